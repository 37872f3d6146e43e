import { sql } from 'kysely';
import type { Database } from '../../store/database.ts';
import type { ReservationRow } from '../../store/schema.ts';

/** The numbers of the stays before and after a reservation; null if there is none. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

const readNeighbour = async (
  db: Database,
  { startDate, number }: Pick<ReservationRow, 'startDate' | 'number'>,
  direction: 'asc' | 'desc',
) =>
  (
    await db
      .selectFrom('reservation')
      .select('number')
      .where('status', 'in', ['confirmed', 'completed'])
      .where(
        sql<boolean>`(start_date, number) ${sql.raw(direction === 'asc' ? '>' : '<')} (${startDate}::date, ${number})`,
      )
      .orderBy('startDate', direction)
      .orderBy('number', direction)
      .limit(1)
      .executeTakeFirst()
  )?.number ?? null;

/** Returns the stays whose guests arrive before and after those of a reservation, at all properties. */
export const readNeighbours = async (
  db: Database,
  reservation: Pick<ReservationRow, 'startDate' | 'number'>,
): Promise<Neighbours> => ({
  previous: await readNeighbour(db, reservation, 'desc'),
  next: await readNeighbour(db, reservation, 'asc'),
});
