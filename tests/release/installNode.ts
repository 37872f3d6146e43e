import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import about from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const system = `${process.platform}-${process.arch}`;

/** The oldest Node that the release supports. */
const oldest = `${about.engines.node.replace('>=', '')}.0`;

/** A version of Node to try the release on. */
export interface TriedNode {
  version: string;
  /** A folder for PATH that contains `node`. */
  bin: string;
}

/** Installs the oldest supported Node, once per clone, and returns it together with the Node of the packages. */
export function provideNodes(): TriedNode[] {
  const newest = { version: process.versions.node, bin: join(root, 'node_modules/.bin') };
  // The registry has packages of Node for Linux; on other systems, the release is tried on this Node only.
  if (!/^linux-(x64|arm64)$/.test(system)) return [newest];
  const folder = join(root, 'node_modules/.cache', `node-${oldest}`);
  const bin = join(folder, 'node_modules/.bin');
  if (!existsSync(join(bin, 'node'))) {
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', `node-${system}@${oldest}`], {
      stdio: 'pipe',
    });
  }
  return [{ version: oldest, bin }, newest];
}
