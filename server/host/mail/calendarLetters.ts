import type { Speech } from '../base/speech.ts';
import { letter, type Letter } from './letter.ts';

export interface CalendarNews {
  productName: string;
  property: string;
  host: { name: string };
  /** What the host calls it. */
  calendar: string;
}

interface Said {
  subject: string;
  title: string;
  paragraphs: readonly [string, ...string[]];
}

function calendarLetter(speech: Speech, { productName, host }: CalendarNews, said: Said): Letter {
  const { say } = speech;
  const [preview] = said.paragraphs;
  return letter({
    speech,
    productName,
    subject: said.subject,
    title: said.title,
    preview,
    blocks: [{ text: say('mail.hello', { name: host.name }) }, ...said.paragraphs.map((text) => ({ text }))],
    footer: say('mail.footer.host', { product: productName }),
  });
}

/** The mail that tells a host that another channel's calendar goes on failing; `since` in words. */
export function calendarFailingLetter(speech: Speech, news: CalendarNews, since: string): Letter {
  const { say } = speech;
  const { calendar, property } = news;
  return calendarLetter(speech, news, {
    subject: say('mail.hostCalendarFailing.subject', { calendar, property }),
    title: say('mail.hostCalendarFailing.title'),
    paragraphs: [
      say('mail.hostCalendarFailing.intro', { calendar, property, since }),
      say('mail.hostCalendarFailing.next'),
    ],
  });
}

/** The mail that tells them that it is read again. */
export function calendarWellLetter(speech: Speech, news: CalendarNews): Letter {
  const { say } = speech;
  const { calendar, property } = news;
  return calendarLetter(speech, news, {
    subject: say('mail.hostCalendarWell.subject', { calendar, property }),
    title: say('mail.hostCalendarWell.title'),
    paragraphs: [say('mail.hostCalendarWell.intro', { calendar, property })],
  });
}
