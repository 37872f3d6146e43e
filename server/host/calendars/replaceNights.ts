import type { Selectable } from 'kysely';
import type { Nights } from '../../../contract/values/nights.ts';
import { clock, type Trx } from '../store/database.ts';
import { readTime } from '../store/readTime.ts';
import type { BlockedNightsTable, CalendarRow } from '../store/schema.ts';
import type { TakenNights } from './takenNights.ts';

type Row = Pick<
  Selectable<BlockedNightsTable>,
  'id' | 'startDate' | 'endDate' | 'isStay' | 'isClosure' | 'missingSince'
>;

/** Number of rows per statement. */
const atATime = 500;

/** The minimum interval between two readings that confirm a collapse, in milliseconds. */
const confirmedAfter = 10 * 60_000;

/** The number of stays from which losing more than half of them at one reading counts as a collapse. */
const fewStays = 3;

const getKey = ({ start, end, isStay }: TakenNights) => `${start} ${end} ${isStay}`;
const getNights = ({ startDate, endDate, isStay }: Row) => ({ start: startDate, end: endDate, isStay });

/** Whether all nights from `today` on are covered by others, which are sorted. */
function areCovered({ start, end }: Nights, others: readonly Nights[], today: string): boolean {
  let at = start > today ? start : today;
  for (const other of others) if (other.start <= at && other.end > at) at = other.end;
  return at >= end;
}

/**
 * Whether a calendar suddenly contains so much less that it may be wrong: no nights, no stays, or fewer than half of
 * its stays. Some channels return an empty calendar for some minutes.
 */
function isCollapse(before: readonly TakenNights[], now: readonly TakenNights[], today: string): boolean {
  const isUpcoming = ({ end }: Nights) => end > today;
  const [upcoming, left] = [before.filter(isUpcoming), now.filter(isUpcoming)];
  const stays = upcoming.filter(({ isStay }) => isStay);
  if (upcoming.length > 0 && left.length === 0) return true;
  if (stays.length > 0 && !left.some(({ isStay }) => isStay)) return true;
  const lost = stays.filter((stay) => !areCovered(stay, left, today));
  return stays.length >= fewStays && lost.length * 2 > stays.length;
}

const getIds = (rows: readonly Row[]) => rows.map(({ id }) => id);

async function insert(trx: Trx, { id: calendarId, unitId }: CalendarRow, nights: readonly TakenNights[]) {
  const rows = nights.map(({ start: startDate, end: endDate, isStay, isClosure = false }) => {
    return { unitId, calendarId, startDate, endDate, isStay, isClosure, createdAt: clock };
  });
  for (let at = 0; at < rows.length; at += atATime) {
    await trx
      .insertInto('blockedNights')
      .values(rows.slice(at, at + atATime))
      .execute();
  }
}

/** Updates rows that are in the calendar again, or whose closure flag has changed. */
async function noteFound(trx: Trx, rows: readonly Row[], takenNights: ReadonlyMap<string, TakenNights>) {
  for (const row of rows) {
    const isClosure = takenNights.get(getKey(getNights(row)))!.isClosure ?? false;
    if (row.missingSince === null && row.isClosure === isClosure) continue;
    const found = { missingSince: null, isClosure, conflictsCheckedAt: null };
    await trx.updateTable('blockedNights').set(found).where('id', '=', row.id).execute();
  }
}

async function release(trx: Trx, rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += atATime) {
    await trx
      .deleteFrom('blockedNights')
      .where('id', 'in', getIds(rows.slice(at, at + atATime)))
      .execute();
  }
}

/**
 * Stores the nights of a calendar, and deletes those that it no longer contains. Unchanged rows are not rewritten, so
 * that their creation time is preserved. After a collapse, nights are deleted only when a later reading confirms that
 * they are missing.
 * @returns whether such a confirmation is pending
 */
export async function replaceNights(
  trx: Trx,
  calendar: CalendarRow,
  nights: readonly TakenNights[],
): Promise<boolean> {
  const rows: Row[] = await trx
    .selectFrom('blockedNights')
    .select(['id', 'startDate', 'endDate', 'isStay', 'isClosure', 'missingSince'])
    .where('calendarId', '=', calendar.id)
    .execute();
  const now = await readTime(trx);
  const takenNights = new Map(nights.map((one) => [getKey(one), one]));
  const known = new Set(rows.map((row) => getKey(getNights(row))));
  const removed = rows.filter((row) => !takenNights.has(getKey(getNights(row))));
  // After a change of its options, a calendar is expected to take other nights.
  const isDoubtful =
    calendar.wholeAt !== null && isCollapse(rows.map(getNights), nights, now.toISOString().slice(0, 10));
  const isConfirmed = ({ missingSince }: Row) =>
    missingSince !== null && now.getTime() - missingSince.getTime() >= confirmedAfter;
  const kept = isDoubtful ? removed.filter((row) => !isConfirmed(row)) : [];
  await release(
    trx,
    removed.filter((row) => !kept.includes(row)),
  );
  const newlyMissing = kept.filter(({ missingSince }) => missingSince === null);
  if (newlyMissing.length > 0) {
    const missing = trx.updateTable('blockedNights').set({ missingSince: clock });
    await missing.where('id', 'in', getIds(newlyMissing)).execute();
  }
  await noteFound(
    trx,
    rows.filter((row) => !removed.includes(row)),
    takenNights,
  );
  await insert(
    trx,
    calendar,
    nights.filter((one) => !known.has(getKey(one))),
  );
  return kept.length > 0;
}
