import * as v from 'valibot';
import { calendarDate, unitId } from '../../../contract/primitives.ts';
import type { Nights } from '../../../contract/rules/nights.ts';

/** No note of a host's is longer. */
const longestNote = 200;

export const someNights = v.object({ unit: unitId, from: calendarDate, to: calendarDate });
export const closing = v.object({
  ...someNights.entries,
  why: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestNote, 'too_long'))),
  /** Closes nights of reservations too, which stay as they are. */
  keepReservations: v.optional(v.boolean(), false),
});

/** Nights of one property. */
export interface UnitNights extends Nights {
  unitId: string;
}

/** Nights as a host reads them. */
export const inWords = ({ start, end }: Nights): string => `${start} to ${end}`;
