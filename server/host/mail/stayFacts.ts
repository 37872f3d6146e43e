import { isAfterMidnight } from '../../../contract/rules/arrivalTime.ts';
import { paymentLines } from '../../../contract/rules/payments.ts';
import { dateAt, daysAfter } from '../pricing/index.ts';
import type { PaymentStatus } from '../store/schema.ts';
import type { Block, Fact } from './letter.ts';
import type { Speech, SpokenId } from '../base/speech.ts';
import type { StayNews } from './stayNews.ts';

const guestsOf = (say: Speech['say'], { guestCount, party }: StayNews) =>
  party ? say('mail.party', { ...party }) : String(guestCount);

/** When a stay begins and ends, and for how many. */
export const datesOf = ({ say, date, time }: Speech, news: StayNews): Fact[] => [
  {
    label: say('mail.label.checkIn'),
    value: say('mail.dateFrom', { date: date(news.startDate), time: time(news.checkInAfter) }),
  },
  {
    label: say('mail.label.checkOut'),
    value: say('mail.dateUntil', { date: date(news.endDate), time: time(news.checkOutUntil) }),
  },
  { label: say('mail.label.guests'), value: guestsOf(say, news) },
];

/** About when the guests arrive, with the day: after midnight it is the one after the first. */
export const arrivalFact = ({ say, date, time }: Speech, news: StayNews): Fact[] => {
  const { arrivalTime, startDate, checkInAfter } = news;
  if (arrivalTime === null) return [];
  const day = daysAfter(startDate, isAfterMidnight(arrivalTime, checkInAfter) ? 1 : 0);
  const value = say('mail.dateAbout', { date: date(day), time: time(arrivalTime) });
  return [{ label: say('mail.label.arrival'), value }];
};

const onOneLine = (text: string) => text.split(/\s*\n\s*/).join(', ');

/** What the invoice is to say that the guest asks for. */
export function invoiceBlocks({ say }: Speech, { invoice }: StayNews): Block[] {
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

/** What is booked. */
export const stayOf = (speech: Speech, news: StayNews): Fact[] => [
  { label: speech.say('mail.label.number'), value: news.number },
  { label: speech.say('mail.label.property'), value: news.property },
  { label: speech.say('mail.label.place'), value: news.place },
  ...datesOf(speech, news),
];

const outcome: Readonly<Record<Exclude<PaymentStatus, 'void'>, SpokenId>> = {
  paid: 'mail.payment.paid',
  scheduled: 'mail.payment.scheduled',
  processing: 'mail.payment.processing',
  failed: 'mail.payment.failed',
  refunded: 'mail.payment.refunded',
};

/** What was paid, and what is charged when. */
export const paymentsOf = ({ say, date, money }: Speech, { payments }: StayNews): Fact[] =>
  paymentLines(payments).flatMap(({ dueDate, amount, status }) =>
    status === 'void' ? [] : [{ label: say(outcome[status], { date: date(dueDate) }), value: money(amount) }],
  );

/** What is paid on arrival beside the total. */
export const touristTaxOf = ({ say, money }: Speech, { touristTax }: StayNews): Block[] =>
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

/** What comes back on a cancellation, by the clock of the property. */
export function policiesOf({ say, date, clock, share }: Speech, { policies, timeZone }: StayNews): Block[] {
  const momentOf = (instant: Date) =>
    say('mail.dateAt', { date: date(dateAt(instant, timeZone)), time: clock(instant, timeZone) });
  const giving = policies.filter(({ refundPercentage }) => refundPercentage > 0);
  const facts = giving.map(({ cancelBefore, refundPercentage }) => ({
    label: say('mail.policy.before', { moment: momentOf(new Date(cancelBefore)) }),
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
