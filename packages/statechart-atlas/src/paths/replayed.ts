import type { Move } from './ways.ts';

/** The result of a step in a browser. */
export interface ReplayedStep {
  /** The name of the event; missing for the opening of the page. */
  name?: string;
  /** The event in words, and the state after it. */
  words: string;
  state: string;
  outcome: 'seen' | 'failed' | 'not reached';
  /** A picture of the page after the step: a file next to the report. */
  picture?: string;
  /** The message of the failed check. */
  why?: string;
}

/** The result of a path in a browser. */
export interface ReplayedPath {
  id: string;
  machine: string;
  title: string;
  outcome: 'passed' | 'failed' | 'not walked';
  start: string;
  language: string;
  /** The reason why the path was not walked, or a failure that belongs to no step. */
  why?: string;
  seconds: number;
  steps: readonly ReplayedStep[];
  /** The states that a random walk checked most closely. */
  screens?: readonly string[];
  video?: string;
  trace?: string;
}

/** The results of several paths, and the settings of the run. */
export interface ReplayReport {
  /** The address, device, language and colour scheme of the run. */
  how: string;
  timestamp: string;
  paths: readonly ReplayedPath[];
  /** All possible moves of the random walks, by machine and start. */
  moves: Readonly<Record<string, readonly Move[]>>;
}

const outcomes = ['passed', 'failed', 'not walked'] as const;

/** Counts the paths by outcome, in words. */
export const countReplays = ({ paths }: Pick<ReplayReport, 'paths'>): string =>
  outcomes
    .map((outcome) => [paths.filter((path) => path.outcome === outcome).length, outcome] as const)
    .filter(([count]) => count > 0)
    .map(([count, outcome]) => `${count} ${outcome}`)
    .join(', ');
