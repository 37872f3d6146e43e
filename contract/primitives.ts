import * as v from 'valibot';
import { languages } from './language.ts';
import { longestReservationId, longestUnitId, unitIdPattern } from './rules/ids.ts';

const realDate = (text: string) => {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
};

/** A calendar date, `YYYY-MM-DD`, in the property's time zone. */
export const calendarDate = v.pipe(
  v.string(),
  v.nonEmpty('blank'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format'),
  v.check(realDate, 'date_format'),
);

/** An instant, RFC 3339 with an offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** An amount in integer cents. */
export const cents = v.pipe(v.number(), v.safeInteger());

/** Money: integer cents and an ISO 4217 currency. */
export const money = v.object({ amount: cents, currency: v.literal('EUR') });
export type Money = v.InferOutput<typeof money>;

/** A share in percent, 0 to 100. */
export const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** The address part that names a rental unit: lower-case letters, digits and hyphens. */
export const unitId = v.pipe(
  v.string(),
  v.nonEmpty('blank'),
  v.maxLength(longestUnitId, 'too_long'),
  v.regex(unitIdPattern, 'invalid_id'),
);

/** A reservation's id: 128 random bits in base64url. */
export const reservationId = v.pipe(
  v.string(),
  v.nonEmpty('blank'),
  v.maxLength(longestReservationId, 'too_long'),
);

/**
 * What a mailed link carries so that its holder may act on the reservation. A host can withdraw it, and ends it some
 * time after the stay: from then on it is answered like one of an unknown reservation.
 */
export const linkToken = v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(128, 'too_long'));

/** A count of people, from 1. */
export const guestCount = v.pipe(
  v.number('not_a_number'),
  v.integer('not_a_number'),
  v.minValue(1, 'too_few_guests'),
  v.maxValue(100, 'too_many_guests'),
);

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
export const count = wholeNumber;

/** A time of day on the property's clock, `HH:MM`. */
export const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** One of the languages of the interface. */
export const language = v.picklist(languages, 'invalid_choice');
