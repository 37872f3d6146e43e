import type { Pair } from './folders.ts';

const atlas = (journey: string): Pair => ['machines/atlas', `machines/${journey}`];

/** Folders that still import each other. None is added, and one that is untied leaves the list. */
export const knots: readonly Pair[] = [
  ...['availability', 'booking', 'cancellation', 'clientAuth', 'contact', 'guestDetails'].map(atlas),
  ...['landing', 'payment', 'property', 'registration', 'reservation'].map(atlas),
];
