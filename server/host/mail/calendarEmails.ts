import type { Translator } from '../base/translator.ts';
import type { UnreadableEvent } from '../calendars/takenNights.ts';
import { composeEmail, type Fact, type Email } from './email.ts';

export interface CalendarEmailData {
  productName: string;
  property: string;
  host: { name: string };
  /** The host's name for it. */
  calendar: string;
}

interface CalendarEmailTexts {
  subject: string;
  title: string;
  paragraphs: readonly [string, ...string[]];
  facts?: readonly Fact[];
  next?: string;
}

function calendarEmail(
  translator: Translator,
  { productName, host }: CalendarEmailData,
  texts: CalendarEmailTexts,
): Email {
  const { say } = translator;
  const [preview] = texts.paragraphs;
  return composeEmail({
    translator,
    productName,
    subject: texts.subject,
    title: texts.title,
    preview,
    blocks: [
      { text: say('mail.hello', { name: host.name }) },
      ...texts.paragraphs.map((text) => ({ text })),
      ...(texts.facts ? [{ facts: texts.facts }] : []),
      ...(texts.next === undefined ? [] : [{ text: texts.next }]),
    ],
    footer: say('mail.footer.host', { product: productName }),
  });
}

/** Composes the e-mail to a host about a calendar of another channel that keeps failing; `since` is formatted. */
export function calendarFailingEmail(translator: Translator, data: CalendarEmailData, since: string): Email {
  const { say } = translator;
  const { calendar, property } = data;
  return calendarEmail(translator, data, {
    subject: say('mail.hostCalendarFailing.subject', { calendar, property }),
    title: say('mail.hostCalendarFailing.title'),
    paragraphs: [
      say('mail.hostCalendarFailing.intro', { calendar, property, since }),
      say('mail.hostCalendarFailing.next'),
    ],
  });
}

/** Composes the e-mail to a host about a calendar that can be read again. */
export function calendarRecoveredEmail(translator: Translator, data: CalendarEmailData): Email {
  const { say } = translator;
  const { calendar, property } = data;
  return calendarEmail(translator, data, {
    subject: say('mail.hostCalendarWell.subject', { calendar, property }),
    title: say('mail.hostCalendarWell.title'),
    paragraphs: [say('mail.hostCalendarWell.intro', { calendar, property })],
  });
}

/** The maximum number of events that an e-mail lists. */
const mostNamed = 10;

function unreadableFact({ say, day }: Translator, { line, properties, nights }: UnreadableEvent): Fact {
  const parts = properties.map((name) =>
    say('mail.hostCalendarUnreadable.part', { name, part: name.replaceAll('-', '') }),
  );
  const taken = nights
    ? say('mail.hostCalendarUnreadable.nights', { from: day(nights.start), to: day(nights.end) })
    : say('mail.hostCalendarUnreadable.noNights');
  return {
    label: say('mail.hostCalendarUnreadable.line', { line }),
    value: `${[...new Set(parts)].join(', ')}. ${taken}`,
  };
}

/** Composes the e-mail to a host about unreadable events in a calendar of another channel. */
export function calendarUnreadableEmail(
  translator: Translator,
  data: CalendarEmailData,
  { count, problems }: { count: number; problems: readonly UnreadableEvent[] },
): Email {
  const { say } = translator;
  const { calendar, property } = data;
  return calendarEmail(translator, data, {
    subject: say('mail.hostCalendarUnreadable.subject', { calendar, property, count }),
    title: say('mail.hostCalendarUnreadable.title'),
    paragraphs: [say('mail.hostCalendarUnreadable.intro', { calendar, property, count })],
    facts: problems.slice(0, mostNamed).map((problem) => unreadableFact(translator, problem)),
    next: say('mail.hostCalendarUnreadable.next'),
  });
}
