import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MutantResult, MutationTestResult, Position } from 'mutation-testing-report-schema';
import type { Area, EquivalentMutant } from './config.ts';
import type { Mutant } from './mutants.ts';
import type { Verdict } from './runs.ts';

type MutantName = Pick<Mutant, 'file' | 'change'>;

const isSame = (one: MutantName) => (other: MutantName) =>
  one.file === other.file && one.change === other.change;

/** The result of a mutant, and the reason why no test can detect it if it is listed as equivalent. */
export interface JudgedMutant extends Verdict {
  because: string | undefined;
}

export const classify = (verdict: Verdict, equivalent: readonly EquivalentMutant[]): JudgedMutant => ({
  ...verdict,
  because: equivalent.find(isSame(verdict))?.because,
});

/** Returns the listed equivalent mutants that no longer exist. */
export const findOutdated = (
  equivalent: readonly EquivalentMutant[],
  mutants: readonly MutantName[],
): EquivalentMutant[] => equivalent.filter((entry) => !mutants.some(isSame(entry)));

/** Returns whether no test detected a mutant that is not equivalent. */
export const isSurvivor = ({ killedBy, because }: JudgedMutant): boolean =>
  killedBy === undefined && because === undefined;

/** Formats the number of detected mutants of each area as a table. */
export function getTable(areas: readonly Area[], mutants: readonly JudgedMutant[]): string {
  const rows = areas.flatMap(({ name }) => {
    const ofArea = mutants.filter(({ area }) => area === name);
    const survived = ofArea.filter(isSurvivor).length;
    const killed = ofArea.filter(({ killedBy }) => killedBy !== undefined).length;
    // The percentage of detected mutants without the equivalent ones, rounded down: 100 means all of them.
    const percent = Math.floor((1000 * killed) / Math.max(1, killed + survived)) / 10;
    const equivalentCount = ofArea.length - killed - survived;
    return ofArea.length === 0 ? [] : [[name, ofArea.length, killed, equivalentCount, survived, percent]];
  });
  return [['area', 'mutants', 'detected', 'equivalent', 'survived', 'percent'], ...rows]
    .map((row) =>
      row.map((cell, at) => (at === 0 ? String(cell).padEnd(16) : String(cell).padStart(10))).join(' '),
    )
    .join('\n');
}

const toPosition = (text: string, at: number): Position => {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
};

function getStatus({
  killedBy,
  because,
  isCovered,
}: JudgedMutant): Pick<MutantResult, 'status' | 'statusReason'> {
  if (killedBy !== undefined) return { status: 'Killed', statusReason: killedBy };
  if (because !== undefined) return { status: 'Ignored', statusReason: because };
  return { status: isCovered ? 'Survived' : 'NoCoverage' };
}

function getResult(mutants: readonly JudgedMutant[], root: string): MutationTestResult {
  const files: MutationTestResult['files'] = {};
  for (const [index, mutant] of mutants.entries()) {
    const source = readFileSync(resolve(root, mutant.file), 'utf8');
    const file = (files[mutant.file] ??= { language: 'typescript', source, mutants: [] });
    file.mutants.push({
      id: String(index),
      mutatorName: mutant.change,
      replacement: mutant.text,
      location: { start: toPosition(source, mutant.start), end: toPosition(source, mutant.end) },
      ...getStatus(mutant),
      duration: Math.round(mutant.seconds * 1000),
    });
  }
  return { schemaVersion: '2.0', thresholds: { high: 100, low: 95 }, files };
}

/** Writes `mutants.json` in the common schema of mutation testing tools, and `mutants.html`, which displays it. */
export function writeReport(folder: string, mutants: readonly JudgedMutant[], root: string): void {
  const elements = fileURLToPath(import.meta.resolve('mutation-testing-elements/mutation-test-elements.js'));
  const json = JSON.stringify(getResult(mutants, root));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mutants.json'), json);
  writeFileSync(
    join(folder, 'mutants.html'),
    `<!doctype html><meta charset="utf-8"><title>Mutation tests</title><script>${readFileSync(elements, 'utf8')}</script>
<mutation-test-report-app></mutation-test-report-app>
<script>document.querySelector('mutation-test-report-app').report=${json.replaceAll('<', '\\u003c')}</script>
`,
  );
}
