import type {
  BookingPayment,
  BookingTerms,
  HostBooking,
  ReceivedAs,
} from '../../../contract/dashboard/bookings.ts';
import type { Language } from '../../../contract/values/language.ts';
import { callingPrefixes } from '../../../contract/values/countries/index.ts';
import { cleanPhone } from '../../../contract/values/phoneNumber.ts';
import { parseAmount } from '../../../contract/values/typedAmount.ts';

/** The form of a booking, with amounts as the host typed them. */
export interface BookingDraft {
  unit: string;
  startDate: string;
  endDate: string;
  guests: number;
  hasOwnPrice: boolean;
  nightsPrice: string;
  cleaningPrice: string;
  firstName: string;
  lastName: string;
  email: string;
  phonePrefix: string;
  phone: string;
  locale: Language;
  note: string;
  payBy: BookingPayment['by'];
  /** The last day on which the link for the payment works. */
  until: string;
  receivedAs: ReceivedAs;
  /** The received amount; empty for the whole price. */
  amount: string;
  channelName: string;
  reference: string;
}

/** The path of each field in the contract, as in violations. */
const fieldPaths: Readonly<Record<keyof BookingDraft, string>> = {
  unit: 'unit',
  startDate: 'startDate',
  endDate: 'endDate',
  guests: 'guests',
  hasOwnPrice: 'price',
  nightsPrice: 'price.nights',
  cleaningPrice: 'price.cleaning',
  firstName: 'guest.firstName',
  lastName: 'guest.lastName',
  email: 'guest.email',
  phonePrefix: 'guest.phonePrefix',
  phone: 'guest.phone',
  locale: 'locale',
  note: 'specialRequests',
  payBy: 'payment',
  until: 'payment.until',
  receivedAs: 'payment.as',
  amount: 'payment.amount',
  channelName: 'channel.name',
  reference: 'channel.reference',
};

/** Whether a violation is about one of the changed fields. */
export const isAbout = (draft: Partial<BookingDraft>, path: string): boolean =>
  Object.keys(draft).some((field) => {
    const changed = fieldPaths[field as keyof BookingDraft];
    return path === changed || path.startsWith(`${changed}.`);
  });

function getPayment({ payBy, until, receivedAs, amount }: BookingDraft): BookingPayment {
  if (payBy === 'link') return { by: 'link', until };
  if (payBy !== 'received') return { by: payBy };
  return { by: 'received', as: receivedAs, ...(amount !== '' && { amount: parseAmount(amount) }) };
}

/** Returns the stay of a draft at the calculated price. */
export const getStay = ({ unit, startDate, endDate, guests, locale }: BookingDraft): BookingTerms => ({
  unit,
  startDate,
  endDate,
  guests,
  locale,
  payment: { by: 'arrival' },
});

/** Returns the stay of a draft with its price and payment. */
export function getTerms(draft: BookingDraft): BookingTerms {
  const { hasOwnPrice, nightsPrice, cleaningPrice, payBy, channelName, reference } = draft;
  return {
    ...getStay(draft),
    ...(hasOwnPrice && {
      price: { nights: parseAmount(nightsPrice), cleaning: parseAmount(cleaningPrice || '0') },
    }),
    payment: getPayment(draft),
    ...(payBy === 'channel' && { channel: { name: channelName, ...(reference !== '' && { reference }) } }),
  };
}

const longestPrefixesFirst = [...new Set(Object.values(callingPrefixes))].toSorted(
  (one, other) => other.length - one.length,
);

/** Returns the prefix of a draft: the chosen one, or that of an international number such as `0044 …`. */
function getPrefix({ phonePrefix, phone }: BookingDraft): string {
  if (phonePrefix !== '') return phonePrefix;
  const digits = cleanPhone(phone).replaceAll(/[^+\d]/g, '');
  return longestPrefixesFirst.find((prefix) => digits.startsWith(prefix)) ?? '';
}

/** Returns the booking of a draft. */
export function getBooking(draft: BookingDraft): HostBooking {
  const { firstName, lastName, email, phone, note } = draft;
  return {
    ...getTerms(draft),
    guest: { firstName, lastName, email, phonePrefix: getPrefix(draft), phone },
    ...(note !== '' && { specialRequests: note }),
  };
}
