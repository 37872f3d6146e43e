import type { ExpressionBuilder } from 'kysely';
import type { UnavailableNights } from '../../../contract/schemas/availability.ts';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import { clock, type Database } from '../store/database.ts';
import { equalsConstant, isTrue } from '../store/literals.ts';
import type { Schema } from '../store/schema.ts';
import { readBlockedRows } from './blockedNights.ts';
import { getRange, getRangeFrom, type Nights } from './nightsRange.ts';

type Where = ExpressionBuilder<Schema, 'reservation'>;

/** Whether a reservation blocks its nights for others now: it is booked, or unpaid with a firm hold. */
export const holdsNights = (where: Where) =>
  where.and([
    where('holdsNights', '=', isTrue),
    where.or([equalsConstant('status', bookedStatuses), where('firmUntil', '>', clock)]),
  ]);

/** The booking of a client that makes the request. */
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

/** Whether one of the nights is blocked, booked or held. A reservation that awaits its code holds no nights. */
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

/** Reads the properties of which one of the nights is blocked, booked or held. */
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

/** Sorts nights, and merges ranges that touch or overlap and are unavailable for the same reason. */
export function joinedNights(nights: readonly UnavailableNights[]): UnavailableNights[] {
  const merged: UnavailableNights[] = [];
  for (const { start, end, reason } of nights.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const last = merged.findLast((one) => one.reason === reason);
    if (last && last.end >= start) last.end = end > last.end ? end : last.end;
    else merged.push({ start, end, reason });
  }
  return merged;
}

/** Reads the nights from `today` on that are booked or held, in order; adjacent ranges are merged. */
export async function readBookedNights(
  db: Database,
  unitId: string,
  today: string,
): Promise<UnavailableNights[]> {
  const rows = await db
    .selectFrom('reservation')
    .select(['startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRangeFrom(today))
    .where(holdsNights)
    .orderBy('startDate')
    .execute();
  return joinedNights(rows.map(({ start, end }) => ({ start, end, reason: 'booked' })));
}
