import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ContentRefused, loadContent } from '../../server/host/content/index.ts';
import { rememberingPhotos } from '../../server/host/content/rememberedPhotos.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#1b7a5a', noise: { type: 'gaussian', sigma: 60 } },
  });

/** The messages about one photo, after its name. */
async function readWarning(file: string, bytes: Buffer): Promise<string | undefined> {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa'], ({ property, texts }) => {
    property.photos = [file];
    for (const text of Object.values(texts)) text.photos = { [file]: 'The front' };
  });
  await writeFile(join(dir, 'casa', 'photos', file), bytes);
  const refused: unknown = await loadContent(dir).catch((error: unknown) => error);
  if (!(refused instanceof ContentRefused)) return undefined;
  expect(refused.found).toHaveLength(1);
  return refused.found[0]!.text.replace(`photos[1] names "${file}", `, '');
}

/** As iPhones begin their files: a box that says what they are, then one of another kind. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.from('\0\0\x0f\xa0meta', 'latin1'),
]);

/** A PNG with a size in its header that is larger than the picture. */
async function pngWithSize(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(8, 8).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

test('a HEIC picture named .jpg is reported with the steps to convert it', async () => {
  expect(await readWarning('a.jpg', heic)).toMatch(
    /^which is a HEIC picture, as iPhones take them, .* export it as JPEG/,
  );
});

test('a HEIC picture is reported with the steps for the iPhone, Mac, Windows and Linux', async () => {
  const warning = await readWarning('a.jpg', heic);
  for (const place of ['Settings, Camera, Formats, Most Compatible', 'on a Mac', 'on Windows', 'on Linux']) {
    expect(warning).toContain(place);
  }
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['SVG', 'a.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'SVG',
    'a.jpg',
    () =>
      Buffer.from(
        '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      ),
  ],
  ['TIFF', 'a.jpg', () => picture(8, 8).tiff().toBuffer()],
  ['GIF', 'a.png', () => picture(8, 8).gif().toBuffer()],
  ['BMP', 'a.jpg', () => Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
  ['PDF', 'a.jpg', () => Buffer.from('%PDF-1.7\n')],
  ['HTML', 'a.jpg', () => Buffer.from('<!DOCTYPE html><title>404</title>')],
  ['MP4', 'a.jpg', () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0', 'latin1')],
  ['JPEG XL', 'a.webp', () => Buffer.from('\xff\x0a\0\0', 'latin1')],
])('a file with the format %s is reported under the name %s', async (format, file, bytes) => {
  expect(await readWarning(file, await bytes())).toBe(
    `whose format is ${format}, regardless of its name: export it as JPEG, PNG, WebP or AVIF`,
  );
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s is reported', async (format) => {
  const whole = await picture(300, 200).toFormat(format).toBuffer();
  expect(await readWarning(`a.${format}`, whole)).toBeUndefined();
  const half = whole.subarray(0, Math.floor(whole.length / 2));
  expect(await readWarning(`a.${format}`, half)).toBe(
    'which is damaged or incomplete: copy it again from the camera or the phone',
  );
});

test('an empty file is reported', async () => {
  expect(await readWarning('a.jpg', Buffer.alloc(0))).toBe(
    'which is empty: copy it again from the camera or the phone',
  );
});

test('a picture with too many pixels is reported with their number', async () => {
  expect(await readWarning('a.png', await pngWithSize(11_000, 10_000))).toBe(
    'which has 110 megapixels, and up to 100 can be shown: save it smaller, about 4000 pixels wide',
  );
  expect(await readWarning('a.png', await pngWithSize(17_000, 100))).toBe(
    'which is 17000 by 100 pixels, and no side may be longer than 16383: save it smaller',
  );
});

test('a picture in print colours is accepted', async () => {
  expect(
    await readWarning('a.jpg', await picture(60, 40).toColourspace('cmyk').jpeg().toBuffer()),
  ).toBeUndefined();
});

test('a photo with other letter case than its file is reported with the file’s name', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  const path = join(dir, 'casa', 'property.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace('01-front.webp', '01-Front.webp'));
  await expect(loadContent(dir)).rejects.toThrow('spell it as in the folder, "01-front.webp"');
});

test('a valid photo is checked again only when it has changed', async () => {
  const [folder, dataDir] = [await createTestFolder(), await createTestFolder()];
  const path = join(folder, 'a.jpg');
  await writeFile(path, await picture(60, 40).jpeg().toBuffer());
  await utimes(path, 1_700_000_000, 1_700_000_000);
  const first = rememberingPhotos(dataDir);
  expect(await first.examine(path)).toMatchObject({ width: 60, height: 40 });
  await first.keep();
  const { size } = await stat(path);

  await writeFile(path, Buffer.alloc(size, 'x'));
  await utimes(path, 1_700_000_000, 1_700_000_000);
  expect(await rememberingPhotos(dataDir).examine(path)).toMatchObject({ width: 60, height: 40 });
  await utimes(path, 1_700_000_000, 1_700_000_001);
  expect(await rememberingPhotos(dataDir).examine(path)).toEqual({
    error: { code: 'photoNotPicture', params: { formats: '.webp, .jpg, .png, .avif' } },
  });
});

test('found photos are stored for their owner only, and unreadable ones are searched again', async () => {
  const [folder, dataDir] = [await createTestFolder(), await createTestFolder()];
  const path = join(folder, 'a.jpg');
  await writeFile(path, await picture(60, 40).jpeg().toBuffer());
  const first = rememberingPhotos(dataDir);
  await first.examine(path);
  await first.keep();
  const [name, ...more] = await readdir(join(dataDir, 'photos'));
  expect(more).toEqual([]);
  const file = join(dataDir, 'photos', name!);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await writeFile(file, '{"');
  expect(await rememberingPhotos(dataDir).examine(path)).toMatchObject({ width: 60, height: 40 });
});
