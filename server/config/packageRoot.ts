import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const file = findPackageJSON(import.meta.url)!;

/** The folder of the installed package, or of the clone that contains the sources. */
export const packageRoot = dirname(file);

/** Reads the version of this site's software. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
