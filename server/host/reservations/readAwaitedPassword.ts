import { Refusal } from '../base/refusal.ts';
import type { Database } from '../store/database.ts';
import type { OneTimePasswordRow } from '../store/schema.ts';
import type { LockedReservation } from '../stays/lockReservation.ts';

/**
 * Returns the password of a reservation that still awaits it.
 * @throws {Refusal} 410 if the hold has expired, 409 if no password is awaited, 423 if no try is left
 */
export async function readAwaitedPassword(
  db: Database,
  { reservation, current }: Pick<LockedReservation, 'reservation' | 'current'>,
): Promise<OneTimePasswordRow> {
  if (current.status === 'expired') throw new Refusal('hold-expired');
  if (current.status !== 'awaiting_otp') throw new Refusal('wrong-state');
  const password = await db
    .selectFrom('oneTimePassword')
    .selectAll()
    .where('reservationId', '=', reservation.id)
    .executeTakeFirstOrThrow();
  if (password.triesLeft === 0) throw new Refusal('otp-locked');
  return password;
}
