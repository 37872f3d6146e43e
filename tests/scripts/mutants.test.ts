import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findMutants } from 'statechart-mutants';
import { expect, test } from 'vitest';
import config from '../../scripts/mutants.config.ts';

const root = resolve(import.meta.dirname, '../..');

test.each(config.areas)('the area $name has files with distinct mutants, and folders of tests', (area) => {
  const mutants = findMutants(area, root, config.labelFunctions);
  expect(mutants.length).toBeGreaterThan(5);
  expect(new Set(mutants.map(({ file, change }) => `${file} ${change}`)).size).toBe(mutants.length);
  for (const folder of area.tests ?? []) expect(existsSync(resolve(root, folder)), folder).toBe(true);
});
