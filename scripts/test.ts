import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { getUnchangedPackageTests, listChangedFiles } from './changedPackages.ts';
import { outcomeOfPlaywright, outcomeOfVitest, type Outcome, type VitestReport } from './reports.ts';

const root = resolve(import.meta.dirname, '..');
const reports = await mkdtemp(join(tmpdir(), 'estadia-test-'));
const onlyChecks = process.argv.includes('--checks');
// `isNightly` reads it, here and in the processes that this one starts.
if (process.argv.includes('--all')) process.env['TESTS'] = 'all';
const { isNightly } = await import('./nightly.mjs');
const withoutBrowser = process.argv.includes('--no-browser');

const { planTestsHere, mustSkipTests } = await import('./tools.mjs');
const lacksChromium = mustSkipTests('chromium');

interface Step {
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The file and parser of the runner's report; a step without one counts as one check. */
  report?: { file: string; read: (report: never) => Outcome };
}

const words = (command: string) => command.split(' ');

const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Read-only checks that use one core each. */
const readings: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '-c', 'scripts/oxlint.json', '--type-aware', '--deny-warnings'] },
  // Each checker infers the shared types again: four, the default, take twice the time of one on two cores.
  { name: 'types', command: words('tsc -p . --checkers 1') },
  { name: 'types of the machines, without browser types', command: words('tsc -p machines --checkers 1') },
  { name: 'import rules', command: ['node', 'scripts/imports/check.ts'] },
  { name: 'plain English', command: ['node', 'scripts/wording.ts'] },
  { name: 'unused code and dependencies', command: ['knip', '-c', 'scripts/knip.json', '--no-config-hints'] },
  ...(onlyChecks ? [] : [{ name: 'external programs of the tests', command: ['node', 'scripts/tools.mjs'] }]),
];

const unchanged = isNightly ? [] : getUnchangedPackageTests(listChangedFiles());

const withoutABrowser: Step = {
  name: 'unit, component and integration tests',
  command: [
    ...words(`vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`),
    ...unchanged.flatMap((folder) => ['--exclude', `${folder}/**`]),
  ],
  report: {
    file: vitestReport,
    read: (report: VitestReport) => outcomeOfVitest(report, root),
  },
};

const inTheBrowser: Step = {
  name: 'browser tests',
  // Without Chromium, the tests are only listed, and the report contains them as skipped.
  command: ['playwright', 'test', '-c', 'e2e', '--reporter=list,json', ...(lacksChromium ? ['--list'] : [])],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  report: {
    file: playwrightReport,
    read: outcomeOfPlaywright,
  },
};

const inAllOfThem: Step = {
  name: 'coverage of the machines by browser tests',
  command: ['node', 'scripts/paths.ts', 'uncovered'],
};

const packedRelease: Step = {
  name: 'the packed release on the oldest and the current Node: a new site, a booking, an upgrade, a restore',
  command: ['node', 'tests/release/tryPackage.ts'],
};

/** Runs a step; its output is printed immediately, or collected if `collected` is given. */
const run = ({ command: [name, ...args], env }: Step, collected?: string[]) =>
  new Promise<boolean>((done) => {
    const child = spawn(name!, args, {
      cwd: root,
      stdio: ['ignore', collected ? 'pipe' : 'inherit', collected ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => collected?.push(part.toString()));
    child.on('error', (error) => {
      console.error(error.message);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });

async function getOutcome(step: Step, succeeded: boolean): Promise<Outcome> {
  const one = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [], skipped: [], files: [] };
  if (!step.report) return one;
  try {
    const outcome = step.report.read(JSON.parse(await readFile(step.report.file, 'utf8')) as never);
    // A runner that exits with an error although no test failed has failed too.
    return succeeded || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
  } catch {
    return one;
  }
}

const total = { passed: 0, failed: 0 };
const failed: string[] = [];
const skipped: string[] = [];
const files: Outcome['files'][number][] = [];
const begin = ({ name }: Step) => console.log(`\n=== ${name}`);

function end({ name }: Step, outcome: Outcome, began: number) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`--- ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  files.push(...outcome.files);
  if (outcome.failed > 0) failed.push(name, ...outcome.failures.map((one) => `  ${one}`));
  if (outcome.skipped.length > 0) skipped.push(name, ...outcome.skipped.map((one) => `  ${one}`));
}

const waiting = [...readings];
async function readOutput() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const began = performance.now();
    const output: string[] = [];
    const outcome = await getOutcome(step, await run(step, output));
    begin(step);
    process.stdout.write(output.join(''));
    end(step, outcome, began);
  }
}
await Promise.all([readOutput(), readOutput()]);

function getTestSteps(): readonly Step[] {
  if (onlyChecks) return [];
  const steps = isNightly ? [withoutABrowser, packedRelease] : [withoutABrowser];
  if (withoutBrowser) return steps;
  return [...steps, inTheBrowser, ...(lacksChromium ? [] : [inAllOfThem])];
}

// One after the other: each of them keeps both cores of a small machine busy.
for (const step of getTestSteps()) {
  const began = performance.now();
  begin(step);
  end(step, await getOutcome(step, await run(step)), began);
}
await rm(reports, { recursive: true, force: true });

const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
if (slowest.length > 0) console.log('\nSlowest test files:');
for (const { file, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.join('\n')}`);
const { message: missingPrograms } = onlyChecks ? {} : planTestsHere();
if (missingPrograms) console.log(`\n${missingPrograms}`);
if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
