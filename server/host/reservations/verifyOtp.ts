import { violationOf } from '../../../contract/violations.ts';
import type { Write } from '../base/call.ts';
import { Refusal } from '../base/refusal.ts';
import type { Trx } from '../store/database.ts';
import { holdTimes, minutesAfter } from './holdTimes.ts';
import { lockReservation } from '../stays/lockReservation.ts';
import { isPassword } from './oneTimePassword.ts';
import { readAwaitedPassword } from './readAwaitedPassword.ts';
import { forgetStranger } from './unproven/stranger.ts';

/**
 * Proves the guest's address with the password it was sent. A wrong one costs a try, which is why that
 * answer is returned and not thrown.
 */
export const verifyOtp: Write<'verifyOtp'> = async (trx, host, { body }) => {
  const locked = await lockReservation(trx, host, body.reservationId);
  const password = await readAwaitedPassword(trx, locked);
  const { reservation, now } = locked;
  if (password.expiresAt <= now) throw new Refusal('otp-expired');
  if (!isPassword(host.keys, password, body.otp)) {
    return noteMiss(trx, reservation.id, password.triesLeft - 1);
  }

  const holdExpiresAt = minutesAfter(now, holdTimes.toTheCheckout);
  await trx
    .updateTable('reservation')
    .set({ status: 'awaiting_payment', verifiedAt: now, holdExpiresAt })
    .where('id', '=', reservation.id)
    .execute();
  await trx.deleteFrom('oneTimePassword').where('reservationId', '=', reservation.id).execute();
  await forgetStranger(trx, reservation.id);
  return { status: 'awaiting_payment', holdExpiresAt: holdExpiresAt.toISOString() };
};

async function noteMiss(trx: Trx, reservationId: string, triesLeft: number): Promise<Refusal> {
  await trx
    .updateTable('oneTimePassword')
    .set({ triesLeft })
    .where('reservationId', '=', reservationId)
    .execute();
  return new Refusal('otp-incorrect', {
    violations: [violationOf('otp', 'otp_incorrect')],
    attemptsLeft: triesLeft,
  });
}
