import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| '));

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
