import type { Verified } from '../../../contract/schemas/hold.ts';
import { toViolation } from '../../../contract/schemas/violations.ts';
import type { Secret, Write } from '../base/call.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { decryptText, encryptText } from '../keys/keys.ts';
import { getLinkToken } from '../keys/linkToken.ts';
import { clock, type Trx } from '../store/database.ts';
import { areNightsFree } from '../stays/nightsFree.ts';
import { isTaken } from '../stays/takenNights.ts';
import { endWithoutNights } from './endWithoutNights.ts';
import { holdTimes, minutesAfter } from './holdTimes.ts';
import { deleteCodeMails } from './limits/codeMails.ts';
import { decideFirm } from './limits/decideFirm.ts';
import { lockReservation, type LockedReservation } from '../stays/lockReservation.ts';
import { isPassword } from './oneTimePassword.ts';
import { readAwaitedPassword } from './readAwaitedPassword.ts';
import { requireOtpToken } from './requireOtpToken.ts';

/**
 * Whether the nights of an order are already taken. This check runs before any lock, so that a crowd does not wait for
 * nights that are gone.
 */
async function hasLostNights(trx: Trx, id: string): Promise<boolean> {
  const order = await trx
    .selectFrom('reservation')
    .select(['unitId', 'startDate', 'endDate'])
    .where('id', '=', id)
    .where('status', '=', 'awaiting_otp')
    .where('holdExpiresAt', '>', clock)
    .executeTakeFirst();
  return order !== undefined && (await isTaken(trx, order.unitId, order));
}

/** Holds the nights for the checkout; the hold is firm if the limits of unpaid nights allow it. */
async function awaitPayment(trx: Trx, host: HostContext, { reservation, unit, now }: LockedReservation) {
  const holdExpiresAt = minutesAfter(now, holdTimes.toTheCheckout);
  const firm = await decideFirm(trx, host, { stay: reservation, unit, now, holdExpiresAt });
  await trx
    .updateTable('reservation')
    .set({
      status: 'awaiting_payment',
      verifiedAt: now,
      holdExpiresAt,
      ...(firm && { firm: true, ...firm }),
    })
    .where('id', '=', reservation.id)
    .execute();
  await trx.deleteFrom('oneTimePassword').where('reservationId', '=', reservation.id).execute();
  await deleteCodeMails(trx, reservation.id);
  return {
    status: 'awaiting_payment' as const,
    holdExpiresAt: holdExpiresAt.toISOString(),
    nightsHeldUntil: firm?.firmUntil.toISOString() ?? null,
    token: getLinkToken(host.keys, reservation),
  };
}

/**
 * Verifies the guest's address with the one-time password or the link in its e-mail, and holds the nights. Of several orders
 * for the same nights, the first to arrive here gets them, and the others end. A wrong password uses up a try; therefore
 * that refusal is returned, not thrown, and the transaction commits. A wrong token uses up none, because it cannot be guessed.
 */
export const verifyOtp: Write<'verifyOtp'> = async (trx, host, { body }) => {
  if (await hasLostNights(trx, body.reservationId)) {
    return endWithoutNights(trx, { id: body.reservationId }, 'awaiting_otp');
  }
  const locked = await lockReservation(trx, host, body.reservationId);
  const password = await readAwaitedPassword(trx, locked);
  const { reservation, now } = locked;
  if (password.expiresAt <= now) throw new Refusal('otp-expired');
  if (body.otp === undefined) requireOtpToken(host.keys, password, body.otpToken);
  else if (!isPassword(host.keys, password, body.otp)) {
    return noteMiss(trx, reservation.id, password.triesLeft - 1);
  }
  if (!(await areNightsFree(trx, host, reservation))) {
    return endWithoutNights(trx, reservation, 'awaiting_otp');
  }
  return awaitPayment(trx, host, locked);
};

async function noteMiss(trx: Trx, reservationId: string, triesLeft: number): Promise<Refusal> {
  await trx
    .updateTable('oneTimePassword')
    .set({ triesLeft })
    .where('reservationId', '=', reservationId)
    .execute();
  return new Refusal('otp-incorrect', {
    violations: [toViolation('otp', 'otp_incorrect')],
    attemptsLeft: triesLeft,
  });
}

const encryptionContext = (key: string) => `verified ${key}`;

/** The stored answer for repeated requests contains the token of the reservation link encrypted. */
export const tokenOfVerified: Secret<'verifyOtp'> = {
  without: ({ token = '', ...answer }, { keys }, key) => ({
    ...answer,
    sealed: encryptText(keys, token, encryptionContext(key)),
  }),
  remake({ keys }, remembered, key) {
    const { sealed, ...answer } = remembered as Omit<Verified, 'token'> & { sealed?: string };
    // An earlier version stored no token.
    return sealed === undefined
      ? answer
      : { ...answer, token: decryptText(keys, sealed, encryptionContext(key)) };
  },
};
