import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../server/host/content/index.ts';
import { writeContent } from '../support/content.ts';
import { patience } from '../support/patience.ts';
import { createInstallation, runCommand, startSite, type Installation } from './support/site.ts';

const ends: (() => Promise<void>)[] = [];
let place: Installation;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  place = await createInstallation((end) => void ends.push(end));
  await writeContent(place.contentDir, ['casa', 'villa']);
  site = await startSite(place, { atTheEnd: (end) => void ends.push(end) });
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const run = (...words: string[]) => runCommand(place, ['content', ...words]);
const marker = (id: string) => join(place.contentDir, id, 'managed-in-dashboard.txt');
const inFolder = (name: string) => join(place.folder, name);

/** Reads all files of a folder, by their paths. */
async function readFiles(folder: string) {
  const files: Record<string, string> = {};
  for await (const entry of glob('**/*.*', { cwd: folder })) {
    files[entry] = await readFile(join(folder, entry), 'base64');
  }
  return files;
}

async function rename(folder: string, from: string, to: string) {
  const file = join(folder, 'casa', 'en.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

test('a property that files manage cannot be reverted, and another folder cannot replace it', async () => {
  await writeContent(inFolder('other'), ['casa']);
  expect(await run('import', inFolder('other'))).toMatchObject({
    code: 1,
    err: expect.stringContaining(`The files in ${place.contentDir} manage casa`),
  });
  expect((await run('revert', 'casa', '1')).err).toContain('content import --property casa');
  expect((await run('files', 'casa')).err).toContain('manage casa');
  expect(existsSync(marker('casa'))).toBe(false);
});

test('an import changes who manages a property, and an export writes what was imported', async () => {
  const before = (await loadContent(place.contentDir)).units;
  expect((await run('import', '--property', 'casa', '--json')).json()).toEqual([
    { property: 'casa', version: 2 },
  ]);
  expect(await readFile(marker('casa'), 'utf8')).toContain('content files casa');
  expect(existsSync(marker('villa'))).toBe(false);

  expect((await run('export', inFolder('first'), '--json')).json()).toEqual({
    folder: inFolder('first'),
    properties: ['casa', 'villa'],
    missingPhotos: [],
  });
  const exported = (await loadContent(inFolder('first'))).units;
  for (const id of ['casa', 'villa']) {
    expect(exported.get(id)!.readSource()).toEqual(before.get(id)!.readSource());
  }
});

test('an export is the same byte for byte after an import, which does not need the marker file', async () => {
  await rm(marker('casa'));
  expect((await run('import', inFolder('first'), '--property', 'casa', '--json')).json()).toEqual([
    { property: 'casa', version: null },
  ]);
  expect(existsSync(marker('casa'))).toBe(true);
  await run('export', inFolder('second'));
  expect(await readFiles(inFolder('second'))).toEqual(await readFiles(inFolder('first')));
});

test('an import shows at once, and a version can be published again', async () => {
  await rename(inFolder('first'), 'Casa casa (en)', 'Casa Nova');
  await run('import', inFolder('first'), '--property', 'casa');
  await run('export', inFolder('third'), '--property', 'casa');
  expect(await readFile(join(inFolder('third'), 'casa', 'en.yaml'), 'utf8')).toContain('Casa Nova');

  expect((await run('revert', 'casa', '9')).err).toContain('has no version 9');
  expect((await run('revert', 'casa', '3')).err).toContain('has the content of version 3 already');
  expect((await run('revert', 'casa', '2', '--note', 'as before', '--json')).json()).toEqual({
    property: 'casa',
    version: 4,
  });
  expect((await run('versions', 'casa', '--json')).json()).toMatchObject([
    { version: 4, state: 'published', note: 'as before', author: null },
    { version: 3, state: 'superseded' },
    { version: 2, state: 'superseded' },
    { version: 1, state: 'superseded', fromFiles: true },
  ]);
  expect((await run('versions', 'casa')).out).toMatch(/^4 +published +\S+ +command line +as before$/m);
});

test('the order of the site is chosen by command', async () => {
  expect((await run('order', 'villa', 'nowhere')).err).toContain('do not exist: nowhere');
  expect(await run('order', 'villa')).toMatchObject({ code: 0, out: 'The order of the site: villa.\n' });
  // With PostgreSQL, a command does not run in the process of the site.
  await expect.poll(() => site.getUnitIds(), { timeout: patience, interval: 20 }).toEqual(['villa', 'casa']);
  await run('order', 'casa', 'villa');
  await expect.poll(() => site.getUnitIds(), { timeout: patience, interval: 20 }).toEqual(['casa', 'villa']);
});

test('a draft changes nothing until it is published, and another import does not replace it', async () => {
  await run('import', inFolder('first'), '--property', 'casa', '--draft');
  const readName = async (folder: string) => {
    await run('export', inFolder(folder), '--property', 'casa');
    return /^name: (.*)$/m.exec(await readFile(join(inFolder(folder), 'casa', 'en.yaml'), 'utf8'))![1];
  };
  expect(await readName('draft')).toBe('Casa casa (en)');
  expect((await run('import', inFolder('second'), '--property', 'casa', '--draft')).err).toContain(
    'content discard casa',
  );
  expect((await run('publish', 'casa', '--json')).json()).toEqual({ property: 'casa', version: 5 });
  expect(await readName('published')).toBe('Casa Nova');
  expect((await run('publish', 'casa')).err).toContain('has no draft');
  await run('import', inFolder('second'), '--property', 'casa', '--draft');
  expect(await run('discard', 'casa')).toMatchObject({ code: 0 });
  expect((await run('discard', 'casa')).err).toContain('has no draft');
});

test('wrong folders are rejected, and nothing is written', async () => {
  expect((await run('export', place.contentDir)).err).toContain('is not empty');
  expect((await run('export', inFolder('never'), '--property', 'nowhere')).err).toContain(
    'nowhere does not exist',
  );
  expect(existsSync(inFolder('never'))).toBe(false);
  expect((await run('import', inFolder('never'))).err).toContain('the folder cannot be read');
  for (const folder of [[], [place.contentDir]]) {
    const { err } = await run('import', ...folder, '--property', 'casa');
    expect(err).toContain('does not contain casa that files manage');
  }
  expect((await run('versions', 'nowhere')).err).toContain('Property nowhere does not exist');
});

test('the files of a folder manage a property again from the next start', async () => {
  await rename(place.contentDir, 'Casa casa (en)', 'Casa Velha');
  const file = join(place.contentDir, 'casa', 'property.yaml');
  const property = await readFile(file, 'utf8');
  await writeFile(file, property.replace('maxGuests: 4', 'maxGuests: four'));
  expect((await run('files', 'casa')).err).toMatch(/property\.yaml:\d+: maxGuests/);
  expect(existsSync(marker('casa'))).toBe(true);

  await writeFile(file, property);
  expect(await run('files', 'casa')).toMatchObject({ code: 0 });
  expect(existsSync(marker('casa'))).toBe(false);
  expect(site.getUnitIds()).toEqual(['casa', 'villa']);
  await site.stop();
  await run('export', inFolder('last'), '--property', 'casa');
  expect(await readFile(join(inFolder('last'), 'casa', 'en.yaml'), 'utf8')).toContain('Casa Velha');
});
