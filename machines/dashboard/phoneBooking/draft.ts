import type {
  BookingPayment,
  BookingTerms,
  HostBooking,
  ReceivedAs,
} from '../../../contract/dashboard/bookings.ts';
import { getChannelName, type BookingSource } from '../../../contract/dashboard/bookingSource.ts';
import type { Language } from '../../../contract/values/language.ts';
import { callingPrefixes } from '../../../contract/values/countries/index.ts';
import { splitName } from '../../../contract/values/personName.ts';
import { cleanPhone } from '../../../contract/values/phoneNumber.ts';
import { parseAmount } from '../../../contract/values/typedAmount.ts';

/** The form of a booking, with amounts as the host typed them. */
export interface BookingDraft {
  source: BookingSource;
  /** The name of a channel that is not in the list. */
  channelName: string;
  /** The number of the stay on its channel. */
  reference: string;
  unit: string;
  startDate: string;
  endDate: string;
  /** The number of all guests, of whom these are children and babies. */
  guests: number;
  children: number;
  babies: number;
  /** The first and the last name, or a single one. */
  name: string;
  email: string;
  phonePrefix: string;
  phone: string;
  locale: Language;
  arrivalTime: string;
  note: string;
  hasOwnPrice: boolean;
  nightsPrice: string;
  cleaningPrice: string;
  payBy: BookingPayment['by'];
  /** The payment option with the instalments of a link; empty for the first one. */
  paymentOptionId: string;
  /** The last day on which the link for the payment works. */
  until: string;
  receivedAs: ReceivedAs;
  /** The received amount; empty for the whole price. */
  amount: string;
  /** The payment of the channel to the host, and its commission; empty if unknown. */
  payout: string;
  commission: string;
}

/** The path of each field in the contract, as in violations. */
const fieldPaths: Readonly<Record<keyof BookingDraft, string>> = {
  source: 'source',
  channelName: 'channel.name',
  reference: 'channel.reference',
  unit: 'unit',
  startDate: 'startDate',
  endDate: 'endDate',
  guests: 'guests',
  children: 'party.children',
  babies: 'party.babies',
  name: 'guest.name',
  email: 'guest.email',
  phonePrefix: 'guest.phonePrefix',
  phone: 'guest.phone',
  locale: 'locale',
  arrivalTime: 'arrivalTime',
  note: 'specialRequests',
  hasOwnPrice: 'price',
  nightsPrice: 'price.nights',
  cleaningPrice: 'price.cleaning',
  payBy: 'payment',
  paymentOptionId: 'paymentOptionId',
  until: 'payment.until',
  receivedAs: 'payment.as',
  amount: 'payment.amount',
  payout: 'channel.payout',
  commission: 'channel.commission',
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

/** Returns the source of a draft, or its channel. */
function getSource(draft: BookingDraft): Pick<BookingTerms, 'source' | 'channel'> {
  const { source, reference } = draft;
  if (source === 'phone' || source === 'walk-in') return { source };
  return { channel: { name: getChannelName(draft), ...(reference !== '' && { reference }) } };
}

/** Returns the stay of a draft at the calculated price. */
export function getStay(draft: BookingDraft): BookingTerms {
  const { unit, startDate, endDate, guests, children, babies, locale } = draft;
  return {
    unit,
    startDate,
    endDate,
    guests,
    ...(children + babies > 0 && { party: { adults: guests - children - babies, children, babies } }),
    locale,
    payment: { by: 'arrival' },
    ...getSource(draft),
  };
}

/** Returns the stay of a draft with its price and payment. */
export function getTerms(draft: BookingDraft): BookingTerms {
  const { hasOwnPrice, nightsPrice, cleaningPrice, payBy, paymentOptionId, payout, commission } = draft;
  const { channel, ...stay } = getStay(draft);
  return {
    ...stay,
    ...(paymentOptionId !== '' && { paymentOptionId }),
    ...(hasOwnPrice &&
      payBy !== 'channel' && {
        price: { nights: parseAmount(nightsPrice), cleaning: parseAmount(cleaningPrice || '0') },
      }),
    payment: getPayment(draft),
    ...(channel && {
      channel: {
        ...channel,
        ...(payout !== '' && { payout: parseAmount(payout) }),
        ...(commission !== '' && { commission: parseAmount(commission) }),
      },
    }),
  };
}

const longestPrefixesFirst = [...new Set(Object.values(callingPrefixes))].toSorted(
  (one, other) => other.length - one.length,
);

/** Returns the prefix of a draft: the chosen one, or that of an international number such as `0044 …`. */
function getPrefix({ phonePrefix, phone }: BookingDraft): string {
  if (phone.trim() === '') return '';
  if (phonePrefix !== '') return phonePrefix;
  const digits = cleanPhone(phone).replaceAll(/[^+\d]/g, '');
  return longestPrefixesFirst.find((prefix) => digits.startsWith(prefix)) ?? '';
}

/** Returns the booking of a draft. */
export function getBooking(draft: BookingDraft): HostBooking {
  const { name, email, phone, note, arrivalTime } = draft;
  return {
    ...getTerms(draft),
    guest: { ...splitName(name), email: email.trim(), phonePrefix: getPrefix(draft), phone },
    ...(arrivalTime !== '' && { arrivalTime }),
    ...(note !== '' && { specialRequests: note }),
  };
}
