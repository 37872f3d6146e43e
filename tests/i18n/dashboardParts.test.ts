import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { messageFiles } from '../../scripts/languages/folders.ts';
import { createFirstMessages } from '../../scripts/vite/textsOfPage.ts';
import { messagesByFile } from './support/locales.ts';

const routes = readFileSync('src/dashboard/routes.ts', 'utf8');

/** The files of texts that are loaded with some pages only. */
const files = messageFiles.filter(
  (file) => !['messages.json', 'dashboard.json', 'content.json'].includes(file),
);

const pages = globSync('src/dashboard/pages/*.tsx').map((page) => {
  const shows = createFirstMessages([resolve(page)]);
  return { page: basename(page), shows };
});

/** Whether a page is loaded with the texts of a file. */
const has = (page: string, file: string) =>
  new RegExp(`import\\('\\./pages/${page}'\\),(?:\\s*'\\w+',)*\\s*'${basename(file, '.json')}'`).test(routes);

test.each(files)('the texts in %s are shown by pages only that are loaded with them', (file) => {
  const isShown = Object.keys(messagesByFile[file].en).map((id) => ({
    id,
    on: pages.filter(({ shows }) => shows(id)),
  }));
  const misplaced = isShown.flatMap(({ id, on }) =>
    on.filter(({ page }) => !has(page, file)).map(({ page }) => `${id} on ${page}`),
  );
  expect(misplaced).toEqual([]);
});
