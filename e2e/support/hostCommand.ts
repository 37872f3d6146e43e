import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { folderOfSite } from './siteUnderTest.ts';

const root = resolve(import.meta.dirname, '../..');

/** The output of a host's command with these settings. */
export async function hostCommand(settings: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/cli.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
  });
  return stdout;
}

/** The output of a host's command next to the running site. */
export function runAsHost(...args: string[]): Promise<string> {
  const folder = folderOfSite();
  return hostCommand({ DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content') }, args);
}
