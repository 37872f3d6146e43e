import * as v from 'valibot';
import type { Reservation } from '../../../../contract/schemas/reservation.ts';
import { describeReservation } from '../../reservations/describeReservation.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { reservationName, findReservation } from './findReservation.ts';
import { readHistory, type HistoryEntry } from './readHistory.ts';
import { readGatewayPayments, type ShownGatewayPayment } from './gatewayPayments.ts';

export const reservationInput = v.object({ reservation: reservationName });

/** The data of a reservation for a host: the guest's view, and the times of its changes. Instants are RFC 3339. */
export interface ShownReservation extends Omit<Reservation, 'calendar'> {
  createdAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
  /** The time at which the guest's data was erased. */
  guestErasedAt: string | null;
  /** `site`, `phone`, or the name of a channel, with its number there. */
  source: string;
  sourceReference: string | null;
  /** Its payments at the gateway, with fees, refunds and disputes. */
  gatewayPayments: ShownGatewayPayment[];
  /** Everything that happened to it, earliest first. */
  history: HistoryEntry[];
}

const toInstant = (date: Date | null) => date?.toISOString() ?? null;

/**
 * Returns one reservation in English, without its link token and document data.
 * @throws {CommandRefused} if it does not exist
 */
export async function showReservation(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof reservationInput>,
): Promise<ShownReservation> {
  const { reservation, now } = await findReservation(context, name);
  const { calendar: _, ...description } = await describeReservation(context, reservation, now, 'en');
  const gatewayPayments = await readGatewayPayments(context.db, reservation.id);
  return {
    ...description,
    createdAt: reservation.createdAt.toISOString(),
    confirmedAt: toInstant(reservation.confirmedAt),
    endedAt: toInstant(reservation.endedAt),
    guestErasedAt: toInstant(reservation.guestErasedAt),
    source: reservation.source,
    sourceReference: reservation.sourceReference,
    gatewayPayments,
    history: await readHistory(context.db, reservation, gatewayPayments),
  };
}
