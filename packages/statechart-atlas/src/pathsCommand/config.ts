import type { BrowserCoverage } from '../playwright/coverage.ts';
import type { Walk } from '../playwright/walkPlan.ts';
import type { Product } from '../product.ts';

/** A running site for browser tests. */
export interface StartedSite {
  address: string;
  close: () => Promise<void>;
}

/** How to test a site other than the one that the command starts. */
export interface OtherSiteConfig {
  /** The part of the site that the tests use, such as a property: the name of its option, and a description. */
  subject: { name: string; description: string };
  /** Sentences for the help of `run`: what the tests do on the site, and what they do not. */
  help: string;
  /**
   * Checks that the site answers and offers the subject.
   * @throws {UnsuitableSite} if it does not
   */
  check: (site: { address: string; subject?: string }, machines: readonly string[]) => Promise<void>;
}

/** How to run paths in a browser. */
export interface BrowserConfig {
  /** The walks of the browser tests, which know how to perform events. */
  walks: readonly Walk[];
  /** The languages of the pages; the first one is the default. */
  languages: readonly string[];
  /** The folder in which Playwright runs. */
  folder: string;
  /** The configuration of Playwright that creates the tests with `createPathTests`, in that folder. */
  playwrightConfig: string;
  /** Prepares the site and the browser; returns whether both are ready. */
  prepare: () => Promise<boolean>;
  /** Starts a site for several test runs. */
  startSite: () => Promise<StartedSite>;
  /** Returns the reason why no browser window can open, and what to do; undefined if one can. */
  findWindowObstacle: () => string | undefined;
  otherSite?: OtherSiteConfig;
}

/** The coverage by browser tests. */
export interface CoverageConfig {
  read: () => BrowserCoverage;
  /** Returns whether the tests promise to visit every state of a machine only, instead of taking every transition. */
  promisesOnlyStates?: (machine: string) => boolean;
  /** The command that runs all browser tests. */
  testCommand: string;
  /** How to cover a pair of a state and an event, for people who read the list of missing ones. */
  help?: string;
}

/** The configuration of the command that lists and runs paths. */
export interface PathsConfig {
  product: Product;
  /** The command line before its arguments, such as `npm run paths --`. */
  command: string;
  /** The address of the atlas, for links to its pages. */
  atlas: string;
  coverage?: CoverageConfig;
  browser?: BrowserConfig;
}

/** A site that the tests cannot use; the message says why and what to do. */
export class UnsuitableSite extends Error {}

/** The output streams of a command. */
export interface Terminal {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** The environment of a command. */
export interface Shell extends Terminal {
  config: PathsConfig;
  /** Whether the command ran but found failures. */
  outcome: { failed: boolean };
}
