import type { Reservation } from '../../../contract/schemas/reservation.ts';
import type { Database } from '../store/database.ts';
import type { CheckoutSessionRow, ReservationRow } from '../store/schema.ts';
import { maskedEmail } from './maskedEmail.ts';
import type { CurrentStatus } from '../stays/currentStatus.ts';

type ResumePoint = Pick<Reservation, 'holdExpiresAt' | 'nightsHeldUntil' | 'otp' | 'checkout' | 'endReason'>;
type Progress = NonNullable<Reservation['checkout']>;

async function readPassword(db: Database, { id, email }: ReservationRow): Promise<Reservation['otp']> {
  const password = await db
    .selectFrom('oneTimePassword')
    .select(['expiresAt', 'triesLeft'])
    .where('reservationId', '=', id)
    .executeTakeFirst();
  return (
    password && {
      sentTo: maskedEmail(email),
      expiresAt: password.expiresAt.toISOString(),
      attemptsLeft: password.triesLeft,
    }
  );
}

function getProgress({ status, expiresAt }: CheckoutSessionRow, now: Date): Progress {
  // The session is complete at the gateway, and the host has not settled it yet.
  if (status === 'complete') return 'processing';
  return status !== 'processing' && expiresAt <= now ? 'expired' : status;
}

async function readCheckout(db: Database, { id }: ReservationRow, now: Date): Promise<Progress> {
  const session = await db
    .selectFrom('checkoutSession')
    .selectAll()
    .where('reservationId', '=', id)
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
  return session ? getProgress(session, now) : 'none';
}

/** Returns the guest's current step in the booking, so that any device can resume it. */
export async function readResumePoint(
  db: Database,
  reservation: ReservationRow,
  { status, endReason }: CurrentStatus,
  now: Date,
): Promise<ResumePoint> {
  const holdExpiresAt = reservation.holdExpiresAt.toISOString();
  if (status === 'awaiting_otp') {
    const otp = await readPassword(db, reservation);
    return { holdExpiresAt, nightsHeldUntil: null, ...(otp && { otp }) };
  }
  if (status === 'awaiting_payment') {
    const { firm, firmUntil } = reservation;
    const nightsHeldUntil = firm && firmUntil !== null && firmUntil > now ? firmUntil.toISOString() : null;
    return { holdExpiresAt, nightsHeldUntil, checkout: await readCheckout(db, reservation, now) };
  }
  return endReason === null ? {} : { endReason };
}
