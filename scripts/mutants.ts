import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './mutants/areas.ts';
import { mutantsIn, root, sample, since } from './mutants/mutants.ts';
import { projects, reachVariable, readReach, type Ran } from './mutants/reach.ts';
import { outdated, survives, getTable, writeReport } from './mutants/report.ts';
import { tryAll, type Verdict } from './mutants/tries.ts';
import { tmpOfTests } from './tmp.ts';

const getNames = (kind: string) =>
  areas.flatMap((area) => (area.kind === kind ? [area.name] : [])).join(', ');

const usage = `npm run test:mutants -- [options]

Breaks the machines and the modules that money and nights depend on, one place at a time, and tells which
mistakes no test notices. Without options it breaks every place.

  --machine NAME    only this machine; may be repeated: ${getNames('machine')}
  --module NAME     only this module; may be repeated: ${getNames('module')}
  --file PART       only files with this in their path
  --since REV       only lines that have come since a revision ("release": since the last release)
  --sample N        N mistakes by chance, beside those of --since
  --seed WORD       another choice
  --processes N     how many at a time; one more than there are cores where it is not said
  --reach FOLDER    keeps there what the tests come by, or reads it where it was kept
  --report FOLDER   where mutants.html and mutants.json go (coverage/mutants)
  --list            prints the mistakes instead of trying them
`;

// A process that hangs is ended, and leaves what it wrote.
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
    reach: { ...text, default: join(folder, 'reach') },
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
  end(options.help ? 0 : 2, unknown.length > 0 ? `There is no ${unknown.join(', ')}.\n\n${usage}` : usage);
}
const chosen = areas.filter(({ name }) => names.length === 0 || names.includes(name));
const everything = chosen.flatMap(mutantsIn);

/** The newest release that this tree comes from; empty where there was none. */
const lastRelease = () =>
  spawnSync('git', ['describe', '--tags', '--match', 'v*', '--abbrev=0'], { cwd: root })
    .stdout.toString()
    .trim();

function mutantsAsked() {
  const there = everything.filter(({ file }) => file.includes(options.file));
  if (options.since === undefined && options.sample === undefined) return there;
  const revision = options.since === 'release' ? lastRelease() : (options.since ?? '');
  const come = revision === '' ? [] : since(revision, there);
  const rest = there.filter((mutant) => !come.includes(mutant));
  return [...come, ...sample(rest, Number(options.sample ?? 0), options.seed)];
}

/** What the tests come by, as they ran before, else as they run now. */
function reach(): Ran[] {
  mkdirSync(options.reach, { recursive: true });
  if (readReach(options.reach).length > 0) return readReach(options.reach);
  const folders = [...new Set(chosen.flatMap(({ tests }) => tests))].map((name) => `tests/${name}/`);
  console.error(`Running ${folders.join(', ')} as they are …`);
  const config = ['--config', 'scripts/mutants/reach.config.ts', '--reporter=default', '--no-color'];
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', ...config, ...projects.map((name) => `--project=${name}`), ...folders],
    {
      cwd: root,
      maxBuffer: 2 ** 28,
      env: { ...process.env, [reachVariable]: options.reach },
    },
  );
  if (status !== 0)
    end(1, `${stdout.toString()}\nThese tests fail as they are: nothing would be learnt from it.`);
  return readReach(options.reach);
}

const mutants = mutantsAsked();
if (options.list) {
  // A process that is left at once leaves what its reader has not taken yet.
  writeSync(1, mutants.map(({ file, line, change }) => `${file}:${line}  ${change}\n`).join(''));
  process.exit(0);
}
const getSentence = ({ file, line, change, isSeen }: Verdict) =>
  `${isSeen ? 'Not noticed' : 'No test comes by'}: ${file}:${line}  ${change}`;
const ran = reach();
const began = performance.now();
const minutes = () => (performance.now() - began) / 60_000;
let [done, unnoticed] = [0, 0];
const verdicts = await tryAll(mutants, ran, {
  processes: Number(options.processes),
  onVerdict: (verdict) => {
    done += 1;
    if (survives(verdict)) {
      unnoticed += 1;
      console.error(`${process.stderr.isTTY ? '\n' : ''}${getSentence(verdict)}`);
    }
    const filled = '='.repeat(Math.round((30 * done) / mutants.length));
    const left = Math.ceil((minutes() / done) * (mutants.length - done));
    const state = `[${filled.padEnd(30)}] ${done}/${mutants.length}, ${unnoticed} not noticed, ${left} min left`;
    if (process.stderr.isTTY) process.stderr.write(`\r${state}   `);
    else if (done % 50 === 0) console.error(state);
  },
});
writeReport(options.report, verdicts);
const survivors = verdicts.filter(survives);
const forgotten = chosen.length === areas.length ? outdated(everything) : [];
console.log(`\n${getTable(verdicts)}\n`);
for (const survivor of survivors) console.log(getSentence(survivor));
for (const { file, change } of forgotten) console.log(`Argued, but not there: ${file}  ${change}`);
const failed = survivors.length + forgotten.length;
console.log(`${verdicts.length - survivors.length} passed, ${failed} failed in ${minutes().toFixed(1)} min`);
process.exitCode = failed > 0 ? 1 : 0;
