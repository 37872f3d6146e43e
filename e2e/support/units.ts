import { bookingChart } from '../../machines/booking/booking.chart.ts';
import { walksOf } from './walks.ts';

/** A property for each walk through the booking, so that walks do not compete for nights. */
export const bookingUnits: readonly string[] = walksOf(bookingChart).map((_, index) => `walk-${index}`);

/** Properties of the journeys that are told by hand. */
const journeyUnits = [
  'journey',
  'setup',
  'decline',
  'back',
  'tabs',
  'axe',
  'keyboard',
  'language',
  'payment',
  'resume',
  'code',
  'details',
  'failures',
  'tokens',
  'secrets',
  'after-booking',
  'calling-off',
  'writing',
  'failures-after-booking',
  'reservation-walks',
  'registration-walks',
  'cancellation-walks',
  'payment-walks',
  'contact-walks',
] as const;

/** The property of a test. A second try has one of its own: the first may have taken its nights. */
export const unitOf = (name: string, retry: number): string => (retry === 0 ? name : `${name}-again`);

const names = [...bookingUnits, ...journeyUnits];

/** Every property of the site under test; only in CI is a test tried twice. */
export const units: readonly string[] =
  process.env['CI'] === undefined ? names : names.flatMap((name) => [name, unitOf(name, 1)]);
