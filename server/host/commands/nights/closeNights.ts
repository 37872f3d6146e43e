import type * as v from 'valibot';
import { overlap, type Nights } from '../../../../contract/values/nights.ts';
import type { UnitContent } from '../../content/index.ts';
import { getDate } from '../../pricing/index.ts';
import { lockUnits } from '../../stays/lockReservation.ts';
import type { Trx } from '../../store/database.ts';
import { readTime } from '../../store/readTime.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { CommandRefused } from '../shared/refused.ts';
import { inWords, type closingInput, type UnitNights } from './nightsInput.ts';
import { readClosings } from './readClosings.ts';
import { readReservedNights } from './readReservedNights.ts';
import { requireFutureNights } from './requireFutureNights.ts';
import { storeUnit } from '../../stays/storeUnit.ts';

/** Nights that can no longer be booked. */
export interface ClosedNights extends UnitNights {
  why: string | null;
  /** The numbers of reservations within these nights, which remain. */
  reservations: string[];
}

async function requireOpen(trx: Trx, unit: UnitContent, nights: Nights): Promise<void> {
  const inFile = unit.closed.find((closed) => overlap(closed, nights));
  if (inFile) {
    throw new CommandRefused(
      `${inWords(inFile)} is closed already, in ${unit.id}/property.yaml. Nothing was changed: choose nights that do not overlap with it.`,
    );
  }
  const closed = (await readClosings(trx, unit.id)).find((one) => overlap(one, nights));
  if (!closed) return;
  throw new CommandRefused(
    `${inWords(closed)} is closed already${closed.why ? ` (${closed.why})` : ''}. Nothing was changed: choose nights ` +
      `that do not overlap with it, or open it first ("nights open ${unit.id} ${closed.start} ${closed.end}").`,
  );
}

/**
 * Closes nights of a property, so that they cannot be booked from now on. Reservations do not change.
 * @throws {CommandRefused} if the dates are invalid, or nights are already closed or reserved
 */
export async function closeNights(
  context: CommandContext,
  { unit: id, from: start, to: end, why, keepReservations }: v.InferOutput<typeof closingInput>,
): Promise<ClosedNights> {
  const unit = findUnit(context, id);
  const nights = { start, end };
  await storeUnit(context.db, id);
  return inTransaction(context.db, async (trx) => {
    await lockUnits(trx, [id]);
    requireFutureNights(nights, getDate(await readTime(trx), unit.timeZone));
    await requireOpen(trx, unit, nights);
    const reservations = await readReservedNights(trx, id, nights);
    if (reservations.length > 0 && !keepReservations) {
      const rows = reservations.map((one) => `  ${one.number}  ${inWords(one)}  ${one.status}`).join('\n');
      throw new CommandRefused(
        `Some of these nights are reserved:\n${rows}\nNothing was changed. Choose nights that do not overlap with them, ` +
          'or cancel the reservations first ("reservations cancel"), or add --keep-reservations, which closes the nights for ' +
          'new bookings and leaves these reservations unchanged.',
      );
    }
    await trx
      .insertInto('blockedNights')
      .values({ unitId: id, startDate: start, endDate: end, why: why || null })
      .execute();
    return { unitId: id, ...nights, why: why || null, reservations: reservations.map((one) => one.number) };
  });
}
