import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { folderOfSite } from './siteUnderTest.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a host is told by a command that they type beside the running site. */
export async function asHost(...args: string[]): Promise<string> {
  const folder = folderOfSite();
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: join(folder, 'content'),
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/cli.ts', ...args], {
    cwd: root,
    env,
  });
  return stdout;
}
