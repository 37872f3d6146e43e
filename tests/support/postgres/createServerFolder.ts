import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { tmpOfTests } from '../../../scripts/tmp.ts';

const getId = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));

/** The user who runs the servers, because PostgreSQL does not run as root. */
export const runner = process.getuid?.() === 0 ? { uid: getId('-u'), gid: getId('-g') } : {};

/** Returns whether this user can enter a folder. */
export const canEnter = (folder: string): boolean =>
  spawnSync('true', { ...runner, cwd: folder }).status === 0;

/** Creates a folder that belongs to this user. */
export function createServerFolder(): string {
  const parent = [tmpOfTests(), '/tmp'].find(canEnter);
  if (parent === undefined)
    throw new Error('There is no folder for PostgreSQL: set TMPDIR to one that all may enter.');
  const folder = mkdtempSync(join(parent, 'estadia-server-'));
  if (runner.uid !== undefined) chownSync(folder, runner.uid, runner.gid);
  return folder;
}
