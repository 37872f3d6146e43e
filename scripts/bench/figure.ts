import type { BenchEnvironment } from './environment.ts';

/** What a number counts: bytes, milliseconds, seconds, things a second, a share of 1, points of 100, a layout shift (of 1). */
export type Unit = 'bytes' | 'ms' | 's' | 'per second' | 'share' | 'points' | 'shift';

/** What is wanted of a number: no more, or no less, than so much. */
export type Goal = { most: number } | { least: number };

/** The same of something that does less, measured in the same run: nothing that does as much can be better. */
export interface Floor {
  name: string;
  measured: number;
}

/** One line of the table. */
export interface Row {
  /** What it is kept under, so that the next run can be held against it. */
  id: string;
  name: string;
  unit: Unit;
  measured: number;
  goal?: Goal;
  floors?: readonly Floor[];
  /** What a number is made of. */
  notes?: readonly string[];
}

/** Something that is measured; it may fill several lines. */
export type Figure = (world: BenchEnvironment) => Promise<readonly Row[]>;
