import { readFileSync } from 'node:fs';
import type { DescribedPath } from '../paths/describePath.ts';
import type { Before } from '../paths/prerequisites.ts';

/** Random paths, the same number in each round. */
export interface Exploration {
  seed: number;
  /** The round, counted from 0. */
  round: number;
  /** Machine IDs. */
  machines: readonly string[];
  /** The maximum length of a path. */
  length: number;
  /** The results of earlier rounds, by machine and start of its walk. */
  earlierRounds: Readonly<Record<string, Before>>;
}

/** The requested paths, and how to run them in a browser. */
export interface PathRequest {
  paths: readonly DescribedPath[];
  /** Random paths instead. */
  exploration?: Exploration;
  /** The language of paths; random paths use each language in turn. */
  language: string;
  /** The languages of single paths, by their IDs. */
  languages?: Readonly<Record<string, string>>;
  /** A device of `deviceNames`. */
  device: string;
  isDark: boolean;
  isHeaded: boolean;
  /** The minimum duration of every action, in milliseconds. */
  slowMo: number;
  /** The address of the site; if omitted, the configuration of Playwright starts one. */
  address?: string;
  /** A part of that site that the tests use, such as a property. */
  subject?: string;
  /** Whether all texts are compared with the expectations. */
  checksTexts: boolean;
  /** Whether pictures, a trace and a video are recorded. */
  isRecorded: boolean;
  /** Whether a video can be recorded. */
  hasVideo: boolean;
  /** Whether a test continues after a failed check, as far as it can. */
  continuesAfterFailure: boolean;
  /** The time limit for all tests, in milliseconds. */
  timeLimit?: number;
  /** The file for a JUnit report, if requested. */
  junit?: string;
  /** The folder of the report. */
  folder: string;
}

const variable = 'STATECHART_PATHS';

/** Returns the environment variable that names the file of a request. */
export const toEnvironment = (file: string): Record<string, string> => ({ [variable]: file });

/** Reads the request from the file that the environment names; undefined in an ordinary test run. */
export function readPathRequest(): PathRequest | undefined {
  const file = process.env[variable];
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as PathRequest);
}
