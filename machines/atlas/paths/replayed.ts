import type { Move } from './ways.ts';

/** What became of a step in a browser. */
export interface ReplayedStep {
  /** What happened, by its name; nothing where the page opens. */
  name?: string;
  /** The same in words, and where it led. */
  words: string;
  state: string;
  outcome: 'seen' | 'failed' | 'not come to';
  /** A picture of the page after it, as a file beside the report. */
  picture?: string;
  /** How it differs from what must be. */
  why?: string;
}

/** What became of a path in a browser. */
export interface ReplayedPath {
  id: string;
  machine: string;
  title: string;
  outcome: 'passed' | 'failed' | 'not walked';
  start: string;
  language: string;
  /** Why it was not walked, or what failed beside its steps. */
  why?: string;
  seconds: number;
  steps: readonly ReplayedStep[];
  /** The states that were to be looked at most closely, on ways by chance. */
  screens?: readonly string[];
  video?: string;
  trace?: string;
}

/** What became of several paths, and how they were walked. */
export interface ReplayReport {
  /** Where and how: address, device, language, colours. */
  how: string;
  timestamp: string;
  paths: readonly ReplayedPath[];
  /** All that can be done on the walks of ways by chance, by machine and where they begin. */
  moves: Readonly<Record<string, readonly Move[]>>;
}

const outcomes = ['passed', 'failed', 'not walked'] as const;

/** How many paths have come to each end. */
export const countReplays = ({ paths }: Pick<ReplayReport, 'paths'>): string =>
  outcomes
    .map((outcome) => [paths.filter((path) => path.outcome === outcome).length, outcome] as const)
    .filter(([count]) => count > 0)
    .map(([count, outcome]) => `${count} ${outcome}`)
    .join(', ');
