import { resolve } from 'node:path';
import { isBuilt } from '../../../scripts/built.mjs';
import { finishedBuild, type Build } from '../../../server/site/index.ts';

const root = resolve(import.meta.dirname, '../../..');
let build: Promise<Build> | undefined;

/** Returns the built site; tests of an old build would prove nothing. */
export function requireBuild(): Promise<Build> {
  if (!isBuilt(root)) {
    throw new Error(
      'The site is not built, or its sources have changed since. Run this first: npm run build',
    );
  }
  build ??= finishedBuild(root);
  return build;
}
