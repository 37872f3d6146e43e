import type * as v from 'valibot';
import { daysLater, overlap, type Nights } from '../../../contract/rules/nights.ts';
import type { UnitContent } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';
import { lockUnits } from '../stays/lockReservation.ts';
import { holdsNights } from '../stays/takenNights.ts';
import { getRange } from '../stays/nightsRange.ts';
import type { Trx } from '../store/database.ts';
import { readTime } from '../store/readTime.ts';
import { inTransaction } from '../store/transaction.ts';
import type { CommandContext } from './commandContext.ts';
import { findUnit } from './findUnit.ts';
import { CommandRefused } from './refused.ts';
import { inWords, type closing, type UnitNights } from './nightsInput.ts';
import { readClosings } from './readClosings.ts';

/** Nights that can no longer be booked. */
export interface ClosedNights extends UnitNights {
  why: string | null;
  /** The numbers of reservations within these nights, which remain. */
  reservations: string[];
}

/** A later date is a mistyped year, because guests cannot book three years ahead. */
const furthestDays = 5 * 365;

function requireSense({ start, end }: Nights, today: string): void {
  if (end <= start) {
    throw new CommandRefused(
      `${inWords({ start, end })} holds no night. The second date is the first night that is free again, so it must be later.`,
    );
  }
  if (end <= today) throw new CommandRefused(`The nights ${inWords({ start, end })} are over.`);
  if (end > daysLater(today, furthestDays)) {
    throw new CommandRefused(`${end} is more than five years from now. Is the year right?`);
  }
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

const readReservations = (trx: Trx, unitId: string, { start, end }: Nights) =>
  trx
    .selectFrom('reservation')
    .select(['number', 'status', 'startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRange({ startDate: start, endDate: end }))
    .where(holdsNights)
    .orderBy('startDate')
    .execute();

/**
 * Closes nights of a property, so that they cannot be booked from now on. Reservations do not change.
 * @throws {CommandRefused} if the dates are invalid, or nights are already closed or reserved
 */
export async function closeNights(
  context: CommandContext,
  { unit: id, from: start, to: end, why, keepReservations }: v.InferOutput<typeof closing>,
): Promise<ClosedNights> {
  const unit = findUnit(context, id);
  const nights = { start, end };
  await context.db
    .insertInto('unit')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return inTransaction(context.db, async (trx) => {
    await lockUnits(trx, [id]);
    requireSense(nights, getDate(await readTime(trx), unit.timeZone));
    await requireOpen(trx, unit, nights);
    const reservations = await readReservations(trx, id, nights);
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
