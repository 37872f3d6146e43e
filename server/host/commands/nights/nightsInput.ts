import * as v from 'valibot';
import { calendarDate, unitId } from '../../../../contract/schemas/primitives.ts';
import type { Nights } from '../../../../contract/values/nights.ts';

/** The maximum length of a host's note. */
const longestNote = 200;

/** A note of a host, which guests never see. */
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestNote, 'too_long')));

export const someNights = v.object({ unit: unitId, from: calendarDate, to: calendarDate });
export const closingInput = v.object({
  ...someNights.entries,
  why: note,
  /** Whether nights of reservations are closed too; the reservations do not change. */
  keepReservations: v.optional(v.boolean(), false),
});

/** Nights of one property. */
export interface UnitNights extends Nights {
  unitId: string;
}

/** Formats nights for a host. */
export const inWords = ({ start, end }: Nights): string => `${start} to ${end}`;
