import { resolve } from 'node:path';

/**
 * The folder of the empty database that test sites start from. The developers' set-up creates it, and it can be
 * deleted.
 */
export const templateDir = resolve(import.meta.dirname, '../node_modules/.cache/estadia');
