import { sql } from 'kysely';
import type { Stay } from './stayChecks.ts';

export type Nights = Pick<Stay, 'startDate' | 'endDate'>;

/** Formats the nights `[startDate, endDate)` as a PostgreSQL range. */
export const getRange = ({ startDate, endDate }: Nights) =>
  sql<string>`daterange(${startDate}::date, ${endDate}::date, '[)')`;

/** Formats all nights from a date on as a PostgreSQL range, for the index on nights. */
export const getRangeFrom = (date: string) => sql<string>`daterange(${date}::date, null)`;

/** The maximum number of nights of a stay; with it, the database finds the rows by their check-in. */
export const longestStay = 366;
