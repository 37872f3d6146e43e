import { expect, test } from 'vitest';
import { findInProse, findInSource, withoutCode } from '../../scripts/wording/find.ts';

const find = (source: string) => findInSource('sample.ts', source);

test('finds a name with a dialect word or the ending "Of" once in a file', () => {
  const source = 'const priceOf = 1;\nconst isTold = priceOf;\nexport const price = isTold ? priceOf : 0;\n';
  expect(find(source)).toEqual([
    { line: 1, kind: 'name', text: 'priceOf' },
    { line: 2, kind: 'name', text: 'isTold' },
  ]);
});

test('accepts standard terms that end in "Of" and words that only contain a dialect word', () => {
  expect(find('export const asOf = [].indexOf(footage, standardText);')).toEqual([]);
});

test('finds dialect words in comments, sentences and templates, with their line', () => {
  const source = [
    '/** Returns the price.',
    ' * It is computed anew. */',
    "const one = 'tells a guest';",
    'export const two = `${one} and told a host`;',
  ].join('\n');
  expect(find(source).map(({ line, text }) => `${line} ${text}`)).toEqual(['2 anew', '3 tells', '4 told']);
});

test('finds a comment whose subject is a relative clause', () => {
  expect(find('/** What is stored. */\nexport const data = 1;')).toMatchObject([{ kind: 'sentence' }]);
  expect(find('/** The stored data. */\nexport const data = 1;')).toEqual([]);
});

test('ignores single words in strings: they are keys, not sentences', () => {
  expect(find("export const key = 'told';")).toEqual([]);
});

test('reads Markdown without its code, and keeps the line numbers', () => {
  const page = 'First `told` line.\n\n```\ntold\n```\n\nThe host is told.\n';
  expect(findInProse(withoutCode(page))).toEqual([{ line: 7, kind: 'sentence', text: 'told' }]);
});

test('finds titles of tests that are too long or begin with a relative pronoun', () => {
  const titles = ['rejects an expired code', 'whoever pays is told', `rejects ${'x'.repeat(83)}`];
  const source = titles.map((title) => `test.each([1])(${JSON.stringify(title)}, () => {});`).join('\n');
  const found = find(source).filter(({ kind }) => kind === 'title');
  expect(found).toEqual(titles.slice(1).map((text, index) => ({ line: index + 2, kind: 'title', text })));
});

test('ignores the expected screens in tests of views: their texts are in the locales', () => {
  const source = 'const screen = `\n  You will be told.\n`;';
  expect(findInSource('tests/views/sample.test.tsx', source)).toEqual([]);
  expect(findInSource('tests/ui/sample.test.tsx', source)).toHaveLength(1);
});
