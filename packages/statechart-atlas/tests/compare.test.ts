import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pairPictures, comparePicture } from '../src/changes/compare.ts';
import type { Picture } from '../src/pictures.ts';
import { createTestFolder } from './folders.ts';

const size = { width: 200, height: 100 };

/** A picture on a white ground, with a black box in it. */
async function taken(box: { left: number; side: number }, height = size.height, quality = 80) {
  const folder = await createTestFolder();
  const input = await sharp({
    create: { width: box.side, height: box.side, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { ...size, height, channels: 3, background: '#fff' } })
    .composite([{ input, left: box.left, top: 20 }])
    .webp({ quality })
    .toBuffer();
  writeFileSync(join(folder, 'one.webp'), bytes);
  const picture: Picture = {
    machine: 'lamp',
    state: 'off',
    language: 'en',
    device: 'phone',
    scheme: 'light',
    file: 'one.webp',
    ...size,
    height,
    bytes: bytes.length,
  };
  return { folder, picture };
}

const box = { left: 20, side: 20 };

test('reports a visible difference, with its share of the picture and its place', async () => {
  const change = await comparePicture(await taken(box), await taken({ ...box, left: 100 }));
  expect(change!.share).toBeGreaterThan(0.03);
  expect(change!.share).toBeLessThan(0.05);
  const { data, info } = await sharp(change!.marked).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  const isRed = ([red, green, blue]: number[]) => red! > 180 && green! < 120 && blue! < 120;
  expect([at(30, 30), at(110, 30)].map(isRed)).toEqual([true, true]);
  expect([at(70, 30), at(180, 90)].map(isRed)).toEqual([false, false]);
});

test('ignores a difference that only compression causes', async () => {
  expect(await comparePicture(await taken(box), await taken(box))).toBeUndefined();
  expect(await comparePicture(await taken(box), await taken(box, size.height, 95))).toBeUndefined();
});

test('compares pictures of different heights', async () => {
  const change = await comparePicture(await taken(box), await taken(box, 150));
  expect(change!.share).toBeCloseTo(1 / 3, 1);
});

test('compares only pictures of the same state, language, device and colour scheme', async () => {
  const { folder, picture } = await taken(box);
  const manifest = { commit: '', takenAt: '', seconds: 0, texts: [], mails: [] };
  const others = [
    { ...picture, scheme: 'dark' as const },
    { ...picture, language: 'fr' },
  ];
  const before = { folder, manifest: { ...manifest, pictures: [picture] } };
  const after = { folder, manifest: { ...manifest, pictures: [...others, { ...picture, bytes: 7 }] } };
  expect(pairPictures(before, after)).toEqual([[picture, { ...picture, bytes: 7 }]]);
});
