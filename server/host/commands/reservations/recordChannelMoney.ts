import * as v from 'valibot';
import { channelMoney, type RecordedChannelMoney } from '../../../../contract/dashboard/bookings.ts';
import { getChannel, getChannelMoney } from '../../stays/source.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';
import { findReservation, reservationName } from './findReservation.ts';

export const channelMoneyInput = v.object({ reservation: reservationName, ...channelMoney.entries });

/**
 * Sets what the channel on which a stay was booked pays to the host, and what it keeps: null if it is unknown from then
 * on. An omitted amount stays as it is. No money moves.
 * @throws {CommandRefused} if the stay was not booked on a channel
 */
export async function recordChannelMoney(
  context: CommandContext,
  { reservation: name, payout, commission }: v.InferOutput<typeof channelMoneyInput>,
): Promise<RecordedChannelMoney> {
  const { reservation } = await findReservation(context, name);
  const { id, number } = reservation;
  if (getChannel(reservation) === undefined) {
    throw new CommandRefused(`Reservation ${number} was not booked on a channel, so no channel pays for it.`);
  }
  const money = await context.db
    .updateTable('reservation')
    .set((eb) => ({
      payout: payout === undefined ? eb.ref('payout') : payout,
      commission: commission === undefined ? eb.ref('commission') : commission,
    }))
    .where('id', '=', id)
    .returning(['payout', 'commission'])
    .executeTakeFirstOrThrow();
  return { number, id, ...getChannelMoney(money) };
}
