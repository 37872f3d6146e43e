import type { Coverage } from '../paths.ts';
import type { Kind, PathCoverage } from './coverage.ts';
import type { Found, Strategy } from './strategies.ts';
import type { DescribedPath } from './describePath.ts';

/** Paths of some machines, with what they cover: what is printed, saved and read again. */
export interface Report {
  strategy: Strategy;
  /** What chance began with, and how long its walks are, where paths are by chance. */
  seed?: number;
  length?: number;
  /** Where the atlas is. */
  atlas: string;
  machines: readonly ReportedMachine[];
  total: Record<Kind, Coverage>;
}

export interface ReportedMachine {
  machine: string;
  /** What it is for. */
  description: string;
  paths: readonly DescribedPath[];
  leftOut?: string;
  /** The steps that each begins with until it is where it is looked for, and the state that they lead to. */
  introduction?: Found['introduction'];
  /** The page on which it is seen: its address, with what varies in braces. */
  address?: string;
  coverage: Record<Kind, Coverage>;
  missing: PathCoverage['missing'];
}

/** How a machine's paths begin where they are looked for from a state, in a sentence. */
export const getIntroduction = ({ introduction }: ReportedMachine): string[] =>
  introduction
    ? [
        `${introduction.steps === 1 ? 'The first step' : `The first ${introduction.steps} steps`} of each ${introduction.steps === 1 ? 'leads' : 'lead'} to ${introduction.state}, where it begins to be looked for.`,
      ]
    : [];

/** How paths can be written down. */
export type Format = 'text' | 'json' | 'markdown' | 'gherkin';
