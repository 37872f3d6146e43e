import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Variables in which npm describes the package and the command that it runs. */
const ofThisRun = /^npm_(package|lifecycle|command|config_(call|local_prefix|package|prefix|yes))/i;

/** Installs a package in a folder with npm, and returns whether it succeeded. Standard output is not used. */
export async function installPackage(folder: string, spec: string): Promise<boolean> {
  const { npm_execpath: npm, ...environment } = process.env;
  // The new site inherits the settings of npm, but not the request that this process was started for.
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !ofThisRun.test(name)));
  const [command, ...first] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const args = [...first, 'install', '--no-audit', '--no-fund', '--loglevel=error', spec];
  const child = spawn(command!, args, { cwd: folder, env, stdio: ['ignore', 2, 2] });
  const [status] = (await once(child, 'close').catch(() => [1])) as [number | null];
  return status === 0;
}
