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

const componentNames =
  'vcalendar|vevent|vfreebusy|vtimezone|vtodo|vjournal|vavailability|available|valarm|standard|daylight';
const marker = new RegExp(String.raw`^\s*(?:begin|end)\s*:\s*(?:${componentNames})\s*$`, 'i');
/** No text is folded exactly before the name of such a property, so an indented one is a line of its own. */
const indentedProperty = /^\s+(?:dtstart|dtend|duration|rrule|rdate|freebusy)\s*[;:]/i;

const indentation = (line: string) => /^[ \t]*/.exec(line)![0].length;

/**
 * Splits a calendar file into lines, with any kind of line break, and joins folded lines (RFC 5545, 3.1). Some templates
 * indent all lines: the line after BEGIN or END, which is never folded, then shows by how much.
 */
export function* unfold(text: string): Generator<Line> {
  let number = 0;
  let first = 0;
  let margin = 0;
  let parts: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    number += 1;
    if (line.trim() === '') continue;
    const isAfterMarker = parts.length === 1 && marker.test(parts[0]!);
    const isFolded =
      parts.length > 0 &&
      indentation(line) > margin &&
      !(isAfterMarker || marker.test(line) || indentedProperty.test(line));
    if (isFolded) {
      parts.push(line.slice(margin + 1));
      continue;
    }
    margin = isAfterMarker ? indentation(line) : Math.min(margin, indentation(line));
    if (parts.length > 0) yield { number: first, text: parts.join('') };
    first = number;
    parts = [line.replace(/^[\uFEFF\s]+/, '')];
  }
  if (parts.length > 0) yield { number: first, text: parts.join('') };
}

/** Names that are recognised even without a colon, so that a broken property is reported and not ignored. */
const important = 'dtstart|dtend|rrule|rdate|exdate|recurrence-id|freebusy';
const others =
  'duration|uid|summary|status|transp|sequence|method|tzid|x-microsoft-cdo-busystatus|x-microsoft-cdo-alldayevent';
/** A property may belong to a group, such as `item1.DTSTART`, as in address books. Those of dates may follow a quote. */
const relevantProperty = new RegExp(
  `^(?:\\W*(?:[\\w-]+\\.)?(${important})(?![\\w-])|(?:[\\w-]+\\.)?(${others})\\s*(?=[;:]))`,
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
