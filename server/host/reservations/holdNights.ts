import type { PaymentOption } from '../../../contract/quote.ts';
import type { ReservationRequest } from '../../../contract/reservation.ts';
import type { HostContext } from '../base/context.ts';
import type { Trx } from '../store/database.ts';
import type { AgreedQuote } from '../store/schema.ts';
import type { OwnBooking } from '../stays/takenNights.ts';
import { earlierOf, holdTimes, minutesAfter, passwordResends, passwordTries } from './holdTimes.ts';
import { newId, newNumber } from './newNames.ts';
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

/** Writes down what is to be paid when; what is due by `today` is paid at the checkout. */
export async function writePayments(
  trx: Trx,
  reservationId: string,
  { schedule }: PaymentOption,
  today: string,
): Promise<void> {
  const payments = schedule.map(({ dueDate, amount: { amount } }, position) => {
    return { id: newId(), reservationId, position, dueDate, amount, dueNow: dueDate <= today };
  });
  await trx.insertInto('payment').values(payments).execute();
}

interface Held {
  id: string;
  holdExpiresAt: Date;
}

/** Writes a first one-time password; answers until when it works. */
export async function writePassword(trx: Trx, host: HostContext, held: Held, now: Date): Promise<Date> {
  const expiresAt = earlierOf(minutesAfter(now, holdTimes.password), held.holdExpiresAt);
  await trx
    .insertInto('oneTimePassword')
    .values({
      reservationId: held.id,
      ...newPassword(host.keys, held.id),
      expiresAt,
      triesLeft: passwordTries,
      resendsLeft: passwordResends,
    })
    .execute();
  return expiresAt;
}
