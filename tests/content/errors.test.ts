import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../contract/values/language.ts';
import { guestPages } from '../../server/config/index.ts';
import { ContentRefused, loadContent } from '../../server/host/content/index.ts';
import { openHost, type HostOptions } from '../../server/host/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';
import { propertyErrors } from './propertyErrors.ts';

async function mistakesIn(dir: string, opened: Promise<unknown> = loadContent(dir)): Promise<string[]> {
  const refused = await opened.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refused instanceof ContentRefused)) throw new Error('the content was accepted', { cause: refused });
  return refused.mistakes.map((mistake) => mistake.replaceAll(dir, 'content'));
}

async function replaceIn(path: string, was: string, becomes: string): Promise<number> {
  const source = await readFile(path, 'utf8');
  expect(source).toContain(was);
  await writeFile(path, source.replace(was, becomes));
  return source.slice(0, source.indexOf(was)).split('\n').length;
}

describe('an error in property.yaml is reported with its line', () => {
  test.each(propertyErrors)('$name', async ({ was, becomes, below = 0, message }) => {
    const dir = await createTestFolder();
    await writeContent(dir, ['casa']);
    const line = await replaceIn(join(dir, 'casa', 'property.yaml'), was, becomes);
    const mistakes = await mistakesIn(dir);
    const sentence = `content/casa/property.yaml:${line + below}: ${message}`;
    expect(mistakes.map((mistake) => mistake.slice(0, sentence.length))).toContain(sentence);
  });
});

describe('an error in a language file is reported with its line', () => {
  test.each([
    {
      name: 'a text that is not there',
      was: 'summary: Summary (de)\n',
      becomes: '',
      below: -1,
      message: 'summary is missing',
    },
    {
      name: 'an empty text',
      was: 'Description (de)',
      becomes: '',
      message: 'description should not be empty',
    },
    {
      name: 'a photo without a description',
      was: '01-front.webp: The front (de)',
      becomes: '01-frontt.webp: The front (de)',
      below: -1,
      message: 'photos.01-front.webp is missing',
    },
    {
      name: 'the description of a photo that property.yaml does not name',
      was: '01-front.webp: The front (de)',
      becomes: '01-front.webp: The front (de)\n  02-back.webp: Back',
      below: 1,
      message: 'photos.02-back.webp is not a known field; the fields here are 01-front.webp',
    },
    {
      name: 'a room that property.yaml does not name',
      was: 'notes:',
      becomes: 'rooms:\n  hall:\n    title: Hall\nnotes:',
      below: 1,
      message: 'rooms.hall is not a known field; the fields here are ',
    },
    {
      name: 'a payment option without a name',
      was: '    name: Pay later (de)',
      becomes: '    nam: Pay later (de)',
      below: -1,
      message: 'paymentOptions.later.name is missing',
    },
    {
      name: 'a highlight without a text',
      was: '  quiet:\n',
      becomes: '  view2:\n',
      below: -4,
      message: 'highlights.quiet is missing',
    },
  ])('$name', async ({ was, becomes, below = 0, message }) => {
    const dir = await createTestFolder();
    await writeContent(dir, ['casa']);
    const line = await replaceIn(join(dir, 'casa', 'de.yaml'), was, becomes);
    expect(await mistakesIn(dir)).toContain(`content/casa/de.yaml:${line + below}: ${message}`);
  });
});

describe('a folder', () => {
  test('reports a missing property.yaml and the correct name of a similar file', async () => {
    const dir = await createTestFolder();
    await writeContent(dir, ['casa']);
    await rename(join(dir, 'casa', 'property.yaml'), join(dir, 'casa', 'property.yml'));
    expect(await mistakesIn(dir)).toEqual([
      `content/casa/property.yml: the file is not read; a property’s files are named property.yaml, ${languages.map((code) => `${code}.yaml`).join(', ')}`,
      'content/casa/property.yaml: the file is missing; it contains the rules, prices and photos of the property',
    ]);
  });

  test('reports a folder that the demo left behind, and what to do with it', async () => {
    const dir = await createTestFolder();
    await mkdir(join(dir, 'casa-do-limoeiro'));
    expect(await mistakesIn(dir)).toEqual([
      'content/casa-do-limoeiro/property.yaml: the file is missing; the demo is now outside this folder. ' +
        'Move what you need to a property of your own, and delete the folder',
    ]);
  });

  test('reports a file that is not a picture', async () => {
    const dir = await createTestFolder();
    await writeContent(dir, ['casa']);
    await writeFile(join(dir, 'casa', 'photos', '01-front.webp'), 'not a picture');
    expect(await mistakesIn(dir)).toEqual([
      expect.stringMatching(
        /^content\/casa\/property\.yaml:\d+: photos\[1\] names "01-front\.webp", which is not a picture: /,
      ),
    ]);
  });

  test('reports two photos with the same address', async () => {
    const dir = await createTestFolder();
    await writeContent(dir, ['casa'], ({ property, texts }) => {
      property.photos.push('01-front.PNG');
      for (const { photos } of Object.values(texts)) photos['01-front.PNG'] = 'The front again';
    });
    expect(await mistakesIn(dir)).toEqual([
      expect.stringMatching(
        /^content\/casa\/property\.yaml:\d+: photos\[2\] names "01-front\.PNG", whose address would be the same as that of "01-front\.webp"; rename one of the two$/,
      ),
    ]);
  });

  test.each(['Casa', 'casa_azul', 'casa azul'])('rejects "%s" as an address', async (id) => {
    const dir = await createTestFolder();
    await writeContent(dir, [id]);
    expect(await mistakesIn(dir)).toEqual([
      `content/${id}: the folder should be named with lower-case letters, digits and hyphens, such as casa-azul, because its name is the address of the page`,
    ]);
  });

  test('reports that the address of the reservation page is reserved', async () => {
    const dir = await createTestFolder();
    await writeContent(dir, ['reservation']);
    const options = {
      contentDir: dir,
      dataDir: await createTestFolder(),
      pages: guestPages('https://stay.test'),
    } as HostOptions;
    expect(await mistakesIn(dir, openHost(options))).toEqual([
      'content/reservation: the folder cannot be named "reservation": the site uses that address',
    ]);
  });

  test('reports a folder without properties', async () => {
    const dir = await createTestFolder();
    expect(await mistakesIn(dir)).toEqual([
      'content: the folder contains no property; add one folder for each',
    ]);
  });

  test('reports a missing folder', async () => {
    const dir = await createTestFolder();
    await rm(dir, { recursive: true });
    expect(await mistakesIn(dir)).toEqual(['content: the folder cannot be read; CONTENT_DIR should name it']);
  });

  test('all errors of all properties are reported at once', async () => {
    const dir = await createTestFolder();
    await writeContent(dir, ['casa', 'villa']);
    await replaceIn(join(dir, 'casa', 'property.yaml'), 'maxGuests: 4', 'maxGuests: four');
    await replaceIn(join(dir, 'casa', 'property.yaml'), 'petsAllowed: no', 'petsAllowed: maybe');
    await replaceIn(join(dir, 'casa', 'en.yaml'), 'name: Casa casa (en)', 'title: Casa casa');
    await writeFile(join(dir, 'villa', 'es.yaml'), '');
    expect((await mistakesIn(dir)).map((mistake) => mistake.split(' ', 2).join(' '))).toEqual([
      'content/casa/property.yaml:6: maxGuests',
      'content/casa/property.yaml:42: rules.petsAllowed',
      'content/casa/en.yaml:1: name',
      'content/casa/en.yaml:1: title',
      'content/villa/es.yaml:1: the',
    ]);
  });
});
