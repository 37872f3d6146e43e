/** A name of a date property, or the start of an event, in any notation. */
const event = /(?:begin|end)\W{1,3}vevent\b|\b(?:dtstart|dtend|freebusy)["'\s]*[;:=]/i;
const date = /(?<!\d)\d{4}-?\d{2}-?\d{2}(?!\d)/;
const property = /^([\w-]+)\s*[;:]/;

/** Properties of a whole calendar, in which a date means no night. */
const ofCalendar =
  /^(?:x-.*|created|dtstamp|last-modified|version|prodid|calscale|uid|url|source|name|description|comment|categories|image)$/i;

/** Whether text outside of a component is the source text of an event. */
export const describesEvent = (text: string): boolean => event.test(text);

/** Whether a line that belongs to no event may mean nights: it contains a date for which there is no other reason. */
export function seemsToTakeNights(text: string): boolean {
  const [, name] = property.exec(text) ?? [];
  return describesEvent(text) || (date.test(text) && !(name !== undefined && ofCalendar.test(name)));
}

/** Misspelt names, such as `DTENDE` or `RRULES`, with the property that they resemble. */
const misspelt: readonly [name: RegExp, value: RegExp, property: string][] = [
  [/^(?!dtstamp$|x-)(?:dt.+|due|until|.*end(?:e|s|-?date|-?time)?)$/i, date, 'DTEND'],
  [/^(?!x-).*rdates?$/i, date, 'RDATE'],
  [/^(?!exrule$|x-)/i, /[;:]\s*freq\s*=/i, 'RRULE'],
];

/** The properties that an unreadable line of an event seems to mean; its own text may contain personal data. */
export function unreadNames(text: string): string[] {
  const [, name] = property.exec(text) ?? [];
  if (name === undefined) return describesEvent(text) ? ['DTSTART'] : [];
  return misspelt
    .filter(([names, value]) => names.test(name) && value.test(text))
    .map(([, , meant]) => meant);
}
