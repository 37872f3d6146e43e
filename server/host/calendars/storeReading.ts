import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import type { FeedAnswer, FeedUnreachable } from '../ports/feeds.ts';
import { lockUnits } from '../stays/lockReservation.ts';
import { clock, type Trx } from '../store/database.ts';
import type { CalendarRow } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { getProblemsToReport, mostProblems } from './problems.ts';
import { replaceNights } from './replaceNights.ts';
import type { ReadNights } from './takenNights.ts';

type Books = Pick<HostContext, 'db' | 'jobs'>;

/** The number of consecutive failures, and their duration in hours, after which the host is notified. */
const failureThreshold = { times: 3, hours: 2 };

/**
 * Locks a calendar after its property, as every transaction that changes taken nights does; undefined if it was
 * removed.
 */
async function lock(trx: Trx, { id, unitId }: CalendarRow): Promise<CalendarRow | undefined> {
  await lockUnits(trx, [unitId]);
  return trx.selectFrom('calendar').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

const well = { failures: 0, failingSince: null, failure: null, failureKind: null, failureNotified: false };

/** Stores the content of an external calendar in one transaction; without `read`, the feed has not changed. */
export const storeReading = (
  { db, jobs }: Books,
  calendar: CalendarRow,
  answer: FeedAnswer,
  read: ReadNights | undefined,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const locked = await lock(trx, calendar);
    if (!locked) return;
    const stored = read && (await storeNights(trx, locked, answer, read));
    await trx
      .updateTable('calendar')
      .set({ ...well, ...stored?.calendar, triedAt: clock, readAt: clock })
      .where('id', '=', calendar.id)
      .execute();
    if (locked.failureNotified) await jobs.enqueue(trx, 'mail.hostCalendarWell', { calendarId: calendar.id });
    if (stored?.isNews) await jobs.enqueue(trx, 'mail.hostCalendarUnreadable', { calendarId: calendar.id });
  });

/**
 * Stores the nights of a calendar.
 * @returns the values to store with the calendar, and whether its host must be notified
 */
async function storeNights(trx: Trx, calendar: CalendarRow, answer: FeedAnswer, read: ReadNights) {
  const nights = calendar.staysOnly ? read.nights.filter(({ isStay }) => isStay) : read.nights;
  const isDoubtful = await replaceNights(trx, calendar, nights);
  const { reported, hasNewProblems } = getProblemsToReport(calendar, read.problems);
  // A doubtful feed is requested in full next time, not conditionally.
  const { etag, lastModified } = answer.changed && !isDoubtful ? answer : { etag: null, lastModified: null };
  const noted = {
    wholeAt: clock,
    etag,
    lastModified,
    unreadable: read.unreadable,
    freeTaken: read.free.taken,
    freeIgnored: read.free.ignored,
    problems: JSON.stringify(read.problems.slice(0, mostProblems)),
    notifiedProblems: JSON.stringify(reported),
  };
  return { calendar: noted, isNews: hasNewProblems };
}

/**
 * Stores that an external calendar could not be read; its nights do not change. If its server sent Retry-After, the
 * next reading waits for that time.
 */
export const storeFailure = (
  { db, jobs }: Books,
  calendar: CalendarRow,
  { message, kind, retryAfter = 0 }: FeedUnreachable,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await lock(trx, calendar))) return;
    await trx
      .updateTable('calendar')
      .set((row) => ({
        triedAt: clock,
        failures: row('failures', '+', 1),
        failingSince: row.fn.coalesce('failingSince', sql<Date>`${clock}`),
        failure: message,
        failureKind: kind,
        dueAt: sql<Date>`greatest(due_at, ${clock} + make_interval(secs => ${retryAfter}))`,
      }))
      .where('id', '=', calendar.id)
      .execute();
    const notNotified = await trx
      .updateTable('calendar')
      .set({ failureNotified: true })
      .where('id', '=', calendar.id)
      .where('failureNotified', '=', false)
      .where('failures', '>=', failureThreshold.times)
      .where('failingSince', '<=', sql<Date>`${clock} - make_interval(hours => ${failureThreshold.hours})`)
      .returning('id')
      .executeTakeFirst();
    if (notNotified) await jobs.enqueue(trx, 'mail.hostCalendarFailing', { calendarId: calendar.id });
  });
