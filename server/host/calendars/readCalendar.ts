import { daysLater, type Nights } from '../../../contract/values/nights.ts';
import type { HostContext } from '../base/context.ts';
import { knownUnit, type UnitContent } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';
import { FeedUnreachable, type FeedAnswer } from '../ports/feeds.ts';
import type { CalendarRow } from '../store/schema.ts';
import { readTime } from '../store/readTime.ts';
import { storeFailure, storeReading } from './storeReading.ts';
import { readNights } from './readNights.ts';
import { openAddress } from './sealedAddress.ts';
import type { ReadNights } from './takenNights.ts';

type Reading = Pick<HostContext, 'db' | 'keys' | 'content' | 'feeds' | 'jobs' | 'log'>;

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
/**
 * An unchanged feed is read in full again after this time, in milliseconds, because new nights of a series come into
 * range.
 */
const fullReadInterval = 24 * 3600 * 1000;

const noCalendar =
  'its content is not a calendar, or is incomplete: open its address in a browser; if the browser shows a page, copy the address from the channel again';

async function fetchFeed({ feeds, keys }: Reading, calendar: CalendarRow, now: Date): Promise<FeedAnswer> {
  const address = openAddress(keys, calendar);
  if (address === undefined) {
    throw new FeedUnreachable(
      'its address cannot be decrypted with this SECRET_KEY: remove the calendar and add it again',
    );
  }
  const isFresh = calendar.wholeAt !== null && now.getTime() - calendar.wholeAt.getTime() < fullReadInterval;
  const { etag, lastModified } = isFresh ? calendar : { etag: null, lastModified: null };
  return feeds.read({ address, etag, lastModified });
}

async function understand(
  { keys }: Reading,
  unit: UnitContent,
  { text, ignoresFree }: { text: string; ignoresFree: boolean },
  now: Date,
): Promise<ReadNights> {
  const read = await readNights({
    text,
    timeZone: unit.timeZone,
    open: getWindow(getDate(now, unit.timeZone)),
    own: { calendar: keys.calendar, previous: keys.previous },
    ignoresFree,
  });
  if (read === 'no calendar') throw new FeedUnreachable(noCalendar);
  if (read === 'too long') throw new FeedUnreachable('its file takes too long to read');
  if (read.nights.length > mostNights) throw new FeedUnreachable('its file has too many events');
  return read;
}

/**
 * Reads a calendar of another channel and stores its nights. After a failure, stores the reason and leaves the nights
 * unchanged.
 */
export async function readCalendar(context: Reading, calendarId: string): Promise<void> {
  const { db, content, log } = context;
  const calendar = await db
    .selectFrom('calendar')
    .selectAll()
    .where('id', '=', calendarId)
    .executeTakeFirst();
  const unit = calendar && knownUnit(content, calendar.unitId);
  if (!unit) return;
  const now = await readTime(db);
  try {
    const answer = await fetchFeed(context, calendar, now);
    const { ignoresFree } = calendar;
    const nights = answer.changed
      ? await understand(context, unit, { text: answer.text, ignoresFree }, now)
      : undefined;
    await storeReading(context, calendar, answer, nights);
  } catch (error) {
    if (!(error instanceof FeedUnreachable)) throw error;
    log.warn({ calendar: calendar.name, unit: unit.id, why: error.message }, 'external calendar not read');
    await storeFailure(context, calendar, error);
  }
}
