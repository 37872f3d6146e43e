import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';

/** Programs that tests run what is in `deploy/` by: how each tells its version, and Debian's package. */
const tools = {
  nginx: { version: '-v', debian: 'nginx-light' },
  caddy: { version: 'version', debian: 'caddy' },
  openssl: { version: 'version', debian: 'openssl' },
  'systemd-analyze': { version: '--version', debian: 'systemd' },
};
/** @typedef {keyof typeof tools} Tool */

/** @param {Tool} name Where it is; undefined where it is not, or does not run. */
function pathOf(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];
  return folders
    .map((folder) => join(folder, name))
    .find(
      (path) => existsSync(path) && spawnSync(path, [tools[name].version], { timeout: 20_000 }).status === 0,
    );
}

/** Whether this system can have it at all. @param {Tool} name */
export const isOfThisSystem = (name) => name !== 'systemd-analyze' || process.platform === 'linux';

/** Where a tool is; an error where it is not, for a test of it would prove nothing. @param {Tool} name */
export function findTool(name) {
  const path = pathOf(name);
  if (path) return path;
  throw new Error(
    `${name} is not here and could not be installed. Install it (Debian: ${tools[name].debian}).`,
  );
}

/** Installs those that are missing, where they can be had. */
export function provideTools() {
  const names = /** @type {Tool[]} */ (Object.keys(tools));
  const missing = names.filter((name) => isOfThisSystem(name) && !pathOf(name));
  if (missing.length > 0) installFromDebian(...missing.map((name) => tools[name].debian));
}
