import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| '));

test('sent data never run: neither as a program, nor as a script, nor as HTML', () => {
  const runs =
    /node:child_process|\beval\(|new Function\(|dangerouslySetInnerHTML|\.(inner|outer)HTML\b|document\.write/;
  const files = globSync('{contract,machines,server,src}/**/*.{ts,tsx,js}');
  expect(files.length).toBeGreaterThan(500);
  // `estadia init` runs npm without a shell, and with nothing that a request sent.
  const installs = 'server/commands/newSite/installPackage.ts';
  // A photo is a message to a program of the site, which has no environment.
  const decodes = 'server/host/photos/decodePhoto.ts';
  expect(files.filter((file) => runs.test(readFileSync(file, 'utf8'))).toSorted()).toEqual([
    installs,
    decodes,
  ]);
});

test('every key that is derived from the secret key is on the page about keys', () => {
  const sources = globSync('server/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const purposes = [...sources.matchAll(/\bderiveKey\(secretKey, '([^']+)'/g)].map(
    ([, name]) => `\`${name}\``,
  );
  expect(purposes.length).toBeGreaterThan(10);
  const settings = rows.map((row) => row.split('|')[1]!).join();
  expect(purposes.filter((purpose) => !settings.includes(purpose))).toEqual([]);
});

test('every file that the table of ASVS names is there, and each chapter is in it', () => {
  const judged = page
    .slice(page.indexOf('## OWASP ASVS'))
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const named = judged.flatMap((row) =>
    [...row.matchAll(/`(\w[\w./-]*\/[\w.-]+\.\w+)`/g)].map(([, file]) => file!),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(judged.map((row) => Number.parseInt(row.slice(2))))).toEqual(
    new Set(Array.from({ length: 17 }, (_, index) => index + 1)),
  );
  const verdicts = judged.map((row) => row.split('|')[2]!.trim());
  expect(verdicts.filter((verdict) => !['met', 'partial', 'n/a'].includes(verdict))).toEqual([]);
});
