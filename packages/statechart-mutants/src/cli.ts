#!/usr/bin/env node
import { existsSync, mkdtempSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from './config.ts';
import { measureCoverage } from './coverage.ts';
import { findMutants, selectChanged } from './mutants.ts';
import { findOutdated, getTable, classify, isSurvivor, writeReport, type JudgedMutant } from './report.ts';
import { testMutants } from './runs.ts';

const usage = `Usage: statechart-mutants [options]

Make one small change at a time in the configured files, and list the changes that no test detects.

  --config FILE      configuration file (default: mutants.config.ts, .mjs or .js)
  --area NAME        only this area; may be repeated
  --file PART        only files whose path contains PART
  --since REV        only lines that changed since a Git revision
  --processes N      number of parallel processes (default: number of cores + 1)
  --report FOLDER    write mutants.html and mutants.json to FOLDER (default: coverage/mutants)
  --list             print the mutants without testing them
  --help             print this help

Exit codes: 0 tests detect every mutant, 1 mutants survived or tests failed, 2 wrong usage.
`;

function exit(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      options: {
        config: text,
        area: { ...text, multiple: true, default: [] },
        file: { ...text, default: '' },
        since: text,
        processes: { ...text, default: String(availableParallelism() + 1) },
        report: text,
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return exit(2, `${(error as Error).message}\n\n${usage}`);
  }
}

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const root = process.cwd();
const configFile =
  options.config ??
  ['ts', 'mjs', 'js'].map((type) => `mutants.config.${type}`).find((file) => existsSync(file));
if (configFile === undefined) exit(2, `This folder contains no mutants.config.ts.\n\n${usage}`);
const config = await loadConfig(configFile).catch((error: unknown) =>
  exit(2, `Cannot load ${configFile}: ${(error as Error).message}`),
);
const { equivalent = [], projects = [] } = config;

const unknown = options.area.filter((name) => !config.areas.some((area) => area.name === name));
if (unknown.length > 0) {
  const known = config.areas.map(({ name }) => name).join(', ');
  exit(2, `No area is called ${unknown.join(', ')}. Known areas: ${known}.`);
}
const areas = config.areas.filter(({ name }) => options.area.length === 0 || options.area.includes(name));
const allMutants = areas.flatMap((area) => findMutants(area, root, config.labelFunctions));
const matching = allMutants.filter(({ file }) => file.includes(options.file));
const mutants = options.since === undefined ? matching : selectChanged(matching, options.since, root);
if (options.list) {
  // Written synchronously: a process that exits immediately would lose output that the reader has not read yet.
  writeSync(1, mutants.map(({ file, line, change }) => `${file}:${line}  ${change}\n`).join(''));
  process.exit(0);
}

// Killed processes leave files behind, so all temporary files are in a folder that is deleted at the end.
const folder = mkdtempSync(join(process.env['TMPDIR'] ?? tmpdir(), 'statechart-mutants-'));
process.env['TMPDIR'] = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

console.error('Running the tests without mutation …');
const coverage =
  mutants.length === 0
    ? []
    : await measureCoverage({ root, areas, config, folder: join(folder, 'coverage') });
if (coverage === undefined) exit(1, 'These tests fail without a mutation; fix them first.');

const getSentence = ({ file, line, change, isCovered }: JudgedMutant) =>
  `${isCovered ? 'Survived' : 'Not covered'}: ${file}:${line}  ${change}`;
const { isTTY } = process.stderr;
const began = performance.now();
const getMinutes = () => (performance.now() - began) / 60_000;
let [done, survivorCount] = [0, 0];
const verdicts = await testMutants(mutants, coverage, {
  settings: { root, projects },
  areas: config.areas,
  processes: Number(options.processes),
  onVerdict: (verdict) => {
    const mutant = classify(verdict, equivalent);
    done += 1;
    if (isSurvivor(mutant)) {
      survivorCount += 1;
      console.error(`${isTTY ? '\n' : ''}${getSentence(mutant)}`);
    }
    const left = Math.ceil((getMinutes() / done) * (mutants.length - done));
    const state = `${done}/${mutants.length} mutants, ${survivorCount} survived, ${left} min left`;
    if (isTTY) process.stderr.write(`\r${state}   `);
    else if (done % 50 === 0) console.error(state);
  },
});
const judged = verdicts.map((verdict) => classify(verdict, equivalent));
writeReport(options.report ?? config.report ?? 'coverage/mutants', judged, root);

const survivors = judged.filter(isSurvivor);
const outdated = areas.length === config.areas.length ? findOutdated(equivalent, allMutants) : [];
console.log(`\n${getTable(areas, judged)}\n`);
for (const survivor of survivors) console.log(getSentence(survivor));
for (const { file, change } of outdated)
  console.log(`Listed as equivalent, but no longer a mutant: ${file}  ${change}`);
const failed = survivors.length + outdated.length;
console.log(`${judged.length - survivors.length} passed, ${failed} failed in ${getMinutes().toFixed(1)} min`);
process.exitCode = failed > 0 ? 1 : 0;
