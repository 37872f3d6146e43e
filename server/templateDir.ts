import { resolve } from 'node:path';

/** Where the empty database lies that sites of tests begin with: what the set-up for developers makes, and may lose. */
export const templateDir = resolve(import.meta.dirname, '../node_modules/.cache/estadia');
