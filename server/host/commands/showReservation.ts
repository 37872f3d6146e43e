import * as v from 'valibot';
import type { Reservation } from '../../../contract/reservation.ts';
import { describeReservation } from '../reservations/describeReservation.ts';
import type { CommandContext } from './commandContext.ts';
import { reservationName, findReservation } from './findReservation.ts';
import { readGatewayPayments, type ShownGatewayPayment } from './gatewayPayments.ts';

export const naming = v.object({ reservation: reservationName });

/** What a host is shown: what the guest is told, and when things happened. Instants are RFC 3339. */
export interface ShownReservation extends Omit<Reservation, 'calendar'> {
  createdAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
  /** Since when there is nothing of its guest in it any more. */
  guestErasedAt: string | null;
  /** Its payments at the gateway, with fees, refunds and disputes. */
  gatewayPayments: ShownGatewayPayment[];
}

const toInstant = (date: Date | null) => date?.toISOString() ?? null;

/**
 * One reservation in English: neither its link's token nor its guests' documents are in it.
 * @throws {CommandRefused} when there is none
 */
export async function showReservation(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof naming>,
): Promise<ShownReservation> {
  const { reservation, now } = await findReservation(context, name);
  const { calendar: _, ...description } = await describeReservation(context, reservation, now, 'en');
  return {
    ...description,
    createdAt: reservation.createdAt.toISOString(),
    confirmedAt: toInstant(reservation.confirmedAt),
    endedAt: toInstant(reservation.endedAt),
    guestErasedAt: toInstant(reservation.guestErasedAt),
    gatewayPayments: await readGatewayPayments(context.db, reservation.id),
  };
}
