import { resolve } from 'node:path';
import { isBuilt } from '../../../scripts/built.mjs';
import { finishedBuild, type Build } from '../../../server/site/index.ts';

const root = resolve(import.meta.dirname, '../../..');
let build: Promise<Build> | undefined;

/** The site as it is built; an old build would prove nothing. */
export function requireBuild(): Promise<Build> {
  if (!isBuilt(root)) throw new Error('The build is older than its sources: npm run build');
  build ??= finishedBuild(root);
  return build;
}
