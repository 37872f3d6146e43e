import { resolve } from 'node:path';
import { isBuilt } from '../../../scripts/built.mjs';
import { finishedBuild, type Build } from '../../../server/site/index.ts';

const root = resolve(import.meta.dirname, '../../..');
let build: Promise<Build> | undefined;

function checkBuild(): Promise<Build> {
  if (!isBuilt(root)) {
    throw new Error(
      'The site is not built, or its sources have changed since. Run this first: npm run build',
    );
  }
  return finishedBuild(root);
}

/**
 * Returns the built site; tests of an old build would prove nothing. It is compared with the sources once in each
 * process, because that reads all of them.
 */
export function requireBuild(): Promise<Build> {
  build ??= checkBuild();
  return build;
}
