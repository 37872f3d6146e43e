import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { CannotStart } from '../server/cannotStart.ts';
import { startCompileCache } from '../server/startCompileCache.ts';
import { isBuilt } from './built.mjs';

const root = resolve(import.meta.dirname, '..');

/**
 * Builds the site, without what it can make while it serves.
 * @throws {CannotStart} when that fails, which the build has told by then
 */
async function build(): Promise<void> {
  console.error('Building the site …');
  // Standard output is the site's own.
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts'), '--soon'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  // A start that is refused has no use for it.
  const stop = () => child.kill();
  process.on('exit', stop);
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  process.off('exit', stop);
  if (signal !== null) {
    throw new CannotStart(
      `Its build was ended by somebody else (${signal}). Has the machine 700 MB of memory for it?`,
    );
  }
  if (status !== 0) throw new CannotStart('It could not be built: what is said above tells why.');
}

startCompileCache();
// The rest of it is loaded and opened meanwhile.
const building = isBuilt(root) ? undefined : build();
building?.catch(() => undefined);
const { serve } = await import('../server/serve.ts');
await serve(building);
