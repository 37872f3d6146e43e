import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas, type Area } from './mutants/areas.ts';
import { outdated } from './mutants/argued.ts';
import { lastRelease, sample, since } from './mutants/choose.ts';
import { mutantsIn, root, type Mutant } from './mutants/mutants.ts';
import { reachVariable, readReach, type Ran } from './mutants/reach.ts';
import { scoresOf, sentence, survives, tableOf, writeReport } from './mutants/report.ts';
import { tryAll } from './mutants/tries.ts';

const usage = `npm run test:mutants -- [options]

Breaks the machines and the modules that money and nights depend on, one place at a time, and tells which
mistakes no test notices. Without options it breaks every place.

  --machine NAME     only this machine; may be repeated
  --module NAME      only this module; may be repeated
  --file PATH        only files whose path contains this
  --since REV        only lines that have changed since a revision, or since the last release for "release"
  --sample N         N mistakes by chance (with --since, of those that have not changed)
  --seed N           another choice (default 1)
  --processes N      how many at a time (default: one a core)
  --reach FOLDER     keeps what the tests come by there, or reads it where an earlier run has kept it
  --report FOLDER    where mutants.html and mutants.json go (default: coverage/mutants)
  --list             prints the mistakes instead of trying them

Machines: ${areas.flatMap(({ name, kind }) => (kind === 'machine' ? [name] : [])).join(', ')}
Modules: ${areas.flatMap(({ name, kind }) => (kind === 'module' ? [name] : [])).join(', ')}
`;

const { values: options } = parseArgs({
  options: {
    machine: { type: 'string', multiple: true, default: [] },
    module: { type: 'string', multiple: true, default: [] },
    file: { type: 'string', default: '' },
    since: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: String(availableParallelism()) },
    report: { type: 'string', default: 'coverage/mutants' },
    reach: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function wrongUse(message: string): never {
  console.error(message);
  process.exit(2);
}

function chosenAreas(): readonly Area[] {
  const named = [...options.machine, ...options.module];
  const unknown = named.filter((name) => !areas.some((area) => area.name === name));
  if (unknown.length > 0) wrongUse(`There is no ${unknown.join(', ')}.\n\n${usage}`);
  return named.length === 0 ? areas : areas.filter(({ name }) => named.includes(name));
}

function chosenOf(mutants: readonly Mutant[]): Mutant[] {
  const there = mutants.filter(({ file }) => file.includes(options.file));
  if (options.since === undefined && options.sample === undefined) return there;
  const revision = options.since === 'release' ? lastRelease() : options.since;
  const changed = revision === undefined ? [] : since(revision, there);
  const rest = there.filter((mutant) => !changed.includes(mutant));
  return [...changed, ...sample(rest, Number(options.sample ?? 0), Number(options.seed))];
}

/** Runs the tests once as they are, and learns what each of them comes by. */
function learnReach(chosen: readonly Area[], folder: string): Ran[] {
  const tests = [...new Set(chosen.flatMap((area) => area.tests))];
  console.error(`Running the tests of ${tests.join(', ')} as they are …`);
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'scripts/mutants/reach.config.ts', '--reporter=default', '--no-color', ...tests],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, [reachVariable]: folder } },
  );
  if (status !== 0) wrongUse(`${stdout}\nThe tests fail as they are: what is broken besides would not show.`);
  return readReach(folder);
}

/** What an earlier run has left in a folder, else what the tests say now. */
function reachOf(chosen: readonly Area[]): Ran[] {
  if (options.reach !== undefined && existsSync(options.reach)) return readReach(options.reach);
  const folder = options.reach ?? mkdtempSync(join(tmpdir(), 'estadia-reach-'));
  mkdirSync(folder, { recursive: true });
  const ran = learnReach(chosen, folder);
  if (options.reach === undefined) rmSync(folder, { recursive: true });
  return ran;
}

const bar = (done: number, all: number) => {
  const filled = Math.round((30 * done) / all);
  return `[${'='.repeat(filled)}${' '.repeat(30 - filled)}] ${done}/${all}`;
};

if (options.help) {
  console.log(usage);
  process.exit(0);
}

const chosen = chosenAreas();
const all = chosen.flatMap(mutantsIn);
const mutants = chosenOf(all);
if (options.list) {
  for (const { file, line, change } of mutants) console.log(`${file}:${line}  ${change}`);
  process.exit(0);
}

const ran = reachOf(chosen);
const began = performance.now();
let [done, unnoticed] = [0, 0];
const verdicts = await tryAll(mutants, ran, {
  processes: Number(options.processes),
  onVerdict: (verdict) => {
    done += 1;
    if (survives(verdict)) unnoticed += 1;
    const minutes = (performance.now() - began) / 60_000;
    const left = Math.ceil((minutes / done) * (mutants.length - done));
    const state = `${bar(done, mutants.length)} ${unnoticed} not noticed, ${left} min left`;
    if (process.stderr.isTTY) process.stderr.write(`\r${state}   `);
    else if (done % 50 === 0 || done === mutants.length) console.error(state);
  },
});

const scores = scoresOf(verdicts);
writeReport(options.report, scores, verdicts);
const survivors = verdicts.filter(survives);
const forgotten = chosen.length === areas.length ? outdated(all) : [];
console.log(`\n${tableOf(scores)}\n`);
for (const survivor of survivors) console.log(`Nobody noticed: ${sentence(survivor)}`);
for (const { file, change } of forgotten) console.log(`Argued, but not there: ${file}  ${change}`);
console.log(
  `${verdicts.length - survivors.length} passed, ${survivors.length + forgotten.length} failed in ${((performance.now() - began) / 60_000).toFixed(1)} min`,
);
process.exitCode = survivors.length + forgotten.length > 0 ? 1 : 0;
