import { expect, test } from 'vitest';
import { reservationStatuses, type ReservationStatus } from '../../../contract/values/statuses.ts';
import type { NightRates, TimelineStay } from '../../../contract/dashboard/timeline.ts';
import { sampleTimeline } from '../../../machines/dashboard/timeline/timeline.samples.ts';
import type { CellContent } from '../../../src/dashboard/views/timeline/getCells.ts';
import { useCellText } from '../../../src/dashboard/views/timeline/useCellText.ts';
import { normalizeSpaces, readHook } from './support/inEnglish.tsx';

const nights = { start: '2027-03-03', end: '2027-03-07' };
const { getName, getLabel, getDetails } = readHook(useCellText);

const getWords = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** The name of a cell, without its dates, and its two short texts. */
function readCell(content: CellContent, dates = '3 March to 7 March, '): [string, string, string] {
  const cell = { ...nights, whole: nights, content };
  const name = normalizeSpaces(getName(cell));
  expect(name.startsWith(dates), name).toBe(true);
  const [label, details] = [normalizeSpaces(getLabel(cell)), normalizeSpaces(getDetails(cell))];
  // Somebody who uses their voice says what they see, which the name contains in the same order.
  expect(getWords(name)).toContain(getWords(`${label} ${details}`));
  return [name.slice(dates.length), label, details];
}

/** The dates of nights that are no stay. */
const dates = '3–6 March, ';

const [sample] = sampleTimeline.properties[0]!.stays;
const readStay = (changes: Partial<TimelineStay>, conflictsWith: string[] = []) =>
  readCell({ kind: 'stay', stay: { ...sample!, ...changes }, conflictsWith });

const statusTexts: Record<ReservationStatus, string> = {
  awaiting_otp: 'not paid yet',
  awaiting_payment: 'not paid yet',
  expired: 'not paid yet',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'Cancelled',
};
test.each(reservationStatuses)('the calendar says whether a stay with the status "%s" is paid', (status) => {
  expect(readStay({ status })).toEqual([
    statusTexts[status] === 'not paid yet'
      ? 'Marie Dubois, not paid yet, 4 guests, not registered'
      : `Marie Dubois, 4 guests, ${statusTexts[status]}, not registered`,
    'Marie Dubois',
    statusTexts[status] === 'not paid yet' ? 'not paid yet · 4 guests' : '4 guests',
  ]);
});

test.each<[Partial<TimelineStay>, string[], string, string, string]>([
  [{ isRegistered: true }, [], 'Marie Dubois, 4 guests, confirmed, registered', 'Marie Dubois', '4 guests'],
  [{ guests: 1 }, [], 'Marie Dubois, 1 guest, confirmed, not registered', 'Marie Dubois', '1 guest'],
  [
    { source: 'phone', status: 'awaiting_payment' },
    [],
    'Marie Dubois, not paid yet, by phone, 4 guests, not registered',
    'Marie Dubois',
    'not paid yet · by phone · 4 guests',
  ],
  [
    { source: 'Vrbo' },
    [],
    'Marie Dubois, Vrbo, 4 guests, confirmed, not registered',
    'Marie Dubois',
    'Vrbo · 4 guests',
  ],
  [
    {},
    ['Airbnb', 'Vrbo'],
    'Marie Dubois, conflict, 4 guests, confirmed, not registered, conflict with Airbnb, Vrbo',
    'Marie Dubois',
    'conflict · 4 guests',
  ],
  [{ guestName: '' }, [], 'FYR3-FCYH, 4 guests, confirmed, not registered', 'FYR3-FCYH', '4 guests'],
])('a stay with %j and conflicts with %j is "%s"', (changes, conflicts, name, label, details) => {
  expect(readStay(changes, conflicts)).toEqual([name, label, details]);
});

test.each([
  [{ note: 'New kitchen', isFixed: false }, 'New kitchen, closed', 'New kitchen', 'closed'],
  [{ note: null, isFixed: false }, 'closed', 'closed', ''],
  [{ note: null, isFixed: true }, 'closed in the file of the property', 'closed', ''],
])('closed nights with %j are "%s"', (changes, name, label, details) => {
  const content: CellContent = { kind: 'block', block: { ...nights, ...changes } };
  expect(readCell(content, dates)).toEqual([name, label, details]);
});

test.each([
  [{}, 'booked on Airbnb', 'Airbnb', ''],
  [{ isStay: false }, 'blocked by Airbnb', 'Airbnb', ''],
  [{ name: 'Lucía', note: 'late' }, 'Lucía, Airbnb, late', 'Lucía', 'Airbnb'],
  [{ conflictsWith: ['FYR3-FCYH'] }, 'booked on Airbnb, conflict with FYR3-FCYH', 'Airbnb', 'conflict'],
])('nights of a channel with %j are "%s"', (changes, name, label, details) => {
  const channel = { ...nights, calendar: 'Airbnb', isStay: true, name: null, note: null, conflictsWith: [] };
  const content: CellContent = { kind: 'channel', channel: { ...channel, ...changes } };
  expect(readCell(content, content.channel.isStay ? undefined : dates)).toEqual([name, label, details]);
});

test.each<[Partial<NightRates>, string, string, string]>([
  [{}, 'free, €120, min. 2 nights', '€120', 'min. 2'],
  [{ price: { amount: 18_000, currency: 'EUR' } }, 'free, €180, min. 2 nights, own price', '€180', 'min. 2'],
  [{ minimumStay: 1 }, 'free, €120, min. 1 night', '€120', ''],
])('a free night with %j is "%s"', (changes, name, label, details) => {
  const [rates] = sampleTimeline.properties[0]!.rates;
  const content: CellContent = { kind: 'free', rates: { ...rates!, ...changes } };
  expect(readCell(content, dates)).toEqual([name, label, details]);
});
