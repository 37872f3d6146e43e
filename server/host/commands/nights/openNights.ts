import type * as v from 'valibot';
import { overlap, type Nights } from '../../../../contract/values/nights.ts';
import type { UnitContent } from '../../content/index.ts';
import { lockUnits } from '../../stays/lockReservation.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { CommandRefused } from '../shared/refused.ts';
import { inWords, type someNights } from './nightsInput.ts';
import { readClosings } from './readClosings.ts';

/** Nights that are no longer closed by command. */
export interface OpenedNights {
  unitId: string;
  opened: Nights[];
  /** The adjacent nights that remain closed. */
  stillClosed: Nights[];
}

/** The parts of a range of nights outside another one. */
const without = ({ start, end }: Nights, taken: Nights): Nights[] =>
  [
    { start, end: taken.start },
    { start: taken.end, end },
  ].filter((rest) => rest.start < rest.end);

const shared = (one: Nights, other: Nights): Nights => ({
  start: one.start > other.start ? one.start : other.start,
  end: one.end < other.end ? one.end : other.end,
});

function refuseOpen(unit: UnitContent, nights: Nights): never {
  const inFile = unit.closed.find((closed) => overlap(closed, nights));
  throw new CommandRefused(
    inFile
      ? `${inWords(inFile)} is closed in ${unit.id}/property.yaml: remove it there, and restart the site.`
      : `None of the nights ${inWords(nights)} was closed by command. "nights list ${unit.id}" shows the closed nights.`,
  );
}

/**
 * Opens nights of a property that were closed by command; adjacent closed nights remain closed.
 * @throws {CommandRefused} if none of them was closed by command
 */
export async function openNights(
  context: CommandContext,
  { unit: id, from: start, to: end }: v.InferOutput<typeof someNights>,
): Promise<OpenedNights> {
  const unit = findUnit(context, id);
  const nights = { start, end };
  return inTransaction(context.db, async (trx) => {
    await lockUnits(trx, [id]);
    const closed = (await readClosings(trx, id)).filter((one) => overlap(one, nights));
    if (closed.length === 0) return refuseOpen(unit, nights);
    const left = closed.flatMap(({ why, createdAt, ...one }) =>
      without(one, nights).map((rest) => ({ ...rest, why, createdAt })),
    );
    const ids = closed.map((one) => one.id);
    await trx.deleteFrom('blockedNights').where('id', 'in', ids).execute();
    const rows = left.map(({ start: startDate, end: endDate, ...about }) => ({
      unitId: id,
      startDate,
      endDate,
      ...about,
    }));
    if (rows.length > 0) await trx.insertInto('blockedNights').values(rows).execute();
    return {
      unitId: id,
      opened: closed.map((one) => shared(one, nights)),
      stillClosed: left.map((rest) => ({ start: rest.start, end: rest.end })),
    };
  });
}
