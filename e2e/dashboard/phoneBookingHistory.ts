import { daysLater, getDateAt, nightsBetween } from '../../contract/values/nights.ts';
import { deviceTimeZone } from '../support/deviceTimeZone.ts';
import { inDays } from '../support/hostApi.ts';
import type { WalkHistory } from './createDashboardWalk.ts';

/** The fields that the host has filled in. */
export interface PhoneBookingHistory extends WalkHistory {
  unit: string;
  endDate: string;
  hasOwnPrice: boolean;
  nightsPrice: string;
  cleaningPrice: string;
  name: string;
  email: string;
  phone: string;
  payBy: 'link' | 'arrival' | 'received';
  amount: string;
}

/** The proposed stay. */
export const stay = { property: 'casa-do-limoeiro', arrival: inDays(30), departure: inDays(33) };

/** The proposed last day for a payment by link. */
export const linkUntil = daysLater(getDateAt(Date.now(), deviceTimeZone), 3);

/** The number of days until then. */
export const linkDays = nightsBetween(inDays(0), linkUntil);

/** The details of the guest. */
export const guest = {
  name: 'Marie Dubois',
  email: 'marie@example.com',
  phone: '6 12 34 56 78',
};

/** The form before the host enters anything. */
export const untouched: Omit<PhoneBookingHistory, keyof WalkHistory> = {
  unit: stay.property,
  endDate: stay.departure,
  hasOwnPrice: false,
  nightsPrice: '',
  cleaningPrice: '',
  name: '',
  email: '',
  phone: '',
  payBy: 'link',
  amount: '',
};

const getPayment = ({ payBy, amount }: PhoneBookingHistory) => {
  if (payBy === 'link') return { by: 'link', until: linkUntil };
  return payBy === 'received'
    ? { by: 'received', as: 'cash', ...(amount !== '' && { amount: Number(amount) * 100 }) }
    : { by: payBy };
};

/** Returns the body of the call about the stay at the calculated price. */
export const getStayBody = ({ unit, endDate, translator }: PhoneBookingHistory): object => ({
  unit,
  startDate: stay.arrival,
  endDate,
  guests: 2,
  locale: translator.language,
  payment: { by: 'arrival' },
  source: 'phone',
});

/** Returns the body of the call about the price and the payment. */
export function getTermsBody(history: PhoneBookingHistory): object {
  const { hasOwnPrice, nightsPrice, cleaningPrice } = history;
  return {
    ...getStayBody(history),
    ...(hasOwnPrice && {
      price: { nights: Number(nightsPrice) * 100, cleaning: Number(cleaningPrice) * 100 },
    }),
    payment: getPayment(history),
  };
}

/** Returns the body of the call that makes the booking. */
export const getBookingBody = (history: PhoneBookingHistory, expectedTotal: number): object => ({
  ...getTermsBody(history),
  guest: {
    firstName: history.name.split(' ')[0],
    lastName: history.name.split(' ')[1],
    email: history.email,
    phonePrefix: '+33',
    phone: history.phone,
  },
  expectedTotal,
});
