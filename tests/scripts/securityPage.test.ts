import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| '));

test('nothing that is sent here is run: neither as a program, nor as a script, nor as HTML', () => {
  const runs =
    /node:child_process|\beval\(|new Function\(|dangerouslySetInnerHTML|\.(inner|outer)HTML\b|document\.write/;
  const files = globSync('{contract,machines,server,src}/**/*.{ts,tsx,js}');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => runs.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('every key that is derived from the secret key is on the page about keys', () => {
  const sources = globSync('server/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const purposes = [...sources.matchAll(/\b(?:derive|told)\(secretKey, '([^']+)'/g)].map(
    ([, name]) => `\`${name}\``,
  );
  expect(purposes.length).toBeGreaterThan(10);
  const told = rows.map((row) => row.split('|')[1]!).join();
  expect(purposes.filter((purpose) => !told.includes(purpose))).toEqual([]);
});
