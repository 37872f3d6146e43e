import { execFileSync } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTestFolder } from '../support/folders.ts';

const root = resolve(import.meta.dirname, '../..');

/** Folders that a copy of the sources does not need. */
const others = /^(\.git|data|dist|node_modules|test-results)$/;

const copySources = async () => {
  const copy = await createTestFolder();
  await cp(root, copy, { recursive: true, filter: (file) => !others.test(relative(root, file)) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

test('a new language needs no other change: types, build and tests of texts succeed', async () => {
  const cwd = await copySources();
  // Without the variables of this test run.
  const { PATH, TMPDIR } = process.env;
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], { cwd, env: { PATH, TMPDIR }, encoding: 'utf8' });
  run('scripts/language.ts', 'add', 'it');
  run('node_modules/typescript/bin/tsc', '--noEmit');
  run('node_modules/oxfmt/bin/oxfmt', '--check', 'locales/it', 'contract/values');
  run('scripts/build.ts');
  const tests = ['tests/i18n', 'tests/content', 'tests/frame', 'tests/site/budgets.test.ts'];
  expect(run('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests)).toContain('passed');
});
