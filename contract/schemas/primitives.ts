import * as v from 'valibot';
import { languages } from '../values/language.ts';
import { means } from './means.ts';
import { maxReservationIdLength, maxUnitIdLength, unitIdPattern } from '../values/ids.ts';
import { isCalendarDate } from '../values/nights.ts';

/** A calendar date, `YYYY-MM-DD`, in the property's time zone. */
export const calendarDate = means(
  v.pipe(
    v.string(),
    v.nonEmpty('blank'),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format'),
    v.check(isCalendarDate, 'date_format'),
  ),
  'A calendar date, `YYYY-MM-DD`, in the time zone of the property.',
);

/** An instant, RFC 3339 with an offset. */
export const instant = means(v.pipe(v.string(), v.isoTimestamp()), 'An instant, RFC 3339 with an offset.');

/** An amount in integer cents. */
export const cents = means(
  v.pipe(v.number(), v.safeInteger()),
  'An amount in integer cents: 12345 is 123.45 €.',
);

/** A non-negative amount in integer cents. */
export const nonNegativeCents = v.pipe(cents, v.minValue(0));

const currency = means(v.literal('EUR'), 'The currency, ISO 4217.');

/** Money as integer cents and an ISO 4217 currency. A discount is negative. */
export const money = means(v.object({ amount: cents, currency }), 'An amount of money, in integer cents.');

/** A non-negative amount of money: due, paid or refunded. */
export const nonNegativeMoney = means(
  v.object({ amount: nonNegativeCents, currency }),
  'A non-negative amount of money, in integer cents.',
);

/** A percentage from 0 to 100. */
export const percentage = means(
  v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  'A percentage from 0 to 100.',
);

/** The id of a property in addresses: lower-case letters, digits and hyphens. */
export const unitId = means(
  v.pipe(
    v.string(),
    v.nonEmpty('blank'),
    v.maxLength(maxUnitIdLength, 'too_long'),
    v.regex(unitIdPattern, 'invalid_id'),
  ),
  'The id of the property, as in the addresses of the site: lower-case letters, digits and hyphens.',
);

/** A reservation's id: 128 random bits in base64url. */
export const reservationId = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(maxReservationIdLength, 'too_long')),
  'The id of a reservation, which cannot be guessed. It is not the number that guests read.',
);

/**
 * The token in a reservation link, which authorises its holder to act on the reservation. A host can revoke it, and it
 * expires some time after the stay; afterwards the answer is the same as for an unknown reservation.
 */
export const linkToken = means(
  v.pipe(v.string(), v.nonEmpty('blank'), v.maxLength(128, 'too_long')),
  'The token in the reservation link, which authorises its holder to act on the reservation. Do not log it.',
);

/** A number of guests, from 1. */
export const guestCount = means(
  v.pipe(
    v.number('not_a_number'),
    v.integer('not_a_number'),
    v.minValue(1, 'too_few_guests'),
    v.maxValue(100, 'too_many_guests'),
  ),
  'The number of guests, from 1.',
);

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
export const count = wholeNumber;

/** A time of day in the property's time zone, `HH:MM`. */
export const timeOfDay = means(
  v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_of_day')),
  'A time of day in the time zone of the property, `HH:MM`.',
);

/** One of the languages of the interface. */
export const language = means(v.picklist(languages, 'invalid_choice'), 'A language, ISO 639-1.');
