import { appendFile, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { loadContent, rememberContent } from '../../server/host/content/index.ts';
import type { LoadedContent } from '../../server/host/content/loadContent.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

let [dir, dataDir] = ['', ''];
beforeEach(async () => {
  [dir, dataDir] = [await createTestFolder(), await createTestFolder()];
  await writeContent(dir, ['casa', 'villa'], ({ property }) => {
    property.closed = [{ start: '2027-01-11', end: '2027-01-23' }];
  });
});
afterEach(() => void vi.useRealTimers());

/** Loads the folder, and returns the properties that were parsed and not read from the data folder. */
async function load(offered = completeLanguages as readonly (typeof completeLanguages)[number][]) {
  const memory = rememberContent(dataDir);
  const parsed: string[] = [];
  const set: typeof memory.cache.set = (folder, key, read) => {
    parsed.push(read.unit.id);
    return memory.cache.set(folder, key, read);
  };
  const content = await loadContent(dir, {
    memory: { ...memory, cache: { ...memory.cache, set } },
    offered,
  });
  return { content, parsed };
}

/** The content with the sources of the properties. */
const getPlain = ({ units, ...content }: LoadedContent) => ({
  ...content,
  units: [...units.values()].map(({ readSource, ...unit }) => ({ ...unit, source: readSource() })),
});

test('an unchanged property is parsed once, and is the same at the next start', async () => {
  const first = await load();
  expect(first.parsed.toSorted()).toEqual(['casa', 'villa']);
  const next = await load();
  expect(next.parsed).toEqual([]);
  expect(getPlain(next.content)).toEqual(getPlain(first.content));
});

test('only a changed property is parsed again', async () => {
  await load();
  const file = join(dir, 'villa', 'en.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Casa villa (en)', 'Villa Nova'));
  const { content, parsed } = await load();
  expect(parsed).toEqual(['villa']);
  expect(content.units.get('villa')!.texts.en.name).toBe('Villa Nova');
});

test.each([
  ['a photo', () => appendFile(join(dir, 'casa', 'photos', '01-front.webp'), 'x')],
  ['a file that is not read', () => writeFile(join(dir, 'casa', 'notes.txt'), 'x')],
])('a property is parsed again after a change of %s', async (_, change) => {
  await load();
  await change();
  expect((await load()).parsed).toEqual(['casa']);
});

test('all properties are parsed again after a change of the host’s identity or of the languages', async () => {
  await load();
  await writeFile(
    join(dir, 'host.yaml'),
    'name: Ana\naddress: Rua 1\ntaxNumber: "5"\nemail: ana@stay.test\n',
  );
  expect((await load()).parsed).toHaveLength(2);
  expect((await load(['en', 'pt'])).parsed).toHaveLength(2);
});

test('a warning that depends on the date appears on that date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') });
  const getPast = ({ content }: Awaited<ReturnType<typeof load>>) =>
    content.warnings.filter(({ text }) => text.includes('is in the past'));
  expect(getPast(await load())).toHaveLength(0);
  vi.setSystemTime(new Date('2027-01-23T12:00:00Z'));
  expect(getPast(await load())).toHaveLength(2);
  const again = await load();
  expect(again.parsed).toEqual([]);
  expect(getPast(again)).toHaveLength(2);
});

test.each([
  ['is damaged', (bytes: Buffer) => bytes.with(bytes.length - 9, bytes.at(-9)! ^ 1)],
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, 100)],
  ['is empty', () => Buffer.alloc(0)],
])('a property is parsed again if its stored file %s', async (_, damage) => {
  const { content } = await load();
  const file = join(dataDir, 'properties', 'casa.bin');
  await writeFile(file, damage(await readFile(file)));
  const next = await load();
  expect(next.parsed).toEqual(['casa']);
  expect(getPlain(next.content)).toEqual(getPlain(content));
});

test.each([
  ['is damaged', (bytes: Buffer) => bytes.with(bytes.length - 9, bytes.at(-9)! ^ 1)],
  ['is empty', () => Buffer.alloc(0)],
])('a property is parsed again if its stored source %s', async (_, damage) => {
  await load();
  const file = join(dataDir, 'properties', 'casa.source.bin');
  await writeFile(file, damage(await readFile(file)));
  const next = await load();
  expect(next.parsed).toEqual(['casa']);
  expect(next.content.units.get('casa')!.readSource()).toMatchObject({
    property: expect.anything() as unknown,
  });
});

test('a property is parsed again if an interrupted start stored the source of another state', async () => {
  await load();
  const [file, storedFile] = [join(dir, 'casa', 'en.yaml'), join(dataDir, 'properties', 'casa.bin')];
  const [before, stored] = [await readFile(file), await readFile(storedFile)];
  await writeFile(file, before.toString().replace('Casa casa (en)', 'Casa Nova'));
  await load();
  await writeFile(storedFile, stored);
  await writeFile(file, before);
  const { content, parsed } = await load();
  expect(parsed).toEqual(['casa']);
  expect(JSON.stringify(content.units.get('casa')!.readSource())).not.toContain('Casa Nova');
});

test('a file that cannot be stored leaves nothing behind', async () => {
  await mkdir(join(dataDir, 'properties', 'casa.source.bin'), { recursive: true });
  await load();
  expect((await readdir(join(dataDir, 'properties'))).toSorted()).toEqual([
    'casa.source.bin',
    'villa.bin',
    'villa.source.bin',
  ]);
});

test('the stored data of a removed property is deleted', async () => {
  await load();
  await rm(join(dir, 'villa'), { recursive: true });
  await load();
  expect((await readdir(join(dataDir, 'properties'))).toSorted()).toEqual(['casa.bin', 'casa.source.bin']);
});

test('a property with errors is never stored', async () => {
  await writeFile(join(dir, 'casa', 'property.yaml'), 'beds: many');
  await expect(load()).rejects.toThrow('beds');
  await expect(load()).rejects.toThrow('beds');
});

test('the sizes of photos stay known while their property is not parsed', async () => {
  await load();
  await appendFile(join(dir, 'villa', 'photos', '01-front.webp'), 'x');
  await load();
  const examined = await readFile(join(dataDir, 'photos', 'examined-2.json'), 'utf8');
  expect(Object.keys(JSON.parse(examined) as object)).toEqual([
    expect.stringContaining('villa'),
    expect.stringContaining('casa'),
  ]);
});

test('a link to a folder is a property, and a link to nothing is reported', async () => {
  const target = await createTestFolder();
  await mkdir(join(target, 'properties'));
  await rename(join(dir, 'villa'), join(target, 'properties', 'villa'));
  await symlink(join(target, 'properties', 'villa'), join(dir, 'villa'));
  expect([...(await load()).content.units.keys()]).toEqual(['casa', 'villa']);
  await rm(target, { recursive: true });
  await expect(load()).rejects.toThrow(
    `${join(dir, 'villa')}: the link leads to a folder that does not exist`,
  );
});
