import { readFileSync } from 'node:fs';
import type { Before } from '../../../machines/atlas/paths/prerequisites.ts';
import type { DescribedPath } from '../../../machines/atlas/paths/describePath.ts';
import type { Language } from '../../../contract/language.ts';

/** Ways by chance, as many in each round. */
export interface Exploring {
  seed: number;
  /** Which round it is, counted from 0. */
  round: number;
  /** Ids of machines. */
  of: readonly string[];
  /** How many steps a way has at most. */
  length: number;
  /** What was walked in the rounds before, by machine and where its walk begins. */
  before: Readonly<Record<string, Before>>;
}

/** Paths that somebody wants to see in a browser, and how. */
export interface Asked {
  paths: readonly DescribedPath[];
  /** Ways by chance instead. */
  exploring?: Exploring;
  /** The language of paths; ways by chance are in each in turn. */
  language: Language;
  /** Those of single paths, by their names. */
  languages?: Readonly<Record<string, Language>>;
  /** `phone`, `desk`, or a device that Playwright knows. */
  device: string;
  dark: boolean;
  headed: boolean;
  /** How long everything that is done takes at least, in milliseconds. */
  slow: number;
  /** Where the site is that is walked; one of its own is started where this is left out. */
  address?: string;
  /** The property that is walked there. */
  property?: string;
  /** Whether every word is held against what the tests expect, of the demo properties. */
  words: boolean;
  /** Whether pictures, a trace and a video are kept. */
  keeps: boolean;
  /** Whether there is something to film with. */
  films: boolean;
  /** Whether a walk goes on after what is not as it must be, as far as it can. */
  goesOn: boolean;
  /** After how many milliseconds walking ends, done or not. */
  endsAfter?: number;
  /** Where builds read what became of it, where somebody wants that. */
  junit?: string;
  /** Where what was seen is left. */
  folder: string;
}

/** What `npm run paths -- run` and `explore` ask for, in a file that the environment names; nothing in a test. */
export function askedFor(): Asked | undefined {
  const file = process.env['PATHS_ASKED'];
  return file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Asked);
}

/** The property that a walk is taken at: its own, or the one that is asked for on another site. */
export const getProperty = (own: string): string => askedFor()?.property ?? own;
