import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { coverageVariable, type FileCoverage } from './coverageFiles.ts';

const recorder = globalThis as {
  recordMutantCoverage?: (place: string) => void;
  coverageOutsideTests?: Set<string>;
};
// Test files in one process load shared modules only once, so they share this set.
const outside = (recorder.coverageOutsideTests ??= new Set());
const tests: FileCoverage['tests'] = [];
let [ran, began] = [outside, 0];

recorder.recordMutantCoverage = (place) => ran.add(place);

beforeEach(() => {
  [ran, began] = [new Set(), performance.now()];
});
afterEach(({ task }) => {
  const name = task.fullTestName ?? task.name;
  tests.push({ name, ms: Math.round(performance.now() - began), ran: [...ran] });
  ran = outside;
});
afterAll(() => {
  const folder = process.env[coverageVariable]!;
  const file = relative(process.cwd(), expect.getState().testPath!).replaceAll('\\', '/');
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ file, outside: [...outside], tests }));
});
