import type { Speech } from '../base/speech.ts';
import { dateAt } from '../pricing/index.ts';
import { guestLetter, type Letter } from './guestLetter.ts';
import { factsOf, hostLetter } from './hostLetters.ts';
import type { StayNews } from './stayNews.ts';

/** The mail that asks a guest to register everybody once more, because their host lets it be corrected. */
export function reopenedLetter(speech: Speech, news: StayNews): Letter {
  const { say } = speech;
  const { number, property, host } = news;
  return guestLetter(speech, news, {
    subject: say('mail.reopened.subject', { number }),
    title: say('mail.reopened.title'),
    intro: say('mail.reopened.intro', { host: host.name, property }),
    blocks: [
      { text: say('mail.reopened.all') },
      { link: news.link, words: say('mail.link.reservation') },
      { aside: say('mail.link.private') },
    ],
  });
}

/** The mail that tells a host that their guests have done so, and whether what was filed is to be corrected. */
export function registeredAnewLetter(speech: Speech, news: StayNews): Letter {
  const { say, date } = speech;
  const { number, property, guest, bulletinsExportedAt, timeZone } = news;
  return hostLetter(speech, news, {
    subject: say('mail.hostRegisteredAnew.subject', { number }),
    title: say('mail.hostRegisteredAnew.title'),
    intro: say('mail.hostRegisteredAnew.intro', { name: guest.name, property }),
    blocks: [
      {
        text:
          bulletinsExportedAt === null
            ? say('mail.hostRegisteredAnew.notExported')
            : say('mail.hostRegisteredAnew.correct', {
                date: date(dateAt(bulletinsExportedAt, timeZone)),
                number,
              }),
      },
      { facts: factsOf(speech, news) },
    ],
  });
}
