import { expect, test } from 'vitest';
import type { TimelineProperty } from '../../../contract/dashboard/timeline.ts';
import type { Nights } from '../../../contract/values/nights.ts';
import { sampleTimeline } from '../../../machines/dashboard/timeline/timeline.samples.ts';
import { getCells } from '../../../src/dashboard/views/timeline/getCells.ts';
import { getParts } from '../../../src/dashboard/views/timeline/getParts.ts';

const closed = (start: string, end: string, isFixed = false) => ({ start, end, note: null, isFixed });

/** A property with a stay from 3 to 7 March, closed nights from 7 to 11 and from 11 to 13, and others in its file. */
const property: TimelineProperty = {
  ...sampleTimeline.properties[0]!,
  stays: [{ ...sampleTimeline.properties[0]!.stays[0]!, start: '2027-03-03', end: '2027-03-07' }],
  blocks: [
    closed('2027-03-07', '2027-03-11'),
    closed('2027-03-11', '2027-03-13'),
    closed('2027-03-16', '2027-03-18', true),
  ],
  channelStays: [],
};

/** The cells of a row that share a night with a selection, as the calendar selects them. */
function describeParts({ start, end }: Nights): string[] {
  const cells = getCells(property, { start: sampleTimeline.from, end: sampleTimeline.to });
  const selected = cells.filter((cell) => cell.start < end && start < cell.end);
  return getParts({ start, end }, selected).map((part) => `${part.kind} ${part.start} ${part.end}`);
}

test.each<[string, string, string[]]>([
  ['2027-03-13', '2027-03-16', ['free 2027-03-13 2027-03-16']],
  ['2027-03-07', '2027-03-11', ['closed 2027-03-07 2027-03-11']],
  ['2027-03-08', '2027-03-10', ['closed 2027-03-08 2027-03-10']],
  ['2027-03-07', '2027-03-08', ['closed 2027-03-07 2027-03-08']],
  ['2027-03-10', '2027-03-11', ['closed 2027-03-10 2027-03-11']],
  ['2027-03-09', '2027-03-12', ['closed 2027-03-09 2027-03-11', 'closed 2027-03-11 2027-03-12']],
  ['2027-03-12', '2027-03-15', ['closed 2027-03-12 2027-03-13', 'free 2027-03-13 2027-03-15']],
  ['2027-03-01', '2027-03-08', ['free 2027-03-01 2027-03-03', 'closed 2027-03-07 2027-03-08']],
  ['2027-03-15', '2027-03-20', ['free 2027-03-15 2027-03-16', 'free 2027-03-18 2027-03-20']],
  ['2027-03-04', '2027-03-06', []],
  ['2027-03-16', '2027-03-17', []],
])('of the nights from %s to %s, only selected nights are closed or opened', (start, end, parts) => {
  expect(describeParts({ start, end })).toEqual(parts);
});
