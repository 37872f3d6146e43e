import { cp, glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInstallation, runCommand, startSite, type Installation } from './support/site.ts';

const ends: (() => Promise<void>)[] = [];
let place: Installation;
beforeAll(async () => {
  const atTheEnd = (end: () => Promise<void>) => void ends.push(end);
  place = await createInstallation(atTheEnd);
  await startSite(place, { atTheEnd });
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const demo = resolve(import.meta.dirname, '../../demo');
const properties = ['casa-do-limoeiro', 'monte-da-figueira'];
const chosen = properties.flatMap((id) => ['--property', id]);
const inFolder = (name: string) => join(place.folder, name);
const run = (...words: string[]) => runCommand(place, ['content', ...words]);

/** Reads the files of the demo properties in a folder, by their paths. */
async function readFiles(folder: string, pattern: string) {
  const files: Record<string, string> = {};
  for (const id of properties) {
    for await (const file of glob(pattern, { cwd: join(folder, id) })) {
      files[`${id}/${file}`] = await readFile(join(folder, id, file), 'base64');
    }
  }
  return files;
}

test('an import and an export of the demo do not change the photos, whether once or twice', async () => {
  await cp(demo, inFolder('demo'), { recursive: true });
  await run('import', inFolder('demo'));
  expect((await run('export', inFolder('first'), ...chosen, '--json')).json()).toMatchObject({
    missingPhotos: [],
  });
  const photos = await readFiles(inFolder('demo'), 'photos/*');
  expect(Object.keys(photos)).toHaveLength(20);
  expect(await readFiles(inFolder('first'), 'photos/*')).toEqual(photos);

  expect((await run('import', inFolder('first'), ...chosen, '--json')).json()).toEqual(
    properties.map((property) => ({ property, version: null })),
  );
  await run('export', inFolder('second'), ...chosen);
  expect(await readFiles(inFolder('second'), '**/*.*')).toEqual(await readFiles(inFolder('first'), '**/*.*'));
});
