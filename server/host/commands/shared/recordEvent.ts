import { newId } from '../../reservations/newNames.ts';
import type { Trx } from '../../store/database.ts';
import type { ReservationEventKind } from '../../store/schema.ts';
import type { CommandContext } from './commandContext.ts';

/** Adds an event to the history of a reservation, in the transaction of its cause. */
export async function recordEvent(
  trx: Trx,
  { actor }: Pick<CommandContext, 'actor'>,
  event: { reservationId: string; kind: ReservationEventKind; text?: string },
): Promise<void> {
  await trx
    .insertInto('reservationEvent')
    .values({ id: newId(), madeBy: actor ?? null, ...event })
    .execute();
}
