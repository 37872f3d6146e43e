import { letter, type Letter } from './letter.ts';
import type { Speech } from './speech.ts';
import { refundOf, type StayNews } from './stayNews.ts';

interface Notice {
  subject: string;
  title: string;
  paragraphs: readonly string[];
}

function notice(speech: Speech, news: StayNews, { subject, title, paragraphs }: Notice): Letter {
  const { say } = speech;
  return letter({
    speech,
    productName: news.productName,
    subject,
    title,
    preview: paragraphs[0] ?? title,
    blocks: [
      { text: say('mail.hello', { name: news.firstName }) },
      ...paragraphs.map((text) => ({ text })),
      { text: say('mail.confirmed.questions', { ...news.host, host: news.host.name }) },
    ],
    footer: say('mail.footer', { product: news.productName }),
  });
}

/** The mail that says that a reservation was called off, and what comes back. */
export function cancelledLetter(speech: Speech, news: StayNews): Letter {
  const { say, money } = speech;
  const refund = refundOf(news);
  return notice(speech, news, {
    subject: say('mail.cancelled.subject', { number: news.number }),
    title: say('mail.cancelled.title'),
    paragraphs: [
      say('mail.cancelled.intro', { number: news.number, property: news.property }),
      refund.amount > 0
        ? say('mail.cancelled.refund', { amount: money(refund) })
        : say('mail.cancelled.noRefund'),
    ],
  });
}

/** The mail to a guest whose payment came after the nights were gone. */
export function paidTooLateLetter(speech: Speech, news: StayNews): Letter {
  const { say, money, date } = speech;
  const refund = refundOf(news);
  return notice(speech, news, {
    subject: say('mail.paidTooLate.subject'),
    title: say('mail.paidTooLate.title'),
    paragraphs: [
      say('mail.paidTooLate.intro', {
        property: news.property,
        number: news.number,
        from: date(news.startDate),
        to: date(news.endDate),
      }),
      refund.amount > 0
        ? say('mail.paidTooLate.refund', { amount: money(refund) })
        : say('mail.paidTooLate.nothingTaken'),
    ],
  });
}
