import * as v from 'valibot';
import { lockReservation } from '../../stays/lockReservation.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findReservation, reservationName } from './findReservation.ts';
import { hostText } from '../shared/hostText.ts';
import { recordEvent } from '../shared/recordEvent.ts';
import { CommandRefused } from '../shared/refused.ts';

export const noteInput = v.object({ reservation: reservationName, text: hostText(2000) });

/**
 * Adds a note of the host to a reservation, which guests do not see.
 * @throws {CommandRefused} if the guest's data was erased, because a note may contain more of it
 */
export async function addNote(
  context: CommandContext,
  { reservation: name, text }: v.InferOutput<typeof noteInput>,
): Promise<{ number: string; id: string; text: string }> {
  const { id, number } = (await findReservation(context, name)).reservation;
  return inTransaction(context.db, async (trx) => {
    const { reservation } = await lockReservation(trx, context, id);
    if (reservation.guestErasedAt !== null) {
      throw new CommandRefused(`The guest of reservation ${number} is erased: notes can no longer be added.`);
    }
    await recordEvent(trx, context, { reservationId: id, kind: 'note', text });
    return { number, id, text };
  });
}
