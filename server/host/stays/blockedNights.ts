import type { UnavailableNights } from '../../../contract/schemas/availability.ts';
import type { Database, Trx } from '../store/database.ts';
import { isTrue } from '../store/literals.ts';
import { getRange, getRangeFrom, type Nights } from './nightsRange.ts';

/** A query for the rows that block one of the nights. */
export const readBlockedRows = (db: Database, unitId: string, nights: Nights) =>
  db
    .selectFrom('blockedNights')
    .select('id')
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRange(nights));

/** Whether one of the nights is blocked: it cannot be booked, although no reservation has it. */
export const areBlocked = async (db: Database, unitId: string, nights: Nights): Promise<boolean> =>
  (await readBlockedRows(db, unitId, nights).limit(1).executeTakeFirst()) !== undefined;

/**
 * Reads the blocked nights from `today` on, in order. Nights from another channel's calendar count as booked, others as
 * closed by the host.
 */
export async function readBlockedNights(
  db: Database,
  unitId: string,
  today: string,
): Promise<UnavailableNights[]> {
  const rows = await db
    .selectFrom('blockedNights')
    .select(['startDate as start', 'endDate as end', 'calendarId'])
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRangeFrom(today))
    .orderBy('startDate')
    .execute();
  return rows.map(({ start, end, calendarId }) => {
    return { start, end, reason: calendarId === null ? 'closed' : 'booked' };
  });
}

/** Has external stays compared again with reservations, because a reservation of some of their nights has changed. */
export async function recheckConflicts(trx: Trx, stay: Nights & { unitId: string }): Promise<void> {
  await trx
    .updateTable('blockedNights')
    .set({ conflictsCheckedAt: null })
    .where('unitId', '=', stay.unitId)
    .where('nights', '&&', getRange(stay))
    .where('isStay', '=', isTrue)
    .execute();
}
