import type { HostContext } from '../base/context.ts';
import { knownUnit } from '../content/index.ts';
import { FeedUnreachable, type FeedAnswer } from '../ports/feeds.ts';
import type { CalendarRow } from '../store/schema.ts';
import { readTime } from '../store/readTime.ts';
import { storeFailure, storeReading } from './storeReading.ts';
import { readFeed } from './readFeed.ts';
import { openAddress } from './sealedAddress.ts';

type Reading = Pick<HostContext, 'db' | 'keys' | 'content' | 'feeds' | 'jobs' | 'log'>;

/**
 * An unchanged feed is read in full again after this time, in milliseconds, because new nights of a series come into
 * range.
 */
const fullReadInterval = 24 * 3600 * 1000;

async function fetchFeed({ feeds, keys }: Reading, calendar: CalendarRow, now: Date): Promise<FeedAnswer> {
  const address = openAddress(keys, calendar);
  if (address === undefined) {
    throw new FeedUnreachable(
      'its address cannot be decrypted with this SECRET_KEY: remove the calendar and add it again',
      { kind: 'key-lost' },
    );
  }
  const isFresh = calendar.wholeAt !== null && now.getTime() - calendar.wholeAt.getTime() < fullReadInterval;
  const { etag, lastModified } = isFresh ? calendar : { etag: null, lastModified: null };
  return feeds.read({ address, etag, lastModified });
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
      ? await readFeed(context, unit, { text: answer.text, ignoresFree }, now)
      : undefined;
    await storeReading(context, calendar, answer, nights);
  } catch (error) {
    if (!(error instanceof FeedUnreachable)) throw error;
    log.warn({ calendar: calendar.name, unit: unit.id, why: error.message }, 'external calendar not read');
    await storeFailure(context, calendar, error);
  }
}
