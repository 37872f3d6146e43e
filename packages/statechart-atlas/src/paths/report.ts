import type { Coverage } from '../paths.ts';
import type { Kind, PathCoverage } from './pathCoverage.ts';
import type { FoundPaths, Strategy } from './strategies.ts';
import type { DescribedPath } from './describePath.ts';

/** Paths of some machines with their coverage, as printed and saved. */
export interface Report {
  strategy: Strategy;
  /** For random paths: the seed, and the length of each walk. */
  seed?: number;
  length?: number;
  /** The address of the atlas. */
  atlas: string;
  machines: readonly ReportedMachine[];
  total: Record<Kind, Coverage>;
}

export interface ReportedMachine {
  machine: string;
  /** The description of the machine. */
  description: string;
  paths: readonly DescribedPath[];
  leftOut?: string;
  /** The first steps of each path, from the initial state to the state of `--from`. */
  introduction?: FoundPaths['introduction'];
  /** The address of the page that shows the machine, with parameters in braces. */
  address?: string;
  coverage: Record<Kind, Coverage>;
  missing: PathCoverage['missing'];
}

/** Describes the first steps of a machine's paths if the paths were searched from another state. */
export const getIntroduction = ({ introduction }: ReportedMachine): string[] =>
  introduction
    ? [
        `${introduction.steps === 1 ? 'The first step' : `The first ${introduction.steps} steps`} of each path ${introduction.steps === 1 ? 'leads' : 'lead'} to ${introduction.state}, the state of --from.`,
      ]
    : [];

/** The output formats of a report. */
export type Format = 'text' | 'json' | 'markdown' | 'gherkin';
