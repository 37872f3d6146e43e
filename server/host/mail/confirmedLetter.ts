import type { PaymentStatus } from '../store/schema.ts';
import { letter, type Letter } from './letter.ts';
import type { Speech, SpokenId } from './speech.ts';
import type { StayNews } from './stayNews.ts';

const outcome: Readonly<Record<PaymentStatus, SpokenId>> = {
  paid: 'mail.payment.paid',
  scheduled: 'mail.payment.scheduled',
  processing: 'mail.payment.processing',
  failed: 'mail.payment.failed',
  refunded: 'mail.payment.refunded',
  void: 'mail.payment.refunded',
};

const factsOf = ({ say, date }: Speech, news: StayNews) => [
  { label: say('mail.label.number'), value: news.number },
  { label: say('mail.label.property'), value: news.property },
  { label: say('mail.label.place'), value: news.place },
  {
    label: say('mail.label.checkIn'),
    value: say('mail.dateFrom', { date: date(news.startDate), time: news.checkInAfter }),
  },
  {
    label: say('mail.label.checkOut'),
    value: say('mail.dateUntil', { date: date(news.endDate), time: news.checkOutUntil }),
  },
  { label: say('mail.label.guests'), value: String(news.guestCount) },
];

/** The mail that says that a stay is booked: when, where, what was paid and what is charged when. */
export function confirmedLetter(speech: Speech, news: StayNews): Letter {
  const { say, date, money } = speech;
  const intro = say('mail.confirmed.intro', { property: news.property, nights: news.nights });
  const payments = news.payments
    .filter(({ status }) => status !== 'void')
    .map(({ dueDate, amount, status }) => ({
      label: say(outcome[status], { date: date(dueDate) }),
      value: money(amount),
    }));
  return letter({
    speech,
    productName: news.productName,
    subject: say('mail.confirmed.subject', { number: news.number }),
    title: say('mail.confirmed.title'),
    preview: intro,
    blocks: [
      { text: say('mail.hello', { name: news.firstName }) },
      { text: intro },
      { facts: factsOf(speech, news) },
      { heading: say('mail.confirmed.payments') },
      { facts: payments, sum: { label: say('mail.label.total'), value: money(news.total) } },
      { text: say('mail.confirmed.questions', { ...news.host, host: news.host.name }) },
    ],
    footer: say('mail.footer', { product: news.productName }),
  });
}
