import { daysLater, type Nights } from '../../../contract/values/nights.ts';
import type { HostContext } from '../base/context.ts';
import type { UnitContent } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';
import { FeedUnreachable } from '../ports/feeds.ts';
import { readNights } from './readNights.ts';
import type { ReadNights } from './takenNights.ts';

/** The furthest date that can be booked, plus a margin. */
const furthestDays = 3 * 366;

/**
 * The range of nights to read. It ends with a calendar year, so that an endless series has the same nights tomorrow.
 */
const getWindow = (today: string): Nights => ({
  start: today,
  end: `${Number(daysLater(today, furthestDays).slice(0, 4)) + 1}-01-01`,
});

/** More than ten years of separate nights; a feed with more is not a booking calendar. */
const mostNights = 5000;

const noCalendar =
  'its content is not a calendar, or is incomplete: open its address in a browser; if the browser shows a page, copy the address from the channel again';

interface Feed {
  text: string;
  ignoresFree: boolean;
  /** The time-out in milliseconds; that of the reader if omitted. */
  milliseconds?: number;
}

/**
 * Reads the nights of a calendar file that are taken from today on.
 * @throws {FeedUnreachable} if it is not a calendar, or takes too long to read
 */
export async function readFeed(
  { keys }: Pick<HostContext, 'keys'>,
  unit: UnitContent,
  { text, ignoresFree, milliseconds }: Feed,
  now: Date,
): Promise<ReadNights> {
  const feed = {
    text,
    timeZone: unit.timeZone,
    open: getWindow(getDate(now, unit.timeZone)),
    own: { calendar: keys.calendar, previous: keys.previous },
    ignoresFree,
  };
  const read = await readNights(feed, milliseconds);
  if (read === 'no calendar') throw new FeedUnreachable(noCalendar, { kind: 'not-a-calendar' });
  if (read === 'too long')
    throw new FeedUnreachable('its file takes too long to read', { kind: 'too-complex' });
  if (read.nights.length > mostNights)
    throw new FeedUnreachable('its file has too many events', { kind: 'too-complex' });
  return read;
}
