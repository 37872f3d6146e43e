import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import english from '../../locales/en/messages.json' with { type: 'json' };
import { createFirstMessages } from '../../scripts/vite/textsOfPage.ts';
import { createTestFolder } from '../support/folders.ts';

const ids = [
  'stay.title',
  'problem.network.text',
  'problem.gone.text',
  'problem.gone.title',
  'steps.pay',
  'help.title',
];

async function findTexts(files: Readonly<Record<string, string>>) {
  const root = await createTestFolder();
  for (const [name, code] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), code);
  }
  return ids.filter(createFirstMessages([join(root, 'src/entry.tsx')]));
}

test.each([
  ['an id', "text('stay.title')", ['stay.title']],
  [
    'every id that a template can come to',
    'text(`problem.${kind}.text`)',
    ['problem.network.text', 'problem.gone.text'],
  ],
  ['nothing that only looks like one', 'text(`${kind}.title`); text("stay.other")', []],
])('a page says %s', async (_, code, texts) => {
  expect(await findTexts({ 'src/entry.tsx': code })).toEqual(texts);
});

test('a page says what comes with its modules, at once or later', async () => {
  const files = {
    'src/entry.tsx':
      "import { a } from './a.ts'; export { b } from './b.ts'; const load = () => import('./c.tsx'); a(load);",
    'src/a.ts': "import type { C } from './types.ts'; export const a = 'stay.title' as C;",
    'src/types.ts': "export type C = string; export const c = 'help.title';",
    'src/b.ts': "export const b = 'steps.pay';",
    'src/c.tsx': "export const c = 'problem.gone.title';",
  };
  expect(await findTexts(files)).toEqual(['stay.title', 'problem.gone.title', 'steps.pay']);
});

test('modules loaded with their texts, and other pages, have no first texts', async () => {
  const files = {
    'src/entry.tsx':
      "const a = withTexts(() => import('./a.ts')); const page = () => import('./pages/other.tsx'); go(a, page);",
    'src/a.ts': "export const a = 'stay.title';",
    'src/pages/other.tsx': "export const b = 'steps.pay';",
  };
  expect(await findTexts(files)).toEqual([]);
});

const root = resolve(import.meta.dirname, '../..');
const firstOn = (page: string) =>
  Object.keys(english).filter(
    createFirstMessages(['src/entry-client.tsx', `src/pages/${page}.tsx`].map((file) => join(root, file))),
  );

test.each([
  ['landing', 'landing.search', 'form.choose'],
  ['property', 'stay.checkIn', 'landing.search'],
])('the %s page says "%s" first, and "%s" later', (page, first, later) => {
  expect(Object.keys(english)).toEqual(expect.arrayContaining([first, later]));
  expect(firstOn(page)).toContain(first);
  expect(firstOn(page)).not.toContain(later);
});
