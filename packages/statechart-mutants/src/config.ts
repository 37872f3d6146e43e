import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A part of the program that is mutated. */
export interface Area {
  name: string;
  /** Glob patterns of its files, from the project's folder. */
  files: string | readonly string[];
  /** Folders of the tests that may detect its mutants, the nearest first; all tests if missing. */
  tests?: readonly string[];
}

/** A mutant that no test can detect, because the program does the same without the change. */
export interface EquivalentMutant {
  file: string;
  /** The change as the command prints it. */
  change: string;
  /** The reason why it is equivalent. */
  because: string;
}

export interface MutantsConfig {
  areas: readonly Area[];
  equivalent?: readonly EquivalentMutant[];
  /** Test files that never count, for example because they compare generated files. */
  ignoredTests?: readonly string[];
  /** Functions of the program whose string arguments are labels: their calls are not mutated. */
  labelFunctions?: readonly string[];
  /** Vitest projects to run, for example `['!browser']`; all of them if missing. */
  projects?: readonly string[];
  /** The folder for `mutants.html` and `mutants.json`; `coverage/mutants` if missing. */
  report?: string;
}

/** Returns the configuration; its purpose is the type. */
export const defineConfig = (config: MutantsConfig): MutantsConfig => config;

/** Loads the default export of a configuration file. */
export async function loadConfig(file: string): Promise<MutantsConfig> {
  const module = (await import(pathToFileURL(resolve(file)).href)) as { default: MutantsConfig };
  return module.default;
}
