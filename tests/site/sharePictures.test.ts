import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { getKind } from '../../server/site/callers/limits.ts';
import { drawCard } from '../../server/site/share/drawCard.ts';
import { drawText } from '../../server/site/share/drawText.ts';
import { openSharePictures } from '../../server/site/share/sharePictures.ts';
import { createTestFolder } from '../support/folders.ts';
import { createDemoBackend, demoUnits } from './support/createDemoBackend.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const getBytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

const getSize = async (picture: Uint8Array) => {
  const { width, height, format } = await sharp(picture).metadata();
  return { width, height, format };
};
const whole = { width: 1200, height: 630, format: 'jpeg' };

/** How bright part of a picture is, from 0 to 255. */
async function getBrightness(picture: Uint8Array, left: number, top: number, width: number, height: number) {
  const part = await sharp(picture).extract({ left, top, width, height }).greyscale().toBuffer();
  const { channels } = await sharp(part).stats();
  return channels[0]!;
}

const plainPhoto = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

describe('the picture of a shared link', () => {
  test('is in five languages for each page with a picture in its head', async () => {
    const { ask, text } = await openTestSite({
      backend: createDemoBackend(),
      publicUrl: 'https://stay.example',
      listed: demoUnits,
    });
    const pages = completeLanguages.flatMap((language) => [`/${language}`, `/${language}/${unit.id}`]);
    const seen = new Set<string>();
    for (const page of pages) {
      const [, address = ''] =
        /og:image" content="https:\/\/stay\.example([^"]*)"/.exec(await text(page)) ?? [];
      const answer = await ask(address);
      expect([page, answer.status, answer.headers.get('Content-Type')]).toEqual([page, 200, 'image/jpeg']);
      const picture = await getBytes(answer);
      expect(await getSize(picture)).toEqual(whole);
      // WhatsApp shows none that is heavier.
      expect(picture.length).toBeLessThan(300_000);
      seen.add(picture.toString('base64'));
    }
    // The names of cities and the words of the first page differ by language; Lisbon is Lisboa twice.
    expect(seen.size).toBe(pages.length - 1);
  });

  test('keeps the title legible on a white photo', async () => {
    const picture = await drawCard({
      heading: 'Casa Azul',
      place: 'Évora, Portugal',
      site: 'Estadia',
      photo: { bytes: await plainPhoto('white') },
    });
    // WCAG requires a contrast of 3:1 for letters of this size, that is, a grey of 148 or less.
    expect((await getBrightness(picture, 800, 440, 300, 140)).max).toBeLessThan(140);
    expect((await getBrightness(picture, 700, 44, 300, 48)).max).toBeLessThan(165);
    expect((await getBrightness(picture, 64, 440, 300, 140)).max).toBeGreaterThan(240);
  });

  test.each([
    ['its middle', undefined, 'green'],
    ['a point at the left', { x: 0, y: 0.5 }, 'red'],
    ['a point at the right', { x: 0.95, y: 0 }, 'blue'],
  ])('shows a photo around %s', async (_, focalPoint, colour) => {
    const colours = { red: '#f00', green: '#0f0', blue: '#00f' };
    const thirds = Object.values(colours).map((background, index) => ({
      input: { create: { width: 1400, height: 800, channels: 3 as const, background } },
      left: 1400 * index,
      top: 0,
    }));
    const photo = sharp({ create: { width: 4200, height: 800, channels: 3, background: 'black' } });
    const bytes = new Uint8Array(await photo.composite(thirds).png().toBuffer());
    const picture = await drawCard({ heading: 'A', site: 'A', photo: { bytes, focalPoint } });
    const part = await sharp(picture).extract({ left: 592, top: 230, width: 8, height: 8 }).toBuffer();
    const means = (await sharp(part).stats()).channels.map(({ mean }) => mean);
    expect(Object.keys(colours)[means.indexOf(Math.max(...means))]).toBe(colour);
  });

  test('has the name without a photo too', async () => {
    const picture = await drawCard({ heading: 'Casa Azul', site: 'Estadia' });
    expect(await getSize(picture)).toEqual(whole);
    expect((await getBrightness(picture, 64, 440, 400, 160)).max).toBeGreaterThan(240);
  });

  test('has no words outside their box, however long they are', async () => {
    const box = { width: 1072, height: 270, sizes: [104, 88, 72, 60, 50] };
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenhaus '.repeat(9);
    for (const words of [long, 'W'.repeat(400), 'Łódź & <b>Šibenik</b>', 'A']) {
      const { width, height } = await drawText(words, box);
      expect(width).toBeLessThanOrEqual(box.width);
      expect(height).toBeLessThanOrEqual(box.height);
    }
  });

  test('uses the site’s own font, which no machine needs to have', async () => {
    const box = { width: 2000, height: 200, sizes: [100] };
    // Narrow letters: in a face of this machine they would be half as wide again.
    const { width } = await drawText('Casa do Limoeiro', box);
    expect(width).toBeGreaterThan(560);
    expect(width).toBeLessThan(620);
  });
});

describe('requests for pictures', () => {
  test.each([
    '/images/preview/xx.jpg',
    '/images/preview/en/nowhere.jpg',
    '/images/preview/en/No_Id.jpg',
    '/images/preview/en/reservation.jpg',
    '/images/preview/en/privacy.jpg',
    '/images/preview/de.png',
    `/images/preview/xx/${unit.id}.jpg`,
  ])('are rejected for %s', async (path) => {
    const { ask } = await openTestSite();
    expect((await ask(path)).status).toBe(404);
  });

  test('are rejected for a language that the site does not offer', async () => {
    const { ask } = await openTestSite({ offered: ['de'] });
    expect((await ask(`/images/preview/en/${unit.id}.jpg`)).status).toBe(404);
  });

  test('count as pages for the limits', () => {
    expect(getKind('GET', '/images/preview/en/casa.jpg')).toBe('page');
    expect(getKind('GET', '/images/640/casa/a.webp')).toBe('file');
  });

  test('draw each picture once, and keep it for the next start', async () => {
    const folder = await createTestFolder();
    let requests = 0;
    const shown = { heading: 'Casa Azul', place: 'Évora, Portugal' };
    const open = (shownAt = () => Promise.resolve(((requests += 1), shown))) =>
      openSharePictures({
        backend: createFakeBackend(),
        getSummary: shownAt,
        site: 'Estadia',
        publicUrl: 'http://localhost',
        folder,
      });
    const picture = open();
    const [one, same] = await Promise.all([picture('en', 'casa'), picture('en', 'casa')]);
    expect(same).toBe(one);
    expect(await picture('en', 'casa')).toBe(one);
    expect(requests).toBe(1);
    const [file = ''] = await readdir(folder);
    await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .jpeg()
      .toFile(join(folder, file));
    const kept = await open()('en', 'casa');
    expect(await getSize(kept!.identity.body)).toMatchObject({ width: 1 });
    const renamed = { ...shown, heading: 'Casa Verde' };
    const other = await open(() => Promise.resolve(renamed))('en', 'casa');
    expect(await getSize(other!.identity.body)).toEqual(whole);
  });
});
