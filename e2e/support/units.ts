import { bookingChart } from '../../machines/booking/booking.chart.ts';
import { walksOf } from './walks.ts';

/** A property for each walk through the booking, so that walks do not compete for nights. */
export const bookingUnits: readonly string[] = walksOf(bookingChart).map((_, index) => `walk-${index}`);

/** Properties of the journeys that are told by hand. */
export const journeyUnits = [
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
