import type { Pair } from './folders.ts';

const atlas = (journey: string): Pair => ['machines/atlas', `machines/${journey}`];
const reservation = (journey: string): Pair => ['machines/reservation', `machines/${journey}`];
const booking = (step: string): Pair => ['src/views/booking/*', `src/views/booking/${step}`];

/** Folders that still import each other. None is added, and one that is untied leaves the list. */
export const knots: readonly Pair[] = [
  ...['availability', 'booking', 'cancellation', 'clientAuth', 'contact', 'guestDetails'].map(atlas),
  ...['landing', 'payment', 'property', 'registration', 'reservation'].map(atlas),
  ...['cancellation', 'payment', 'registration'].map(reservation),
  ...['form', 'otp', 'payment', 'stay'].map(booking),
  ['src/*', 'src/browser'],
  ['src/*', 'src/pages'],
  ['src/*', 'src/views'],
  ['src/browser', 'src/pages'],
];
