import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './mutants/areas.ts';
import { findMutants, root, sample, since } from './mutants/mutants.ts';
import { projects, coverageVariable, readCoverage, type Ran } from './mutants/lineCoverage.ts';
import { outdated, survives, getTable, writeReport } from './mutants/report.ts';
import { tryAll, type Verdict } from './mutants/runs.ts';
import { tmpOfTests } from './tmp.ts';

const getNames = (kind: string) =>
  areas.flatMap((area) => (area.kind === kind ? [area.name] : [])).join(', ');

const usage = `Usage: npm run test:mutants -- [options]

Run the mutation tests: make one small change at a time in the machines and in the modules that handle money and
nights, and list the mutants that no test detects. Without options, all mutants are tested.

  --machine NAME     only this machine; may be repeated: ${getNames('machine')}
  --module NAME      only this module; may be repeated: ${getNames('module')}
  --file PART        only files whose path contains PART
  --since REV        only lines that changed since a revision ("release": since the last release)
  --sample N         N random mutants in addition to those of --since
  --seed VALUE       seed of the random sample (any text)
  --processes N      number of parallel processes (default: number of cores + 1)
  --coverage FOLDER  folder for the coverage of each test: read if present, otherwise recorded there
  --report FOLDER    write mutants.html and mutants.json to FOLDER (default: coverage/mutants)
  --list             print the mutants without testing them
  --help             print this help
`;

// Killed worker processes leave files behind, so all temporary files are in a folder that is deleted at the end.
const folder = mkdtempSync(join(tmpOfTests(), 'estadia-mutants-'));
process.env['TMPDIR'] = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const text = { type: 'string' } as const;
const { values: options } = parseArgs({
  options: {
    machine: { ...text, multiple: true, default: [] },
    module: { ...text, multiple: true, default: [] },
    file: { ...text, default: '' },
    since: text,
    sample: text,
    seed: { ...text, default: '1' },
    processes: { ...text, default: String(availableParallelism() + 1) },
    coverage: { ...text, default: join(folder, 'coverage') },
    report: { ...text, default: join(root, 'coverage/mutants') },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function end(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}

const names = [...options.machine, ...options.module];
const unknown = names.filter((name) => !areas.some((area) => area.name === name));
if (options.help || unknown.length > 0) {
  end(options.help ? 0 : 2, unknown.length > 0 ? `Unknown: ${unknown.join(', ')}\n\n${usage}` : usage);
}
const chosen = areas.filter(({ name }) => names.length === 0 || names.includes(name));
const everything = chosen.flatMap(findMutants);

/** Returns the newest release tag before this commit, or an empty string. */
const lastRelease = () =>
  spawnSync('git', ['describe', '--tags', '--match', 'v*', '--abbrev=0'], { cwd: root })
    .stdout.toString()
    .trim();

function selectMutants() {
  const matching = everything.filter(({ file }) => file.includes(options.file));
  if (options.since === undefined && options.sample === undefined) return matching;
  const revision = options.since === 'release' ? lastRelease() : (options.since ?? '');
  const changed = revision === '' ? [] : since(revision, matching);
  const rest = matching.filter((mutant) => !changed.includes(mutant));
  return [...changed, ...sample(rest, Number(options.sample ?? 0), options.seed)];
}

/** Returns the functions that each test runs: stored by an earlier run, or measured now. */
function loadCoverage(): Ran[] {
  mkdirSync(options.coverage, { recursive: true });
  if (readCoverage(options.coverage).length > 0) return readCoverage(options.coverage);
  const folders = [...new Set(chosen.flatMap(({ tests }) => tests))].map((name) => `tests/${name}/`);
  console.error(`Running the tests in ${folders.join(', ')} without mutation …`);
  const config = ['--config', 'scripts/mutants/coverage.config.ts', '--reporter=default', '--no-color'];
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', ...config, ...projects.map((name) => `--project=${name}`), ...folders],
    {
      cwd: root,
      maxBuffer: 2 ** 28,
      env: { ...process.env, [coverageVariable]: options.coverage },
    },
  );
  if (status !== 0) end(1, `${stdout.toString()}\nThese tests fail without a mutation; fix them first.`);
  return readCoverage(options.coverage);
}

const mutants = selectMutants();
if (options.list) {
  // Written synchronously: a process that exits immediately would lose output that the reader has not read yet.
  writeSync(1, mutants.map(({ file, line, change }) => `${file}:${line}  ${change}\n`).join(''));
  process.exit(0);
}
const getSentence = ({ file, line, change, isSeen }: Verdict) =>
  `${isSeen ? 'Survived' : 'Not covered'}: ${file}:${line}  ${change}`;
const ran = loadCoverage();
const began = performance.now();
const minutes = () => (performance.now() - began) / 60_000;
let [done, survived] = [0, 0];
const verdicts = await tryAll(mutants, ran, {
  processes: Number(options.processes),
  onVerdict: (verdict) => {
    done += 1;
    if (survives(verdict)) {
      survived += 1;
      console.error(`${process.stderr.isTTY ? '\n' : ''}${getSentence(verdict)}`);
    }
    const filled = '='.repeat(Math.round((30 * done) / mutants.length));
    const left = Math.ceil((minutes() / done) * (mutants.length - done));
    const state = `[${filled.padEnd(30)}] ${done}/${mutants.length}, ${survived} survived, ${left} min left`;
    if (process.stderr.isTTY) process.stderr.write(`\r${state}   `);
    else if (done % 50 === 0) console.error(state);
  },
});
writeReport(options.report, verdicts);
const survivors = verdicts.filter(survives);
const outdatedEntries = chosen.length === areas.length ? outdated(everything) : [];
console.log(`\n${getTable(verdicts)}\n`);
for (const survivor of survivors) console.log(getSentence(survivor));
for (const { file, change } of outdatedEntries)
  console.log(`Listed in equivalent-mutants.json, but no longer a mutant: ${file}  ${change}`);
const failed = survivors.length + outdatedEntries.length;
console.log(`${verdicts.length - survivors.length} passed, ${failed} failed in ${minutes().toFixed(1)} min`);
process.exitCode = failed > 0 ? 1 : 0;
