import type { Speech } from '../base/speech.ts';
import type { DueBulletins } from '../registration/index.ts';
import { factsOf, hostLetter } from './hostLetters.ts';
import type { Letter } from './letter.ts';
import type { StayNews } from './stayNews.ts';

/** The mail that tells a host which arrived guests are still to be reported, until when, and how. */
export function bulletinsLetter(
  speech: Speech,
  news: StayNews,
  { dueBy, guests, bulletins }: Pick<DueBulletins, 'dueBy' | 'guests' | 'bulletins'>,
  isLast: boolean,
): Letter {
  const { say, date } = speech;
  const { number, property, guest, startDate } = news;
  const by = date(dueBy);
  return hostLetter(speech, news, {
    subject: say(isLast ? 'mail.hostBulletins.subjectLast' : 'mail.hostBulletins.subject', {
      number,
      date: by,
    }),
    title: say('mail.hostBulletins.title'),
    intro: say('mail.hostBulletins.intro', { name: guest.name, property, from: date(startDate), date: by }),
    blocks: [
      {
        text:
          guests === 'registered'
            ? say('mail.hostBulletins.ready', { bulletins, number })
            : say('mail.hostBulletins.missing', { number }),
      },
      { facts: factsOf(speech, news) },
    ],
  });
}
