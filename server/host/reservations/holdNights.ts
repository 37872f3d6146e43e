import type { PaymentOption } from '../../../contract/quote.ts';
import type { ReservationRequest } from '../../../contract/hold.ts';
import type { Keys } from '../keys/keys.ts';
import type { Trx } from '../store/database.ts';
import type { AgreedQuote } from '../store/schema.ts';
import type { OwnBooking } from '../stays/takenNights.ts';
import { earlierOf, holdTimes, minutesAfter, passwordResends, passwordTries } from './holdTimes.ts';
import { newId, newNumber } from './newNames.ts';
import { keptDetails } from '../stays/stayDetails.ts';
import { newPassword } from './oneTimePassword.ts';

export interface HoldRequest extends OwnBooking {
  asked: ReservationRequest;
  quote: AgreedQuote;
  now: Date;
}

/** Holds the nights; undefined when the database's constraint says that somebody has one of them. */
export const holdNights = (trx: Trx, { asked, quote, now, clientId, bookingId }: HoldRequest) =>
  trx
    .insertInto('reservation')
    .values({
      id: newId(),
      number: newNumber(),
      unitId: asked.rentalUnitId,
      startDate: asked.startDate,
      endDate: asked.endDate,
      status: 'awaiting_otp',
      guestCount: asked.guests,
      ...asked.guest,
      specialRequests: asked.specialRequests || null,
      ...keptDetails(asked),
      paymentOptionId: asked.paymentOptionId,
      quote: JSON.stringify(quote),
      clientId,
      bookingId: bookingId ?? null,
      createdAt: now,
      holdExpiresAt: minutesAfter(now, holdTimes.toThePassword),
    })
    .onConflict((conflict) => conflict.constraint('nights_held_once').doNothing())
    .returning(['id', 'number', 'tokenVersion', 'holdExpiresAt'])
    .executeTakeFirst();

interface Held {
  id: string;
  holdExpiresAt: Date;
}

/** What is to be paid when; what is due by `today` is paid at the checkout. */
export const paymentsOf = ({ id: reservationId }: Held, { schedule }: PaymentOption, today: string) =>
  schedule.map(({ dueDate, amount: { amount } }, position) => {
    return { id: newId(), reservationId, position, dueDate, amount, dueNow: dueDate <= today };
  });

/** A first one-time password, with the instant until which it works. */
export const firstPassword = (keys: Keys, { id: reservationId, holdExpiresAt }: Held, now: Date) => ({
  reservationId,
  ...newPassword(keys, reservationId),
  expiresAt: earlierOf(minutesAfter(now, holdTimes.password), holdExpiresAt),
  triesLeft: passwordTries,
  resendsLeft: passwordResends,
});

/** Writes what begins with a hold, with one question to the database. */
export async function writeBegun(
  trx: Trx,
  payments: ReturnType<typeof paymentsOf>,
  password: ReturnType<typeof firstPassword>,
): Promise<void> {
  await trx
    .with('due', (also) => also.insertInto('payment').values(payments))
    .insertInto('oneTimePassword')
    .values(password)
    .execute();
}
