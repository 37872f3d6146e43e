import type * as v from 'valibot';
import type { channelStayNote } from '../../../../contract/dashboard/timeline.ts';
import { clock } from '../../store/database.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findCalendar } from './calendars.ts';
import { findUnit } from '../shared/findUnit.ts';
import { inWords, type UnitNights } from '../nights/nightsInput.ts';
import { CommandRefused } from '../shared/refused.ts';

/** The stay of a channel with the host's name and note. */
export interface DescribedStay extends UnitNights {
  name: string | null;
  note: string | null;
}

/**
 * Stores a host's name and note for a stay in the calendar of a channel; without both, deletes them. They belong to the
 * nights, so that they survive the next import.
 * @throws {CommandRefused} if the calendar does not exist, or has no such nights
 */
export async function describeChannelStay(
  context: CommandContext,
  { unit, calendar, from: startDate, to: endDate, name, note }: v.InferOutput<typeof channelStayNote>,
): Promise<DescribedStay> {
  findUnit(context, unit);
  const key = { startDate, endDate };
  const values = { name: name || null, note: note || null };
  return inTransaction(context.db, async (trx) => {
    const { id: calendarId, name: calendarName } = await findCalendar(trx, unit, calendar);
    const rows = await trx
      .selectFrom('blockedNights')
      .select(['startDate as start', 'endDate as end'])
      .where('calendarId', '=', calendarId)
      .orderBy('startDate')
      .execute();
    if (!rows.some(({ start, end }) => start === startDate && end === endDate)) {
      const known = rows.length === 0 ? 'It has none.' : `It has: ${rows.map(inWords).join(', ')}.`;
      const nights = inWords({ start: startDate, end: endDate });
      throw new CommandRefused(`The calendar ${calendarName} has no stay ${nights}. ${known}`);
    }
    if (values.name === null && values.note === null) {
      await trx
        .deleteFrom('channelStayNote')
        .where('calendarId', '=', calendarId)
        .where('startDate', '=', startDate)
        .where('endDate', '=', endDate)
        .execute();
    } else {
      await trx
        .insertInto('channelStayNote')
        .values({ calendarId, ...key, ...values, changedAt: clock })
        .onConflict((conflict) =>
          conflict
            .columns(['calendarId', 'startDate', 'endDate'])
            .doUpdateSet({ ...values, changedAt: clock }),
        )
        .execute();
    }
    return { unitId: unit, start: startDate, end: endDate, ...values };
  });
}
