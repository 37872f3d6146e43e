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

const inLines = ({ say }: Speech, rows: readonly { label: string; value: string }[]) =>
  rows.map((row) => say('mail.fact', row)).join('\n');

/** The mail that says that a stay is booked: when, where, what was paid and what is charged when. */
export function confirmedLetter(speech: Speech, news: StayNews): Letter {
  const { say, date, money } = speech;
  const title = say('mail.confirmed.title');
  const hello = say('mail.hello', { name: news.firstName });
  const intro = say('mail.confirmed.intro', { property: news.property, nights: news.nights });
  const questions = say('mail.confirmed.questions', { ...news.host, host: news.host.name });
  const facts = factsOf(speech, news);
  const payments = news.payments
    .filter(({ status }) => status !== 'void')
    .map(({ dueDate, amount, status }) => ({
      label: say(outcome[status], { date: date(dueDate) }),
      value: money(amount),
    }));
  const paymentsTitle = say('mail.confirmed.payments');
  const totalLabel = say('mail.label.total');
  const total = money(news.total);
  return letter({
    template: 'stay',
    speech,
    productName: news.productName,
    subject: say('mail.confirmed.subject', { number: news.number }),
    preview: intro,
    parts: { title, hello, intro, facts, paymentsTitle, payments, totalLabel, total, questions },
    paragraphs: [
      hello,
      intro,
      inLines(speech, facts),
      `${paymentsTitle}\n${inLines(speech, [...payments, { label: totalLabel, value: total }])}`,
      questions,
    ],
  });
}
