import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getUnchangedPackageTests } from '../../scripts/changedPackages.ts';

test('the tests of a package are left out unless one of its files has changed', () => {
  const folders = getUnchangedPackageTests(['server/main.ts']);
  expect(folders).toEqual([
    'packages/statechart-atlas/tests',
    'packages/statechart-mutants/tests',
    'tests/atlas',
  ]);
  for (const folder of folders) expect([folder, existsSync(folder)]).toEqual([folder, true]);
  expect(getUnchangedPackageTests(['packages/statechart-atlas/src/chart/layOut.ts', 'README.md'])).toEqual([
    'packages/statechart-mutants/tests',
  ]);
  expect(getUnchangedPackageTests(['machines/booking/booking.machine.ts'])).toEqual([
    'packages/statechart-atlas/tests',
    'packages/statechart-mutants/tests',
  ]);
});

test('the tests of every package run where it is unknown what has changed', () => {
  expect(getUnchangedPackageTests(undefined)).toEqual([]);
});
