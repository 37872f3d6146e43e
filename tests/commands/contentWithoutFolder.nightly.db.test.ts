import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeContent } from '../support/content.ts';
import { createInstallation, runCommand, startSite } from './support/site.ts';

/** Creates a site that does not run, so that commands open its database. */
async function createSite() {
  const place = await createInstallation();
  await (await startSite(place)).stop();
  return { ...place, run: (...words: string[]) => runCommand(place, ['content', ...words]) };
}

test('a property that the dashboard manages has its content and photos without its folder', async () => {
  const { folder, contentDir, run } = await createSite();
  await writeContent(contentDir, ['villa']);
  await run('import', '--property', 'casa');
  await rm(join(contentDir, 'casa'), { recursive: true });
  expect((await run('export', join(folder, 'without'), '--property', 'casa', '--json')).json()).toMatchObject(
    {
      properties: ['casa'],
      missingPhotos: [],
    },
  );
});

test('a property is published even if its folder cannot be marked', async () => {
  const { folder, contentDir, run } = await createSite();
  await writeContent(join(folder, 'new'), ['quinta']);
  await run('import', join(folder, 'new'), '--draft');
  await writeFile(join(contentDir, 'quinta'), 'not a folder');
  expect(await run('publish', 'quinta')).toMatchObject({
    code: 0,
    out: 'Published as version 1 of quinta.\n',
  });
});
