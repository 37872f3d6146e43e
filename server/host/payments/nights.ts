import { sql } from 'kysely';
import { clock, type Trx } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';

type Stay = Pick<ReservationRow, 'id' | 'unitId' | 'startDate' | 'endDate'>;

const overlapping = ({ startDate, endDate }: Stay) =>
  sql<boolean>`nights && daterange(${startDate}::date, ${endDate}::date, '[)')`;

/**
 * Whether nobody else holds a stay's nights; holds past their time are ended first. To be asked under the
 * unit's lock; that no two reservations hold a night is the database's constraint.
 */
export async function areTheNightsFree(trx: Trx, stay: Stay): Promise<boolean> {
  await trx
    .updateTable('reservation')
    .set({ status: 'expired', endReason: 'hold_expired', endedAt: sql`hold_expires_at` })
    .where('unitId', '=', stay.unitId)
    .where('status', 'in', ['awaiting_otp', 'awaiting_payment'])
    .where('holdExpiresAt', '<=', clock)
    .where(overlapping(stay))
    .execute();
  const other = await trx
    .selectFrom('reservation')
    .select('id')
    .where('unitId', '=', stay.unitId)
    .where('id', '!=', stay.id)
    .where('status', 'in', ['awaiting_otp', 'awaiting_payment', 'confirmed', 'completed'])
    .where(overlapping(stay))
    .executeTakeFirst();
  return other === undefined;
}
