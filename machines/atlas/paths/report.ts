import type { Coverage } from '../paths.ts';
import type { Kind, PathCoverage } from './coverage.ts';
import type { Strategy } from './strategies.ts';
import type { ToldPath } from './told.ts';

/** Paths of some machines, with what they cover: what is printed, saved and read again. */
export interface Report {
  strategy: Strategy;
  /** What chance began with, and how long its walks are, where paths are by chance. */
  seed?: number;
  length?: number;
  machines: readonly ReportedMachine[];
  total: Record<Kind, Coverage>;
}

export interface ReportedMachine {
  machine: string;
  /** What it is for. */
  description: string;
  paths: readonly ToldPath[];
  leftOut?: string;
  coverage: Record<Kind, Coverage>;
  missing: PathCoverage['missing'];
}

/** How paths can be written down. */
export type Format = 'text' | 'json' | 'markdown' | 'gherkin';
