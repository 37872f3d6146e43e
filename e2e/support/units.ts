import { bookingChart } from '../../machines/booking/booking.chart.ts';
import { surveyOf } from '../../machines/atlas/paths.ts';

/** A property for each path through the booking, so that paths do not compete for nights. */
export const pathUnits: readonly string[] = surveyOf(bookingChart).paths.map((_, index) => `path-${index}`);

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
] as const;
