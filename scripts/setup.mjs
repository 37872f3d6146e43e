import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt, isCompressed } from './built.mjs';

// Plain JavaScript for the Node that happens to be there: it makes the rest possible.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 */
function run(what, command, args) {
  // Standard output belongs to what comes after: an answer that a script reads, perhaps.
  console.error(what);
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  console.error(error ? `${command}: ${error.message}` : `${command} ${args.join(' ')} failed`);
  process.exit(status ?? 1);
}

/**
 * The same beside others: what it takes is one processor.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 */
function runBeside(what, command, args) {
  console.error(what);
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  return new Promise((done) => {
    child.on('error', ({ message }) => console.error(`${command}: ${message}`));
    child.on('close', (status) => done(status ?? 1));
  });
}

// Who starts the site needs nothing that only tests and tools import; it may be there all the same.
const withTools = !process.argv.includes('--production');

/** Whether what is installed is what package-lock.json says. */
function isInstalled() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const present = readJson(record).packages;
  return Object.entries(wanted).every(([path, { version, optional, dev }]) => {
    if (path === '') return true;
    if ((optional || (dev && !withTools)) && !present[path]) return true;
    return present[path]?.version === version;
  });
}

function install() {
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.warn('node_modules is a link to a folder that does not fit package-lock.json; it is left alone.');
    return;
  }
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  run('Installing what the site needs …', command, [
    ...first,
    'ci',
    withTools ? '--include=dev' : '--omit=dev',
  ]);
}

/** The Node that came with the packages; that of this machine where none is made for its system. */
function findNode() {
  const own = join(modules, '.bin', 'node');
  if (existsSync(own)) return own;
  const wanted = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));
  if (Number.parseInt(process.versions.node) >= wanted) return process.execPath;
  console.error(
    `No Node comes with the packages for ${process.platform} on ${process.arch}, and this one is ${process.version}. ` +
      `Install Node ${wanted} or newer.`,
  );
  process.exit(1);
}

const needsSite = !process.argv.includes('--no-build');
const [wasInstalled, wasBuilt] = [isInstalled(), !needsSite || (isBuilt(root) && isCompressed(root))];
if (!wasInstalled) install();
const node = findNode();

/** The build, with an empty database beside it, as far as they are wanting. */
function beginBuild() {
  const wasPrepared = existsSync(join(modules, '.cache/estadia'));
  if (!needsSite || (wasInstalled && wasBuilt && wasPrepared)) return [];
  const build = [join(root, 'scripts/build.ts')];
  const prepare = [join(root, 'scripts/database-template.ts')];
  return [
    ...(wasBuilt ? [] : [runBeside('Building the site …', node, build)]),
    runBeside('Preparing an empty database …', node, prepare),
  ];
}

// Programs of other people are fetched meanwhile: that takes the line, and the build the processors.
const building = beginBuild();
if (process.argv.includes('--chromium')) {
  const { provideChromium } = await import('./chromium.mjs');
  provideChromium();
}
if (process.argv.includes('--tools')) {
  const { provideTools } = await import('./tools.mjs');
  provideTools();
  const { provideNuChecker } = await import('./nuChecker.mjs');
  provideNuChecker();
}
if ((await Promise.all(building)).some((status) => status !== 0)) process.exit(1);
