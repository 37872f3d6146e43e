import type { Speech } from '../base/speech.ts';
import { factsOf, hostLetter } from './hostLetters.ts';
import type { Letter } from './letter.ts';
import { arrivalFact, invoiceBlocks } from './stayFacts.ts';
import type { StayNews } from './stayNews.ts';

const noneOf = ({ say }: Speech, { invoice, arrivalTime }: StayNews) => [
  ...(arrivalTime === null ? [{ text: say('mail.hostDetails.noArrival') }] : []),
  ...(invoice === null ? [{ text: say('mail.hostDetails.noInvoice') }] : []),
];

/** The mail that tells a host what a guest has told of their stay since they booked it, as it stands now. */
export function hostDetailsLetter(speech: Speech, news: StayNews): Letter {
  const { say } = speech;
  const { number, property, guest } = news;
  return hostLetter(speech, news, {
    subject: say('mail.hostDetails.subject', { number, property }),
    title: say('mail.hostDetails.title'),
    intro: say('mail.hostDetails.intro', { name: guest.name, property }),
    blocks: [
      { facts: [...factsOf(speech, news), ...arrivalFact(speech, news)] },
      ...invoiceBlocks(speech, news),
      ...noneOf(speech, news),
    ],
  });
}
