import { sql } from 'kysely';
import type { Stay } from './stayChecks.ts';

export type Nights = Pick<Stay, 'startDate' | 'endDate'>;

/** The nights `[startDate, endDate)` as the database's range. */
export const getRange = ({ startDate, endDate }: Nights) =>
  sql<string>`daterange(${startDate}::date, ${endDate}::date, '[)')`;
