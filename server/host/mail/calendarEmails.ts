import type { Translator } from '../base/translator.ts';
import type { UnreadableEvent } from '../calendars/takenNights.ts';
import { composeEmail, type Fact, type Email } from './email.ts';

export interface CalendarEmailData {
  productName: string;
  property: string;
  host: { name: string };
  /** What the host calls it. */
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

/** The mail that tells a host that another channel's calendar goes on failing; `since` in words. */
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

/** The mail that tells them that it is read again. */
export function calendarRecoveredEmail(translator: Translator, data: CalendarEmailData): Email {
  const { say } = translator;
  const { calendar, property } = data;
  return calendarEmail(translator, data, {
    subject: say('mail.hostCalendarWell.subject', { calendar, property }),
    title: say('mail.hostCalendarWell.title'),
    paragraphs: [say('mail.hostCalendarWell.intro', { calendar, property })],
  });
}

/** Events that a mail names one by one. */
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

/** The mail that tells a host which events of another channel's calendar cannot be read, or only in part. */
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
