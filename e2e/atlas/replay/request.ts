import { readFileSync } from 'node:fs';
import type { Before } from 'statechart-atlas/paths/prerequisites';
import type { DescribedPath } from 'statechart-atlas/paths/describePath';
import type { Language } from '../../../contract/language.ts';

/** Random paths, the same number in each round. */
export interface Exploration {
  seed: number;
  /** The round, counted from 0. */
  round: number;
  /** Machine IDs. */
  of: readonly string[];
  /** The maximum length of a path. */
  length: number;
  /** The moves of earlier rounds, by machine and start of its walk. */
  before: Readonly<Record<string, Before>>;
}

/** The requested paths, and how to replay them. */
export interface ReplayRequest {
  paths: readonly DescribedPath[];
  /** Random paths instead. */
  exploring?: Exploration;
  /** The language of paths; random paths use each language in turn. */
  language: Language;
  /** The languages of single paths, by their names. */
  languages?: Readonly<Record<string, Language>>;
  /** `phone`, `desk`, or a device that Playwright defines. */
  device: string;
  dark: boolean;
  headed: boolean;
  /** The minimum duration of every action, in milliseconds. */
  slow: number;
  /** The address of the site; if omitted, a separate one is started. */
  address?: string;
  /** The property to walk. */
  property?: string;
  /** Whether all texts are compared with the expectations, which are those of the demo properties. */
  words: boolean;
  /** Whether pictures, a trace and a video are kept. */
  keeps: boolean;
  /** Whether a video can be recorded. */
  films: boolean;
  /** Whether a replay continues after a failed check, as far as it can. */
  goesOn: boolean;
  /** The time limit in milliseconds, after which replaying ends. */
  endsAfter?: number;
  /** The file for a JUnit report, if requested. */
  junit?: string;
  /** The folder of the report. */
  folder: string;
}

/**
 * The request of `npm run paths -- run` or `explore`, in a file that the environment names; undefined in a
 * test.
 */
export function readReplayRequest(): ReplayRequest | undefined {
  const file = process.env['PATHS_ASKED'];
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as ReplayRequest);
}

/** The property of a walk: its own, or the requested one of another site. */
export const getProperty = (own: string): string => readReplayRequest()?.property ?? own;
