import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { CannotStart } from '../server/process/cannotStart.ts';
import { startCompileCache } from '../server/process/startCompileCache.ts';
import { isBuilt } from './built.mjs';

const root = resolve(import.meta.dirname, '..');

/**
 * Builds the site without compressing its files, which it does while it serves.
 * @throws {CannotStart} if the build fails; the build has printed the error
 */
async function build(): Promise<void> {
  console.error('Building the site …');
  // Standard output is reserved for the site.
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts'), '--soon'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  // If the start fails, the build is stopped.
  const stop = () => child.kill();
  process.on('exit', stop);
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  process.off('exit', stop);
  if (signal !== null) {
    throw new CannotStart(`The build was killed (${signal}). It needs 700 MB of memory.`);
  }
  if (status !== 0) throw new CannotStart('The build failed; see the output above.');
}

startCompileCache();
// The server is loaded and opened in parallel to the build.
const building = isBuilt(root) ? undefined : build();
building?.catch(() => undefined);
const { serve } = await import('../server/process/serve.ts');
await serve(building);
