import { join } from 'node:path';
import { packageRoot } from '../config/packageRoot.ts';

/**
 * The folder of the empty database that test sites start from. The developers' set-up creates it, and it can be
 * deleted.
 */
export const templateDir = join(packageRoot, 'node_modules/.cache/estadia');
