import type { BenchEnvironment } from './environment.ts';

/** The unit of a value; `share` is a share of 1, `points` are points of 100, `shift` is a layout shift. */
export type Unit = 'bytes' | 'ms' | 's' | 'per second' | 'share' | 'points' | 'shift';

/** The maximum or minimum of a value. */
export type Goal = { most: number } | { least: number };

/** A baseline: the same measurement of something that does less, in the same run. */
export interface Floor {
  name: string;
  measured: number;
}

/** A line of the table. */
export interface Row {
  /** The id under which the value is stored for comparison with the next run. */
  id: string;
  name: string;
  unit: Unit;
  measured: number;
  goal?: Goal;
  floors?: readonly Floor[];
  /** Details of the value. */
  notes?: readonly string[];
}

/** A measurement, which can produce several rows. */
export type Figure = (world: BenchEnvironment) => Promise<readonly Row[]>;
