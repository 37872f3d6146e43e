/** A line of a calendar file, with its continuation lines joined. */
export interface Line {
  /** The number of its first line in the file, from 1. */
  number: number;
  text: string;
}

export interface Property {
  /** Lower case, such as `dtstart`. */
  name: string;
  parameters: Readonly<Record<string, string>>;
  /** Undefined if the line has no value. */
  value: string | undefined;
}

/** Splits a calendar file into lines, with any kind of line break, and joins folded lines (RFC 5545, 3.1). */
export function* unfold(text: string): Generator<Line> {
  let number = 0;
  let first = 0;
  let parts: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    number += 1;
    if (line === '') continue;
    if (parts.length > 0 && /^[ \t]/.test(line)) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) yield { number: first, text: parts.join('') };
    first = number;
    parts = [line.replace(/^[\uFEFF\s]+/, '')];
  }
  if (parts.length > 0) yield { number: first, text: parts.join('') };
}

/** Names that are recognised even without a colon, so that a broken property is reported and not ignored. */
const important = 'dtstart|dtend|rrule|rdate|exdate|recurrence-id|freebusy';
const others = 'duration|uid|summary|status|transp|sequence|method|tzid';
/** A property may belong to a group, such as `item1.DTSTART`, as in address books. */
const relevantProperty = new RegExp(
  `^(?:[\\w-]+\\.)?(?:(${important})(?![\\w-])|(${others})\\s*(?=[;:]))`,
  'i',
);

/** The index of the value: after the first unquoted colon, or after the first colon if a quote is not closed. */
function valueStart(text: string, from: number): number {
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] === ':' && !isQuoted) return at + 1;
  }
  return text.indexOf(':', from) + 1;
}

const parameter = /;\s*([\w-]+)\s*=\s*("[^"]*"?|[^;]*)/g;

const parseParameters = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(parameter)].map(([, name, value]) => [
      name!.toLowerCase(),
      value!.replaceAll('"', '').trim(),
    ]),
  );

/** Parses the property of a line; undefined if the reader does not use it. */
export function readProperty({ text }: Line): Property | undefined {
  const found = relevantProperty.exec(text);
  if (!found) return undefined;
  const [whole, important = '', other = ''] = found;
  const start = valueStart(text, whole.length);
  return {
    name: (important || other).toLowerCase(),
    parameters: start === 0 ? {} : parseParameters(text.slice(whole.length, start - 1)),
    value: start === 0 ? undefined : text.slice(start),
  };
}

export const propertiesCalled = ({ properties }: { properties: readonly Property[] }, name: string) =>
  properties.filter((property) => property.name === name);

/** The text of the first property with a name; empty if none exists. */
export const getText = (component: { properties: readonly Property[] }, name: string): string =>
  propertiesCalled(component, name)[0]?.value?.trim() ?? '';
