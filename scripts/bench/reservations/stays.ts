import { dayFromNow } from '../../../tests/support/guests.ts';

const nights = 3;

/** The dates and property of a stay. */
export interface Stay {
  unit: string;
  startDate: string;
  endDate: string;
}

/** Enough properties that guests rarely want the same one at the same time. */
export const units = Array.from({ length: 12 }, (_, index) => `casa-${index + 1}`);

/** Creates consecutive stays at each property from a day on; neighbours in the list are at different properties. */
export const createStays = (firstDay: number, ofEach: number): Stay[] =>
  Array.from({ length: ofEach }, (_, n) => firstDay + n * nights).flatMap((first) =>
    units.map((unit) => ({ unit, startDate: dayFromNow(first), endDate: dayFromNow(first + nights) })),
  );
