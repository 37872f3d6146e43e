import { sql } from 'kysely';
import * as v from 'valibot';
import { nightsBetween } from '../../../../contract/values/nights.ts';
import { unitId } from '../../../../contract/schemas/primitives.ts';
import { Refusal } from '../../base/refusal.ts';
import { endReservation } from '../../reservations/endReservation.ts';
import { isUnpaidHold } from '../../reservations/isUnpaidHold.ts';
import { requireGatewayState } from '../../reservations/refreshFromGateway.ts';
import { shownMark } from '../../reservations/limits/origin.ts';
import { euros } from '../../pricing/index.ts';
import { lockReservation } from '../../stays/lockReservation.ts';
import { readPayments } from '../../stays/readPayments.ts';
import { clock, statementTime } from '../../store/database.ts';
import { equalsConstant } from '../../store/literals.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { CommandRefused } from '../shared/refused.ts';

export const unpaidListing = v.object({ unit: v.optional(unitId) });

/** The mark of a network, as lists and the log show it, and the ids of its reservations that the host saw. */
export const networkCancelling = v.object({
  network: v.pipe(v.string(), v.regex(/^[\w-]{12}$/, 'invalid_choice')),
  seenReservationIds: v.array(v.string()),
});

/** A verified reservation that is not paid yet. */
export interface UnpaidReservation {
  number: string;
  id: string;
  unitId: string;
  startDate: string;
  endDate: string;
  nights: number;
  guestName: string;
  /** The mark of its network; null if callers are not counted, or it no longer counts. */
  network: string | null;
  /** The time until which its nights are blocked for others; null if they are not. RFC 3339. */
  nightsHeldUntil: string | null;
  /** The time at which it expires unless it is paid. RFC 3339. */
  holdExpiresAt: string;
}

/**
 * Lists verified reservations that can still be paid, by check-in.
 * @throws {CommandRefused} if the property does not exist
 */
export async function listUnpaid(
  { db, content }: CommandContext,
  { unit }: v.InferOutput<typeof unpaidListing>,
): Promise<UnpaidReservation[]> {
  if (unit !== undefined) findUnit({ content }, unit);
  const rows = await db
    .selectFrom('reservation')
    .selectAll()
    .select(clock.as('now'))
    .where(equalsConstant('status', ['awaiting_payment']))
    .where('holdExpiresAt', '>', statementTime)
    // Holds last for hours, or for three weeks if a host has made them; the index on the creation excludes earlier ones.
    .where('createdAt', '>', sql<Date>`${statementTime} - interval '30 days'`)
    .$if(unit !== undefined, (query) => query.where('unitId', '=', unit!))
    .orderBy('startDate')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ now, firm, firmUntil, ...row }) => ({
    number: row.number,
    id: row.id,
    unitId: row.unitId,
    startDate: row.startDate,
    endDate: row.endDate,
    nights: nightsBetween(row.startDate, row.endDate),
    guestName: `${row.firstName} ${row.lastName}`.trim(),
    network: shownMark(row.callerMarks),
    nightsHeldUntil: firm && firmUntil !== null && firmUntil > now ? firmUntil.toISOString() : null,
    holdExpiresAt: row.holdExpiresAt.toISOString(),
  }));
}

async function releaseUnpaid(context: CommandContext, id: string): Promise<boolean> {
  return inTransaction(context.db, async (trx) => {
    const locked = await lockReservation(trx, context, id);
    const payments = await readPayments(trx, id);
    if (!(await isUnpaidHold(trx, locked, payments))) return false;
    await endReservation(trx, context, locked, payments, { percentage: 0, total: euros(0) });
    return true;
  });
}

/** Whether the gateway says now which checkout sessions of a reservation were paid. */
async function isGatewayRead(context: CommandContext, id: string): Promise<boolean> {
  try {
    await requireGatewayState(context, id);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The numbers of the cancelled reservations, and of those for which the gateway did not answer. */
interface CancelledUnpaid {
  cancelled: string[];
  unread: string[];
}

/** Number of reservations that are read from the gateway simultaneously. */
const atATime = 5;

/**
 * Cancels those unpaid reservations of one network that the host saw, by their ids; others that the network has made since
 * are not changed, nor those that have been paid or have ended. A later payment is refunded in full.
 * @throws {CommandRefused} if the host saw none
 */
export async function cancelUnpaid(
  context: CommandContext,
  { network, seenReservationIds }: v.InferOutput<typeof networkCancelling>,
): Promise<CancelledUnpaid> {
  if (seenReservationIds.length === 0) {
    throw new CommandRefused(
      `No unpaid reservation came from network ${network}: "reservations list --unpaid" lists them.`,
    );
  }
  const unpaid = (await listUnpaid(context, {})).filter(
    (one) => one.network === network && seenReservationIds.includes(one.id),
  );
  const outcomes = await mapInParallel(unpaid, atATime, async ({ id, number }) => {
    if (!(await isGatewayRead(context, id))) return { number, outcome: 'unread' };
    return { number, outcome: (await releaseUnpaid(context, id)) ? 'cancelled' : 'kept' };
  });
  const getNumbers = (outcome: string) =>
    outcomes.filter((one) => one.outcome === outcome).map(({ number }) => number);
  return { cancelled: getNumbers('cancelled'), unread: getNumbers('unread') };
}
