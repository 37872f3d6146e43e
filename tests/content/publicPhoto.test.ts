import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPublicPhoto } from '../../server/host/content/index.ts';
import { createTestFolder } from '../support/folders.ts';

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
const place = { IFD0: { Artist: 'Zenobia' }, IFD3: { GPSLatitude: '38/1 42/1 43/1', GPSLatitudeRef: 'N' } };

/** A photo of 40 by 20 pixels that was taken with the camera held sideways, with what the camera noted. */
const photoWithNotes = (format: (typeof formats)[number]) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#1b7a5a' } })
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .withExifMerge(place)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Zenobia</x:xmpmeta>')
    .toFormat(format)
    .toBuffer();

async function photoIn(bytes: Buffer) {
  const folder = await createTestFolder();
  const path = join(folder, 'photo');
  await writeFile(path, bytes);
  return { path, kept: join(folder, 'kept') };
}

test.each(formats)('a %s is served upright, without its location and photographer', async (format) => {
  const original = await photoWithNotes(format);
  expect(original.includes('Zenobia')).toBe(true);
  const { path, kept } = await photoIn(original);
  const { bytes: given } = await readPublicPhoto(path, kept);
  const { exif, xmp, orientation, ...about } = await sharp(given).metadata();
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
  expect(given.includes('Zenobia')).toBe(false);
  const { autoOrient, format: before } = await sharp(original).metadata();
  expect(about).toMatchObject({ ...autoOrient, format: before });
});

test('a photo without metadata is served unchanged, and no copy is stored', async () => {
  const plain = await sharp(await photoWithNotes('jpeg')).toBuffer();
  const { path, kept } = await photoIn(plain);
  expect((await readPublicPhoto(path, kept)).bytes.equals(plain)).toBe(true);
  await expect(readdir(kept)).rejects.toThrow('ENOENT');
});

test('a photo with metadata is rewritten once, readable by its owner only', async () => {
  const { path, kept } = await photoIn(await photoWithNotes('webp'));
  const { bytes: first } = await readPublicPhoto(path, kept);
  const [file, ...more] = await readdir(kept);
  expect(more).toEqual([]);
  expect((await stat(join(kept, file!))).mode & 0o077).toBe(0);
  expect((await readFile(join(kept, file!))).equals(first)).toBe(true);
  await writeFile(join(kept, file!), 'what was kept');
  expect(String((await readPublicPhoto(path, kept)).bytes)).toBe('what was kept');
});
