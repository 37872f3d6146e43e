import { daysLater, type Nights } from '../../../contract/rules/nights.ts';
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

/** As far ahead as anybody can book, and some more. */
const furthestDays = 3 * 366;

/** The nights that matter. What never ends elsewhere ends with a year here, so that it is the same tomorrow. */
const getWindow = (today: string): Nights => ({
  start: today,
  end: `${Number(daysLater(today, furthestDays).slice(0, 4)) + 1}-01-01`,
});

/** Half a century of separate nights; whoever sends more means no nights. */
const mostNights = 5000;
/** What has not changed is read as a whole again after so long: nights that repeat come nearer meanwhile. */
const fullReadInterval = 24 * 3600 * 1000;

const noCalendar =
  'what is there is no calendar, or one that is cut off: open its address in a browser, and where it shows a page, copy the address from the channel again';

async function fetchFeed({ feeds, keys }: Reading, calendar: CalendarRow, now: Date): Promise<FeedAnswer> {
  const address = openAddress(keys, calendar);
  if (address === undefined) {
    throw new FeedUnreachable(
      'its address cannot be opened with this SECRET_KEY: remove it, and add it again',
    );
  }
  const isFresh = calendar.wholeAt !== null && now.getTime() - calendar.wholeAt.getTime() < fullReadInterval;
  const { etag, lastModified } = isFresh ? calendar : { etag: null, lastModified: null };
  return feeds.read({ address, etag, lastModified });
}

async function understand(
  { keys }: Reading,
  unit: UnitContent,
  text: string,
  now: Date,
): Promise<ReadNights> {
  const read = await readNights({
    text,
    timeZone: unit.timeZone,
    open: getWindow(getDate(now, unit.timeZone)),
    own: { calendar: keys.calendar, previous: keys.previous },
  });
  if (read === 'no calendar') throw new FeedUnreachable(noCalendar);
  if (read === 'too long') throw new FeedUnreachable('it takes too long to be read');
  if (read.nights.length > mostNights) throw new FeedUnreachable('it has too many events');
  return read;
}

/**
 * Reads a calendar of another channel, and takes its nights over. Whatever is wrong with it is noted, and the nights
 * of before stay.
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
    const nights = answer.changed ? await understand(context, unit, answer.text, now) : undefined;
    await storeReading(context, calendar, answer, nights);
  } catch (error) {
    if (!(error instanceof FeedUnreachable)) throw error;
    log.warn(
      { calendar: calendar.name, unit: unit.id, why: error.message },
      'a calendar elsewhere was not read',
    );
    await storeFailure(context, calendar, error);
  }
}
