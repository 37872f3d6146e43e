import type { Call, Write } from '../base/call.ts';
import { Refusal } from '../base/refusal.ts';
import type { HostContext } from '../base/context.ts';
import type { Trx } from '../store/database.ts';
import { pickEarlier, holdTimes, minutesAfter } from './holdTimes.ts';
import { lockReservation } from '../stays/lockReservation.ts';
import { storeLanguage } from './storeLanguage.ts';
import { maskedEmail } from './maskedEmail.ts';
import { newPassword } from './oneTimePassword.ts';
import { readAwaitedPassword } from './readAwaitedPassword.ts';
import { limitCodeMails, lockOrigin, noteCodeMail } from './limits/codeMails.ts';
import { getOrigin } from './limits/origin.ts';

/**
 * Reads the origin of a request to send a code again. The address of a reservation never changes, so no lock is needed.
 */
async function readOrigin(
  trx: Trx,
  { keys }: HostContext,
  { body: { reservationId: id }, networks }: Pick<Call<'resendOtp'>, 'body' | 'networks'>,
) {
  const held = await trx.selectFrom('reservation').select('email').where('id', '=', id).executeTakeFirst();
  return held && getOrigin(keys, held.email, networks);
}

/** E-mails a new one-time password, which invalidates the earlier one; the number of tries left does not change. */
export const resendOtp: Write<'resendOtp'> = async (trx, host, call) => {
  const { body } = call;
  const origin = await readOrigin(trx, host, call);
  await lockOrigin(trx, origin);
  const locked = await lockReservation(trx, host, body.reservationId);
  const { resendsLeft } = await readAwaitedPassword(trx, locked);
  const { reservation, now } = locked;
  if (resendsLeft === 0) {
    const retryAfter = Math.max(1, Math.ceil((reservation.holdExpiresAt.getTime() - now.getTime()) / 1000));
    throw new Refusal('too-many-requests', { retryAfter });
  }
  if (origin) await limitCodeMails(trx, origin, host.watch.codeMailRefused);
  await storeLanguage(trx, locked, body.locale);

  const expiresAt = pickEarlier(minutesAfter(now, holdTimes.password), reservation.holdExpiresAt);
  await trx
    .updateTable('oneTimePassword')
    .set({ ...newPassword(host.keys, reservation.id), expiresAt, resendsLeft: resendsLeft - 1 })
    .where('reservationId', '=', reservation.id)
    .execute();
  if (origin) await noteCodeMail(trx, origin, reservation.id);
  await host.jobs.enqueue(trx, 'mail.otp', { reservationId: reservation.id });
  return { otpExpiresAt: expiresAt.toISOString(), sentTo: maskedEmail(reservation.email) };
};
