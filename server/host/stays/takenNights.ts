import type { ExpressionBuilder } from 'kysely';
import type { UnavailableNights } from '../../../contract/availability.ts';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import { clock, type Database } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { readBlockedRows } from './blockedNights.ts';
import { getRange, type Nights } from './nightsRange.ts';

type Where = ExpressionBuilder<Schema, 'reservation'>;

/** Whether a reservation keeps its nights from others now: it is booked, or unpaid and firm still. */
export const holdsNights = (where: Where) =>
  where.and([
    where('holdsNights', '=', true),
    where.or([where('status', 'in', bookedStatuses), where('firmUntil', '>', clock)]),
  ]);

/** Which booking of a client asks. */
export interface OwnBooking {
  clientId: string;
  bookingId: string | undefined;
}

const holding = (db: Database, unitId: string, nights: Nights) =>
  db
    .selectFrom('reservation')
    .select('id')
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRange(nights))
    .where(holdsNights);

/** Whether one of the nights is blocked, booked or held. An order whose code was not entered yet holds none. */
export async function isTaken(db: Database, unitId: string, nights: Nights): Promise<boolean> {
  const { taken } = await db
    .selectNoFrom((where) =>
      where
        .or([where.exists(readBlockedRows(db, unitId, nights)), where.exists(holding(db, unitId, nights))])
        .as('taken'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(taken);
}

/** The properties of which one of the nights is blocked, booked or held, whoever asks. */
export async function readTakenUnits(db: Database, nights: Nights): Promise<ReadonlySet<string>> {
  const blocked = db.selectFrom('blockedNights').select('unitId').where('nights', '&&', getRange(nights));
  const booked = db
    .selectFrom('reservation')
    .select('unitId')
    .where('nights', '&&', getRange(nights))
    .where(holdsNights);
  const rows = await blocked.union(booked).execute();
  return new Set(rows.map(({ unitId }) => unitId));
}

/** Runs of nights in order, in which those that touch or overlap, and cannot be had for the same reason, are one. */
export function joinedNights(nights: readonly UnavailableNights[]): UnavailableNights[] {
  const merged: UnavailableNights[] = [];
  for (const { start, end, reason } of nights.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const last = merged.findLast((one) => one.reason === reason);
    if (last && last.end >= start) last.end = end > last.end ? end : last.end;
    else merged.push({ start, end, reason });
  }
  return merged;
}

/** The nights from `today` on that are booked or held, in order; neighbours are told as one. */
export async function readBookedNights(
  db: Database,
  unitId: string,
  today: string,
): Promise<UnavailableNights[]> {
  const rows = await db
    .selectFrom('reservation')
    .select(['startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('endDate', '>', today)
    .where(holdsNights)
    .orderBy('startDate')
    .execute();
  return joinedNights(rows.map(({ start, end }) => ({ start, end, reason: 'booked' })));
}
