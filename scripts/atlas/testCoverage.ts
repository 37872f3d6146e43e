import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { coverageFile } from '../../e2e/atlas/coverageFiles.ts';
import { findUntested, getPathCoverage } from 'statechart-atlas/coverage';
import { findPaths } from 'statechart-atlas/paths';
import { readCoverage as readBrowserCoverage } from 'statechart-atlas/playwright';
import type { CoverageReport, RunReport } from 'statechart-atlas/site';
import { models } from '../../machines/models.ts';
import { getFingerprint } from '../sources.mjs';
import { atlasFolder, root } from './folders.ts';

/** The reports of other commands, with their folders in the atlas. */
const reports = [
  { words: 'Walked paths: npm run paths -- run', from: 'test-results/paths', to: 'runs/paths/' },
  {
    words: 'Random exploration: npm run paths -- explore',
    from: 'test-results/explore',
    to: 'runs/explore/',
  },
] as const;

const left = () => reports.filter(({ from }) => existsSync(join(root, from, 'index.html')));

/** Reads the coverage of each machine, and the list of existing reports. */
export function readCoverage(): CoverageReport {
  const { tests } = readBrowserCoverage(coverageFile, getFingerprint());
  const taken = Object.values(tests).flat();
  return {
    machines: models.map((model) => ({
      paths: getPathCoverage(model, findPaths(model, { strategy: 'every-pair', seed: 1, length: 1 }).paths),
      unreached: findUntested(model, taken),
    })),
    tests: Object.keys(tests).length,
    runs: left().map(({ words, to }): RunReport => ({ words, address: `${to}index.html` })),
  };
}

/** Copies the reports into the atlas, whose build empties its folder. */
export function copyReports(): void {
  for (const { from, to } of left()) cpSync(join(root, from), join(atlasFolder, to), { recursive: true });
}
