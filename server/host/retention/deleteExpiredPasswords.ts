import { sql } from 'kysely';
import { clock, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

const isOver = sql<boolean>`exists (
  select from reservation
  where reservation.id = one_time_password.reservation_id
    and (reservation.status <> 'awaiting_otp' or reservation.hold_expires_at <= ${clock})
)`;

/** Deletes the one-time passwords of holds that no longer await one. */
export const deleteExpiredPasswords = ({ db }: { db: Database }): Promise<void> =>
  deleteRows(db, 'oneTimePassword', isOver);
