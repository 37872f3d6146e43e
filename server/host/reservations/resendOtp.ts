import type { Write } from '../base/call.ts';
import type { HostContext } from '../base/context.ts';
import type { Trx } from '../store/database.ts';
import { lockMarks } from '../store/lockMarks.ts';
import { earlierOf, holdTimes, minutesAfter } from './holdTimes.ts';
import { lockReservation } from '../stays/lockReservation.ts';
import { keepLanguage } from './keepLanguage.ts';
import { maskedEmail } from './maskedEmail.ts';
import { newPassword } from './oneTimePassword.ts';
import { readAwaitedPassword } from './readAwaitedPassword.ts';
import { limitCodeMails, refusalUntil } from './unproven/limitHolds.ts';
import { marksOf, noteCodeMail, strangerOf } from './unproven/stranger.ts';

/** Who has a code sent again, and to whom; an address never changes, so it is read before anything is locked. */
async function readStranger(trx: Trx, { keys }: HostContext, id: string, network: string | undefined) {
  const held = await trx.selectFrom('reservation').select('email').where('id', '=', id).executeTakeFirst();
  return held && strangerOf(keys, held.email, network);
}

/** Mails a new one-time password, which ends the earlier one; tries are counted on. */
export const resendOtp: Write<'resendOtp'> = async (trx, host, { body, network }) => {
  const stranger = await readStranger(trx, host, body.reservationId, network);
  await lockMarks(trx, marksOf(stranger));
  const locked = await lockReservation(trx, host, body.reservationId);
  const { resendsLeft } = await readAwaitedPassword(trx, locked);
  const { reservation, now } = locked;
  if (resendsLeft === 0) throw refusalUntil(reservation.holdExpiresAt, now);
  if (stranger) await limitCodeMails(trx, stranger, now);
  await keepLanguage(trx, locked, body.locale);

  const expiresAt = earlierOf(minutesAfter(now, holdTimes.password), reservation.holdExpiresAt);
  await trx
    .updateTable('oneTimePassword')
    .set({ ...newPassword(host.keys, reservation.id), expiresAt, resendsLeft: resendsLeft - 1 })
    .where('reservationId', '=', reservation.id)
    .execute();
  if (stranger) await noteCodeMail(trx, stranger, reservation.id, 0);
  await host.jobs.enqueue(trx, 'mail.otp', { reservationId: reservation.id });
  return { otpExpiresAt: expiresAt.toISOString(), sentTo: maskedEmail(reservation.email) };
};
