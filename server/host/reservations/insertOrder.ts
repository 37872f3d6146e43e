import type { PaymentOption } from '../../../contract/schemas/quote.ts';
import type { ReservationRequest } from '../../../contract/schemas/hold.ts';
import type { Keys } from '../keys/keys.ts';
import { firstTokenVersion } from '../keys/linkToken.ts';
import { textArray } from '../store/arrays.ts';
import type { Trx } from '../store/database.ts';
import type { AgreedQuote } from '../store/schema.ts';
import type { OwnBooking } from '../stays/takenNights.ts';
import { pickEarlier, holdTimes, minutesAfter, passwordResends, passwordTries } from './holdTimes.ts';
import { newId, newNumber } from './newNames.ts';
import { toStoredDetails } from '../stays/stayDetails.ts';
import { newPassword } from './oneTimePassword.ts';

export interface OrderRequest extends OwnBooking {
  request: ReservationRequest;
  quote: AgreedQuote;
  /** Null if callers are not counted. */
  callerMarks: readonly string[] | null;
  now: Date;
}

/** Returns the row of a reservation that awaits its one-time password. */
export const createOrderRow = ({ request, quote, callerMarks, now, clientId, bookingId }: OrderRequest) => ({
  id: newId(),
  number: newNumber(),
  unitId: request.rentalUnitId,
  startDate: request.startDate,
  endDate: request.endDate,
  status: 'awaiting_otp' as const,
  guestCount: request.guests,
  ...request.guest,
  specialRequests: request.specialRequests || null,
  ...toStoredDetails(request),
  paymentOptionId: request.paymentOptionId,
  quote: JSON.stringify(quote),
  tokenVersion: firstTokenVersion,
  clientId,
  bookingId: bookingId ?? null,
  callerMarks: callerMarks && textArray(callerMarks),
  createdAt: now,
  holdExpiresAt: minutesAfter(now, holdTimes.toThePassword),
});

interface Ordered {
  id: string;
  holdExpiresAt: Date;
}

/** The instalments of a reservation; those due by `today` are paid at the checkout. */
export const getPayments = ({ id: reservationId }: Ordered, { schedule }: PaymentOption, today: string) =>
  schedule.map(({ dueDate, amount: { amount } }, position) => {
    return { id: newId(), reservationId, position, dueDate, amount, dueNow: dueDate <= today };
  });

/** The first one-time password of a reservation, with its expiry time. */
export const firstPassword = (keys: Keys, { id: reservationId, holdExpiresAt }: Ordered, now: Date) => ({
  reservationId,
  ...newPassword(keys, reservationId),
  expiresAt: pickEarlier(minutesAfter(now, holdTimes.password), holdExpiresAt),
  triesLeft: passwordTries,
  resendsLeft: passwordResends,
});

/** Inserts a new reservation with its instalments and its one-time password, in one statement. */
export async function insertOrder(
  trx: Trx,
  order: ReturnType<typeof createOrderRow>,
  payments: ReturnType<typeof getPayments>,
  password: ReturnType<typeof firstPassword>,
): Promise<void> {
  await trx
    .with('ordered', (also) => also.insertInto('reservation').values(order))
    .with('due', (also) => also.insertInto('payment').values(payments))
    .insertInto('oneTimePassword')
    .values(password)
    .execute();
}
