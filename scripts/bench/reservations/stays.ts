import { dayFromNow } from '../../../tests/support/guests.ts';

const nights = 3;

/** Nights that somebody wants at a property. */
export interface Stay {
  unit: string;
  startDate: string;
  endDate: string;
}

/** So many properties that guests seldom want the same one at the same time. */
export const units = Array.from({ length: 12 }, (_, index) => `casa-${index + 1}`);

/** As many stays at each property, one after the other from a day on; neighbours are of different properties. */
export const createStays = (firstDay: number, ofEach: number): Stay[] =>
  Array.from({ length: ofEach }, (_, n) => firstDay + n * nights).flatMap((first) =>
    units.map((unit) => ({ unit, startDate: dayFromNow(first), endDate: dayFromNow(first + nights) })),
  );
