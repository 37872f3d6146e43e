import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fingerprintFile, fingerprintOf } from '../../../scripts/sources.mjs';
import { finishedBuild, type Build } from '../../../server/site/index.ts';

const root = resolve(import.meta.dirname, '../../..');
let build: Promise<Build> | undefined;

const builtFrom = () => {
  try {
    return readFileSync(resolve(root, fingerprintFile), 'utf8');
  } catch {
    return undefined;
  }
};

/** The site as it is built; an old build would prove nothing. */
export function builtSite(): Promise<Build> {
  if (builtFrom() !== fingerprintOf(root))
    throw new Error('The build is older than its sources: npm run build');
  build ??= finishedBuild(root);
  return build;
}
