/** The unit of a value; `points` are points of 100, `shift` is a layout shift. */
export type Unit = 'bytes' | 'ms' | 's' | 'per second' | 'ratio' | 'points' | 'shift';

/** The maximum or minimum of a value. */
export type Goal = { most: number } | { least: number };

/** A line of the table. */
export interface Row {
  /** The id under which the value is stored for comparison with the next run. */
  id: string;
  name: string;
  unit: Unit;
  measured: number;
  goal?: Goal;
  /** Details of the value. */
  notes?: readonly string[];
}

/** A measurement, which can produce several rows. */
export type Figure = () => Promise<readonly Row[]>;

/** The measured pages. */
export const paths = { property: '/en/casa-do-limoeiro', landing: '/en' } as const;

/** Returns the median of some numbers. */
export function getMedian(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  return (sorted[Math.floor(last / 2)]! + sorted[Math.ceil(last / 2)]!) / 2;
}
