import { getMoments, readDuration, type Moment } from './moments.ts';
import type { Property } from './properties.ts';
import { spanBetween, type Clocks, type Span } from './spans.ts';

export interface Periods {
  spans: Span[];
  /** The number of periods that could not be read completely; the night that is known of them is in `spans`. */
  unreadable: number;
}

function readPeriod(property: Property, text: string, { local, zones }: Clocks): Periods {
  const [first = '', second = '', ...more] = text.split('/');
  const parseMoment = (value: string): Moment | undefined =>
    getMoments([{ ...property, value }], zones).moments[0];
  const [start, end, length] = [parseMoment(first), parseMoment(second), readDuration(second)];
  const wholeEnd = start && !end && length !== undefined ? { ...start, wall: start.wall + length } : end;
  if (start && wholeEnd) {
    const span = spanBetween(start, wholeEnd, local);
    return { spans: [span], unreadable: span.isOpenEnded || more.length > 0 ? 1 : 0 };
  }
  const known = start ?? end;
  const night = { length: 0, isOpenEnded: true };
  return { spans: known ? [{ ...known, ...night }] : [], unreadable: 1 };
}

/** Parses the comma-separated periods of properties (RFC 5545, 3.3.9): from one time to another, or with a duration. */
export function readPeriods(properties: readonly Property[], clocks: Clocks): Periods {
  const read = properties.flatMap((property) =>
    (property.value ?? 'no value')
      .split(',')
      .filter((text) => text.trim() !== '')
      .map((text) => readPeriod(property, text, clocks)),
  );
  return {
    spans: read.flatMap(({ spans }) => spans),
    unreadable: read.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}
