import type { Write } from '../base/call.ts';
import { Refusal } from '../base/refusal.ts';
import { earlierOf, holdTimes, minutesAfter } from './holdTimes.ts';
import { lockReservation } from '../stays/lockReservation.ts';
import { maskedEmail } from './maskedEmail.ts';
import { newPassword } from './oneTimePassword.ts';
import { readAwaitedPassword } from './readAwaitedPassword.ts';

const secondsBetween = (from: Date, to: Date) => Math.ceil((to.getTime() - from.getTime()) / 1000);

/** Mails a new one-time password, which ends the earlier one; tries are counted on. */
export const resendOtp: Write<'resendOtp'> = async (trx, host, { body }) => {
  const locked = await lockReservation(trx, host, body.reservationId);
  const { resendsLeft } = await readAwaitedPassword(trx, locked);
  const { reservation, now } = locked;
  if (resendsLeft === 0) {
    throw new Refusal('too-many-requests', { retryAfter: secondsBetween(now, reservation.holdExpiresAt) });
  }

  const expiresAt = earlierOf(minutesAfter(now, holdTimes.password), reservation.holdExpiresAt);
  await trx
    .updateTable('oneTimePassword')
    .set({ ...newPassword(host.keys, reservation.id), expiresAt, resendsLeft: resendsLeft - 1 })
    .where('reservationId', '=', reservation.id)
    .execute();
  await host.jobs.enqueue(trx, 'mail.otp', { reservationId: reservation.id });
  return { otpExpiresAt: expiresAt.toISOString(), sentTo: maskedEmail(reservation.email) };
};
