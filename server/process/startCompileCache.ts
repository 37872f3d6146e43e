import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../config/packageRoot.ts';

/**
 * Enables Node's compile cache in the packages' folder: later starts are half a second faster. A folder that cannot be
 * written only loses that gain.
 */
export const startCompileCache = (): void =>
  void enableCompileCache(join(packageRoot, 'node_modules/.cache/compiled'));
