import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { MutantResult, MutationTestResult, Position } from 'mutation-testing-report-schema';
import { areas } from './areas.ts';
import { root, type Mutant } from './mutants.ts';
import type { Verdict } from './runs.ts';

type Named = Pick<Mutant, 'file' | 'change'>;

const equivalentMutants = JSON.parse(
  readFileSync(new URL('equivalent-mutants.json', import.meta.url), 'utf8'),
) as (Named & {
  because: string;
})[];
const isSame = (one: Named) => (other: Named) => one.file === other.file && one.change === other.change;

/** Returns the reason why a mutant is equivalent; undefined if it is not listed as equivalent. */
const findReason = (mutant: Named): string | undefined => equivalentMutants.find(isSame(mutant))?.because;

/** Returns the listed equivalent mutants that no longer exist. */
export const outdated = (mutants: readonly Named[]): Named[] =>
  equivalentMutants.filter((entry) => !mutants.some(isSame(entry)));

/** Returns whether no test detected a mutant that is not equivalent. */
export const survives = (verdict: Verdict): boolean =>
  verdict.killedBy === undefined && findReason(verdict) === undefined;

/** Formats the number of detected mutants of each area as a table. */
export function getTable(verdicts: readonly Verdict[]): string {
  const rows = areas.flatMap(({ name, kind, goal }) => {
    const here = verdicts.filter(({ area }) => area === name);
    const survivors = here.filter(survives).length;
    const killed = here.filter(({ killedBy }) => killedBy !== undefined).length;
    // The percentage of detected mutants without the equivalent ones, rounded down: 100 means all of them.
    const score = Math.floor((1000 * killed) / Math.max(1, killed + survivors)) / 10;
    const equivalentCount = here.length - killed - survivors;
    return here.length === 0
      ? []
      : [[name, kind, here.length, killed, equivalentCount, survivors, score, goal]];
  });
  return [['area', 'kind', 'mutants', 'detected', 'equivalent', 'survived', 'percent', 'goal'], ...rows]
    .map((row) =>
      row.map((cell, at) => (at < 2 ? String(cell).padEnd(13) : String(cell).padStart(10))).join(' '),
    )
    .join('\n');
}

const toPosition = (text: string, at: number): Position => {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
};

function getStatus(verdict: Verdict): Pick<MutantResult, 'status' | 'statusReason'> {
  const because = findReason(verdict);
  if (verdict.killedBy !== undefined) return { status: 'Killed', statusReason: verdict.killedBy };
  if (because !== undefined) return { status: 'Ignored', statusReason: because };
  return { status: verdict.isSeen ? 'Survived' : 'NoCoverage' };
}

function getResult(verdicts: readonly Verdict[]): MutationTestResult {
  const files: MutationTestResult['files'] = {};
  for (const [index, verdict] of verdicts.entries()) {
    const source = readFileSync(resolve(root, verdict.file), 'utf8');
    const location = { start: toPosition(source, verdict.start), end: toPosition(source, verdict.end) };
    const file = (files[verdict.file] ??= { language: 'typescript', source, mutants: [] });
    const mutant = { id: String(index), mutatorName: verdict.change, replacement: verdict.text, location };
    file.mutants.push({ ...mutant, ...getStatus(verdict), duration: Math.round(verdict.seconds * 1000) });
  }
  return { schemaVersion: '2.0', thresholds: { high: 100, low: 95 }, files };
}

/** Writes `mutants.json` in the common schema of mutation testing tools, and `mutants.html`, which displays it. */
export function writeReport(folder: string, verdicts: readonly Verdict[]): void {
  const elements = createRequire(import.meta.url).resolve(
    'mutation-testing-elements/mutation-test-elements.js',
  );
  const json = JSON.stringify(getResult(verdicts));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mutants.json'), json);
  writeFileSync(
    join(folder, 'mutants.html'),
    `<!doctype html><meta charset="utf-8"><title>Mutation tests</title><script>${readFileSync(elements, 'utf8')}</script>
<mutation-test-report-app title-postfix="Estadia"></mutation-test-report-app>
<script>document.querySelector('mutation-test-report-app').report=${json.replaceAll('<', '\\u003c')}</script>
`,
  );
}
