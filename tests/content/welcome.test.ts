import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../server/host/content/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

async function contentWith(welcome?: string) {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  if (welcome !== undefined) await writeFile(join(dir, 'welcome.yaml'), welcome);
  return loadContent(dir);
}

test('a host may begin the first page with words of their own, in the languages that they like', async () => {
  const { welcome } = await contentWith(
    'en:\n  headline: Come in.\n  lead: We are here.\nde:\n  lead: Da.\n',
  );
  expect(welcome).toEqual({ en: { headline: 'Come in.', lead: 'We are here.' }, de: { lead: 'Da.' } });
});

test('a site without the file has no welcome texts', async () => {
  expect((await contentWith()).welcome).toEqual({});
});

test.each([
  [
    'en:\n  title: Come in.\n',
    /welcome\.yaml:2: en\.title is not a known field; the fields here are headline, lead/,
  ],
  [
    'english:\n  lead: Come in.\n',
    /welcome\.yaml:1: english is not a known field; the fields here are en, pt, fr, de, es/,
  ],
  ['en:\n  headline:\n', /welcome\.yaml:2: en\.headline should not be empty/],
])('an invalid line is reported: %j', async (written, expected) => {
  await expect(contentWith(written)).rejects.toThrow(expected);
});
