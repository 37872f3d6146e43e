import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt, isCompressed } from './built.mjs';
import { isNightly } from './nightly.mjs';

// Plain JavaScript for any Node version: this script installs everything else.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Runs a command in parallel to others.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
function run(what, command, args) {
  // Standard output is reserved for the command that follows, whose output a script may read.
  console.error(what);
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  return new Promise((done) => {
    child.on('error', ({ message }) => {
      console.error(`${command}: ${message}`);
      done(1);
    });
    child.on('close', (status) => done(status ?? 1));
  });
}

// Building and running the site needs neither the packages of tests nor the tools; they may be installed anyway.
const withTools = !process.argv.includes('--production');
const production = ['--omit=dev', '--workspace=scripts', '--workspace=src', '--include-workspace-root'];

/** Returns whether the installed packages match package-lock.json. */
function isInstalled() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const lockedPackages = readJson(join(root, 'package-lock.json')).packages;
  const present = readJson(record).packages;
  const direct = ['', 'scripts'].flatMap((path) => Object.keys(lockedPackages[path].dependencies));
  const required = new Set(direct.map((name) => `node_modules/${name}`));
  return Object.entries(lockedPackages).every(([path, { version, optional }]) => {
    if (path === '') return true;
    if ((optional || (!withTools && !required.has(path))) && !present[path]) return true;
    return present[path]?.version === version;
  });
}

/** Installs the packages with npm, and returns its exit code. */
async function install() {
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.warn(
      'node_modules is a link to a folder that does not match package-lock.json; it is not changed.',
    );
    return 0;
  }
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  return run('Installing packages …', command, [
    ...first,
    'ci',
    ...(withTools ? ['--include=dev'] : production),
  ]);
}

/** Returns the Node of the packages, or that of this machine if the packages have none for its system. */
function findNode() {
  const own = join(modules, '.bin', 'node');
  if (existsSync(own)) return own;
  const requiredVersion = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));
  if (Number.parseInt(process.versions.node) >= requiredVersion) return process.execPath;
  console.error(
    `The packages contain no Node for ${process.platform} on ${process.arch}, and this one is ${process.version}. ` +
      `Install Node ${requiredVersion} or newer.`,
  );
  process.exit(1);
}

const needsSite = !process.argv.includes('--no-build');
const [wasInstalled, wasBuilt] = [isInstalled(), !needsSite || (isBuilt(root) && isCompressed(root))];
const installing = wasInstalled ? undefined : install();
const needsChromium = process.argv.includes('--chromium');
const runsTests = process.argv.includes('--tests');
// Other programs are installed in parallel to the packages and to the build.
if (installing) {
  if (runsTests) (await import('./tools.mjs')).installTools();
  const status = await installing;
  if (status !== 0) process.exit(status);
}
const node = findNode();

/** Starts the build and the preparation of an empty database, if they are necessary. */
function beginBuild() {
  const wasPrepared = existsSync(join(modules, '.cache/estadia'));
  if (!needsSite || (wasInstalled && wasBuilt && wasPrepared)) return [];
  const build = [join(root, 'scripts/build.ts')];
  const prepare = [join(root, 'scripts/database-template.ts')];
  return [
    ...(wasBuilt ? [] : [run('Building the site …', node, build)]),
    run('Preparing an empty database …', node, prepare),
  ];
}

const building = beginBuild();
if (needsChromium) (await import('./tools.mjs')).provideChromium();
if (runsTests) {
  (await import('./tools.mjs')).provideTools();
  if (isNightly) (await import('./nuChecker.mjs')).provideNuChecker();
}
if ((await Promise.all(building)).some((status) => status !== 0)) process.exit(1);
