import type {
  ChannelStay,
  NightRates,
  TimelineBlock,
  TimelineProperty,
  TimelineStay,
} from '../../../../contract/dashboard/timeline.ts';
import { daysLater, overlap, type Nights } from '../../../../contract/values/nights.ts';

/** The content of a cell of the calendar. */
export type CellContent =
  | { kind: 'stay'; stay: TimelineStay; conflictsWith: readonly string[] }
  | { kind: 'block'; block: TimelineBlock }
  | { kind: 'channel'; channel: ChannelStay }
  | { kind: 'free'; rates: NightRates };

/** A cell of the calendar with its nights in the window. */
export interface Cell extends Nights {
  content: CellContent;
  /** The nights of the stay or of the closing, which may begin before the window or end after it. */
  whole: Nights;
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Everything that occupies nights, in the order in which it is shown where several things have the same nights. */
function getOccupants({
  stays,
  blocks,
  channelStays,
}: TimelineProperty): { nights: Nights; content: CellContent }[] {
  return [
    ...stays.map((stay) => ({
      nights: stay,
      content: {
        kind: 'stay' as const,
        stay,
        conflictsWith: channelStays
          .filter(({ conflictsWith }) => conflictsWith.includes(stay.number))
          .map(({ calendar }) => calendar),
      },
    })),
    ...channelStays.map((channel) => ({ nights: channel, content: { kind: 'channel' as const, channel } })),
    ...blocks.map((block) => ({ nights: block, content: { kind: 'block' as const, block } })),
  ];
}

/** The part of some nights that no earlier cell has; undefined if there is none. */
function findRest({ start, end }: Nights, cells: readonly Cell[]): Nights | undefined {
  let [first, last] = [start, end];
  for (const cell of cells) {
    if (cell.start >= last || cell.end <= first) continue;
    if (cell.start <= first) first = later(first, cell.end);
    else last = cell.start;
  }
  return first < last ? { start: first, end: last } : undefined;
}

function getFreeCells(cells: readonly Cell[], rates: readonly NightRates[], window: Nights): Cell[] {
  const free: Cell[] = [];
  let [at, nextRates] = [0, 0];
  for (let night = window.start; night < window.end; night = daysLater(night, 1)) {
    while (cells[at] && cells[at]!.end <= night) at += 1;
    while (rates[nextRates] && rates[nextRates]!.end <= night) nextRates += 1;
    const ofNight = rates[nextRates];
    if ((cells[at] && cells[at]!.start <= night) || !ofNight) continue;
    const nights = { start: night, end: daysLater(night, 1) };
    free.push({ ...nights, whole: nights, content: { kind: 'free', rates: ofNight } });
  }
  return free;
}

/** Returns the cells of a property, in order, without gaps: one for each stay or closing, and one for each free night. */
export function getCells(property: TimelineProperty, window: Nights): Cell[] {
  const cells: Cell[] = [];
  for (const { nights, content } of getOccupants(property)) {
    const clipped = { start: later(nights.start, window.start), end: earlier(nights.end, window.end) };
    const rest = clipped.start < clipped.end ? findRest(clipped, cells) : undefined;
    const whole = { start: nights.start, end: nights.end };
    if (rest) cells.push({ ...rest, whole, content });
  }
  cells.sort((a, b) => a.start.localeCompare(b.start));
  return [...cells, ...getFreeCells(cells, property.rates, window)].toSorted((a, b) =>
    a.start.localeCompare(b.start),
  );
}

/** Whether all of some nights are free. */
export const areFree = (cells: readonly Cell[], nights: Nights): boolean =>
  cells.every((cell) => cell.content.kind === 'free' || !overlap(cell, nights));
