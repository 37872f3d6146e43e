import type { Money } from '../../../../contract/values/money.ts';
import type { CheckoutSession } from '../../../../contract/schemas/hold.ts';
import type { UnitContent } from '../../content/index.ts';
import type { Trx } from '../../store/database.ts';
import type { CheckoutSessionRow, PaymentRow, ReservationRow } from '../../store/schema.ts';
import { minutesAfter } from '../holdTimes.ts';
import type { LockedReservation } from '../../stays/lockReservation.ts';

/** A checkout session to open at the gateway. */
export interface Plan {
  reservation: ReservationRow;
  unit: UnitContent;
  mode: 'payment' | 'setup';
  /** The amount to pay; undefined in `setup`. */
  amount: Money | undefined;
  /** Whether the card is saved for later instalments. */
  keepsCard: boolean;
  /** The payments after this one; the same for all requests, whatever status they have now. */
  later: readonly PaymentRow[];
  /** Whether the session pays the failed instalments of a booked stay, instead of booking one. */
  isForInstalments: boolean;
  attempt: number;
  expiresAt: Date;
}

export const paying = (amount: Money) => ({ mode: 'payment', amount }) as const;

/** The shortest useful session, in minutes. */
export const shortestSession = 2;

export const getAnswer = ({
  id,
  url,
  mode,
  expiresAt,
}: Omit<CheckoutSession, 'expiresAt'> & { expiresAt: Date }) => ({
  id,
  url,
  mode,
  expiresAt: expiresAt.toISOString(),
});

export const isOpen = ({ status, expiresAt }: CheckoutSessionRow, now: Date) =>
  (status === 'open' || status === 'failed') && expiresAt > now;

export const readLatestSession = (trx: Trx, reservationId: string): Promise<CheckoutSessionRow | undefined> =>
  trx
    .selectFrom('checkoutSession')
    .selectAll()
    .where('reservationId', '=', reservationId)
    .orderBy('attempt', 'desc')
    .executeTakeFirst();

// A request that arrives before a planned session was stored requests the same session from the gateway.
export async function planAttempt(
  trx: Trx,
  { reservation, now }: LockedReservation,
  latest: CheckoutSessionRow | undefined,
  end: Date,
): Promise<Pick<Plan, 'attempt' | 'expiresAt'>> {
  const { id, checkoutAttempt, checkoutPlannedEnd } = reservation;
  const isPlanned = checkoutPlannedEnd !== null && checkoutPlannedEnd > minutesAfter(now, shortestSession);
  const wasStored = latest !== undefined && latest.attempt === checkoutAttempt;
  if (isPlanned && !wasStored) return { attempt: checkoutAttempt, expiresAt: checkoutPlannedEnd };

  const attempt = checkoutAttempt + 1;
  await trx
    .updateTable('reservation')
    .set({ checkoutAttempt: attempt, checkoutPlannedEnd: end })
    .where('id', '=', id)
    .execute();
  return { attempt, expiresAt: end };
}
