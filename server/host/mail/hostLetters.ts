import { letter, type Block, type Letter } from './letter.ts';
import type { Speech } from '../base/speech.ts';
import { arrivalFact, datesOf, invoiceBlocks, touristTaxOf } from './stayFacts.ts';
import { amountPaid, amountRefunded, amountOutstanding, type StayNews } from './stayNews.ts';

interface Draft {
  subject: string;
  title: string;
  intro: string;
  blocks: readonly Block[];
}

// The guest's way to the reservation is the guest's: no mail to a host has it.
export const hostLetter = (speech: Speech, news: StayNews, { intro, blocks, ...draft }: Draft): Letter =>
  letter({
    ...draft,
    speech,
    productName: news.productName,
    preview: intro,
    blocks: [
      { text: speech.say('mail.hello', { name: news.host.name }) },
      { text: intro },
      ...blocks,
      { aside: speech.say('mail.hostConfirmed.reply') },
    ],
    footer: speech.say('mail.footer.host', { product: news.productName }),
  });

export const factsOf = (speech: Speech, news: StayNews) => [
  { label: speech.say('mail.label.number'), value: news.number },
  ...datesOf(speech, news),
  { label: speech.say('mail.label.guest'), value: news.guest.name },
  { label: speech.say('mail.label.email'), value: news.guest.email },
  { label: speech.say('mail.label.phone'), value: news.guest.phone },
];

/** The mail that tells a host of a new booking. */
export function hostConfirmedLetter(speech: Speech, news: StayNews): Letter {
  const { say, money } = speech;
  const { number, property, nights, guest, specialRequests } = news;
  return hostLetter(speech, news, {
    subject: say('mail.hostConfirmed.subject', { number, property }),
    title: say('mail.hostConfirmed.title'),
    intro: say('mail.hostConfirmed.intro', { name: guest.name, property, nights }),
    blocks: [
      { facts: [...factsOf(speech, news), ...arrivalFact(speech, news)] },
      {
        facts: [
          { label: say('mail.payment.paid'), value: money(amountPaid(news)) },
          { label: say('mail.label.toCome'), value: money(amountOutstanding(news)) },
        ],
        sum: { label: say('mail.label.total'), value: money(news.total) },
      },
      ...touristTaxOf(speech, news),
      ...(specialRequests
        ? [{ heading: say('mail.hostConfirmed.requests') }, { quote: specialRequests }]
        : []),
      ...invoiceBlocks(speech, news),
    ],
  });
}

/** The mail that tells a host that a booking was called off. */
export function hostCancelledLetter(speech: Speech, news: StayNews): Letter {
  const { say, money } = speech;
  const { number, property, guest } = news;
  return hostLetter(speech, news, {
    subject: say('mail.hostCancelled.subject', { number, property }),
    title: say('mail.hostCancelled.title'),
    intro: say('mail.hostCancelled.intro', { name: guest.name, property }),
    blocks: [
      {
        facts: factsOf(speech, news),
        sum: { label: say('mail.label.refund'), value: money(amountRefunded(news)) },
      },
    ],
  });
}

/** A stay that another channel's calendar shows. */
interface StayElsewhere {
  /** What the host calls the calendar. */
  calendar: string;
  startDate: string;
  endDate: string;
}

/** The mail that tells a host that a booking meets a stay that was booked elsewhere. */
export function hostConflictLetter(speech: Speech, news: StayNews, elsewhere: StayElsewhere): Letter {
  const { say, day } = speech;
  const { number, property } = news;
  const { calendar, startDate, endDate } = elsewhere;
  const about = { number, property, calendar };
  return hostLetter(speech, news, {
    subject: say('mail.hostConflict.subject', about),
    title: say('mail.hostConflict.title'),
    intro: say('mail.hostConflict.intro', { ...about, from: day(startDate), to: day(endDate) }),
    blocks: [{ facts: factsOf(speech, news) }, { text: say('mail.hostConflict.next') }],
  });
}
