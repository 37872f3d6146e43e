import { isAfterMidnight } from '../../../contract/values/arrivalTime.ts';
import { paymentLines } from '../../../contract/rules/payments.ts';
import { getDate, daysAfter } from '../pricing/index.ts';
import type { PaymentStatus } from '../store/schema.ts';
import type { Block, Fact } from './email.ts';
import type { Translator, TranslatedId } from '../base/translator.ts';
import type { ReservationEmailData } from './reservationEmailData.ts';

const getGuests = (say: Translator['say'], { guestCount, party }: ReservationEmailData) =>
  party ? say('mail.party', { ...party }) : String(guestCount);

/** The dates of a stay and its guests. */
export const getDates = ({ say, date, time }: Translator, data: ReservationEmailData): Fact[] => [
  {
    label: say('mail.label.checkIn'),
    value: say('mail.dateFrom', { date: date(data.startDate), time: time(data.checkInAfter) }),
  },
  {
    label: say('mail.label.checkOut'),
    value: say('mail.dateUntil', { date: date(data.endDate), time: time(data.checkOutUntil) }),
  },
  { label: say('mail.label.guests'), value: getGuests(say, data) },
];

/** The approximate arrival, with its date: a time after midnight is on the day after check-in. */
export const arrivalFact = ({ say, date, time }: Translator, data: ReservationEmailData): Fact[] => {
  const { arrivalTime, startDate, checkInAfter } = data;
  if (arrivalTime === null) return [];
  const day = daysAfter(startDate, isAfterMidnight(arrivalTime, checkInAfter) ? 1 : 0);
  const value = say('mail.dateAbout', { date: date(day), time: time(arrivalTime) });
  return [{ label: say('mail.label.arrival'), value }];
};

const onOneLine = (text: string) => text.split(/\s*\n\s*/).join(', ');

/** The data for the invoice that the guest requested. */
export function invoiceBlocks({ say }: Translator, { invoice }: ReservationEmailData): Block[] {
  if (invoice === null) return [];
  const { name, taxNumber, address, country } = invoice;
  return [
    { heading: say('mail.invoice.title') },
    {
      facts: [
        { label: say('mail.label.name'), value: name },
        ...(taxNumber === '' ? [] : [{ label: say('mail.label.taxNumber'), value: taxNumber }]),
        { label: say('mail.label.address'), value: onOneLine(address) },
        { label: say('mail.label.country'), value: country },
      ],
    },
  ];
}

/** The booked property and dates. */
export const getStay = (translator: Translator, data: ReservationEmailData): Fact[] => [
  { label: translator.say('mail.label.number'), value: data.number },
  { label: translator.say('mail.label.property'), value: data.property },
  { label: translator.say('mail.label.place'), value: data.place },
  ...getDates(translator, data),
];

const outcome: Readonly<Record<Exclude<PaymentStatus, 'void'>, TranslatedId>> = {
  paid: 'mail.payment.paid',
  scheduled: 'mail.payment.scheduled',
  processing: 'mail.payment.processing',
  failed: 'mail.payment.failed',
  refunded: 'mail.payment.refunded',
};

/** The payments, with their status and due dates. */
export const getPayments = ({ say, date, money }: Translator, { payments }: ReservationEmailData): Fact[] =>
  paymentLines(payments).flatMap(({ dueDate, amount, status, collectedBy }) => {
    if (status === 'void') return [];
    const isOnArrival = status === 'scheduled' && collectedBy === 'host';
    const label = say(isOnArrival ? 'mail.payment.onArrival' : outcome[status], { date: date(dueDate) });
    return [{ label, value: money(amount) }];
  });

/** The tourist tax, which is paid on arrival in addition to the total. */
export const getTouristTax = ({ say, money }: Translator, { touristTax }: ReservationEmailData): Block[] =>
  touristTax === undefined
    ? []
    : [
        {
          aside: say('mail.touristTax', {
            amount: money(touristTax.total),
            age: String(touristTax.fromAge ?? 'none'),
          }),
        },
      ];

/** The refunds for a cancellation, in the property's time zone. */
export function getPolicies(
  { say, date, clock, share }: Translator,
  { policies, timeZone }: ReservationEmailData,
): Block[] {
  const getMoment = (instant: Date) =>
    say('mail.dateAt', { date: date(getDate(instant, timeZone)), time: clock(instant, timeZone) });
  const giving = policies.filter(({ refundPercentage }) => refundPercentage > 0);
  const facts = giving.map(({ cancelBefore, refundPercentage }) => ({
    label: say('mail.policy.before', { moment: getMoment(new Date(cancelBefore)) }),
    value: say('mail.policy.refund', { share: share(refundPercentage) }),
  }));
  const heading = { heading: say('mail.policy.title') };
  if (facts.length === 0) return [heading, { text: say('mail.policy.none') }];
  return [
    heading,
    { facts: [...facts, { label: say('mail.policy.later'), value: say('mail.policy.nothing') }] },
    { aside: say('mail.policy.clock', { zone: timeZone }) },
  ];
}
