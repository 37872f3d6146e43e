import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTable, readTable } from '../../scripts/languages/table.ts';

function createFolders(completeness: Readonly<Record<string, boolean>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  for (const [code, isComplete] of Object.entries(completeness)) {
    mkdirSync(join(folder, code));
    const facts = { name: `Name of ${code}`, locale: `${code}-${code.toUpperCase()}`, isComplete };
    writeFileSync(join(folder, code, 'language.json'), JSON.stringify(facts));
  }
  return folder;
}

test('the table of languages is the one that npm run fix writes from the folders', () => {
  expect(createTable(readTable())).toBe(readTable());
});

test('the table keeps its order, appends new folders and omits languages without a folder', () => {
  const table = createTable(readTable(), createFolders({ de: true, en: true, it: false, pt: true }));
  expect(table).toContain("export const languages = ['en', 'pt', 'de', 'it'] as const;");
  expect(table).toContain("incompleteLanguages: readonly Language[] = ['it'];");
  expect(table).toContain("  it: 'Name of it',");
  expect(table).toContain("  it: 'it-IT',");
});
