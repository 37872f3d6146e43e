import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The folder of the installed package, or of the clone that contains the sources. */
export const packageRoot = dirname(findPackageJSON(import.meta.url)!);
