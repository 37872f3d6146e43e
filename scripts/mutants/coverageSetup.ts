import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { coverageVariable, type Ran } from './lineCoverage.ts';

const recorder = globalThis as { placeRan?: (place: string) => void; placesRan?: Set<string> };
// Test files in one process load shared modules only once, so they share this set.
const outside = (recorder.placesRan ??= new Set());
const tests: Ran['tests'] = [];
let [now, began] = [outside, 0];

recorder.placeRan = (place) => now.add(place);

beforeEach(() => {
  [now, began] = [new Set(), performance.now()];
});
afterEach(({ task }) => {
  const name = task.fullTestName ?? task.name;
  tests.push({ name, ms: Math.round(performance.now() - began), ran: [...now] });
  now = outside;
});
afterAll(() => {
  // Mutants are tried on the embedded database only.
  if (inject('postgres') !== undefined) return;
  const folder = process.env[coverageVariable]!;
  const file = relative(process.cwd(), expect.getState().testPath!).replaceAll('\\', '/');
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ file, outside: [...outside], tests }));
});
