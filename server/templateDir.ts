import { resolve } from 'node:path';

/** Where the empty database lies that a first start copies: what an installation of the packages makes, and may lose. */
export const templateDir = resolve(import.meta.dirname, '../node_modules/.cache/estadia');
