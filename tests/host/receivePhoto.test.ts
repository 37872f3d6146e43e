import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodePhoto } from '../../server/host/photos/decodePhoto.ts';
import { PhotoRefused, receivePhoto } from '../../server/host/photos/receivePhoto.ts';

/** A picture whose upper half is red and whose lower half is blue. */
function createPicture({ width = 80, height = 60, alpha = 1 } = {}): Sharp {
  const half = {
    width,
    height: height / 2,
    channels: 4 as const,
    background: { r: 220, g: 20, b: 10, alpha },
  };
  const picture = sharp({ create: { ...half, height } }).composite([
    { input: { create: { ...half, background: { r: 10, g: 20, b: 220, alpha } } }, gravity: 'south' },
  ]);
  return alpha === 1 ? picture.removeAlpha() : picture;
}

const getRefusal = (bytes: Buffer) =>
  receivePhoto(bytes).then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof PhotoRefused) return error.kind;
      throw error;
    },
  );

describe('an accepted photo', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const photo = await receivePhoto(await createPicture().toFormat(format).toBuffer());
    expect(photo).toMatchObject({ type: 'image/jpeg', width: 80, height: 60 });
    expect((await sharp(photo.bytes).metadata()).format).toBe('jpeg');
  });

  test('is WebP if it has an alpha channel', async () => {
    const photo = await receivePhoto(await createPicture({ alpha: 0.5 }).png().toBuffer());
    expect(photo.type).toBe('image/webp');
    expect((await sharp(photo.bytes).metadata()).hasAlpha).toBe(true);
  });

  test('is upright and contains nothing that the camera wrote', async () => {
    const position = { IFD3: { GPSLatitude: '38/1 42/1 0/1', GPSLongitude: '9/1 8/1 0/1' } };
    const file = await createPicture()
      .withExif({ IFD0: { Artist: 'Wombat' }, ...position })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Wombat</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes('Wombat')).toBe(true);
    const photo = await receivePhoto(file);
    expect(photo).toMatchObject({ width: 60, height: 80 });
    const { exif, xmp, icc, orientation } = await sharp(photo.bytes).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(photo.bytes.includes('Wombat')).toBe(false);
    const [right] = await sharp(photo.bytes)
      .extract({ left: 50, top: 30, width: 5, height: 5 })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    // The upper half of the file is on the right of the upright picture.
    expect(right).toBeGreaterThan(180);
  });

  test('has the colours of its own profile, in sRGB', async () => {
    const wide = await createPicture().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const [plain, converted] = await Promise.all(
      [await createPicture().jpeg({ quality: 100 }).toBuffer(), wide].map(async (file) =>
        sharp((await receivePhoto(file)).bytes)
          .resize(1, 1)
          .raw()
          .toBuffer(),
      ),
    );
    const differences = [0, 1, 2].map((channel) => Math.abs(plain![channel]! - converted![channel]!));
    expect(Math.max(...differences)).toBeLessThan(12);
  });

  test('is at most 4000 pixels wide and high', async () => {
    const photo = await receivePhoto(await createPicture({ width: 6000, height: 300 }).jpeg().toBuffer());
    expect(photo).toMatchObject({ width: 4000, height: 200 });
  });

  test('has the same id in every lossless file, and another one if a pixel differs', async () => {
    const picture = createPicture();
    const [png, webp, other] = await Promise.all([
      picture.clone().png().toBuffer(),
      picture
        .clone()
        .webp({ lossless: true })
        .withExif({ IFD0: { Artist: 'Wombat' } })
        .toBuffer(),
      createPicture({ width: 82 }).png().toBuffer(),
    ]);
    const ids = await Promise.all([png, webp, other].map(async (file) => (await receivePhoto(file)).id));
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('contains nothing of a second file behind the picture', async () => {
    const script = '<script>alert(1)</script>';
    const photo = await receivePhoto(
      Buffer.concat([await createPicture().jpeg().toBuffer(), Buffer.from(`PK\u0003\u0004${script}`)]),
    );
    expect(photo.bytes.includes('script')).toBe(false);
  });
});

/** A small PNG file that announces another size. */
async function createPng(width: number, height: number): Promise<Buffer> {
  const file = await createPicture().png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

describe('a refused file', () => {
  const refused: Readonly<Record<string, string>> = {
    'a text': 'hello',
    'an SVG drawing': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'a web page': '<!doctype html><script>alert(1)</script>',
    'a GIF picture': 'GIF89a\u0001\0\u0001\0',
    'a PDF document': '%PDF-1.7\n',
    'a video': '\0\0\0\u0018ftypisom',
  };
  test.each(Object.entries(refused))('is %s', async (_, content) => {
    expect(await getRefusal(Buffer.from(content, 'latin1'))).toBe('photo-not-supported');
  });

  test('is a web page with a picture behind it', async () => {
    const picture = await createPicture().jpeg().toBuffer();
    expect(await getRefusal(Buffer.concat([Buffer.from('<script>'), picture]))).toBe('photo-not-supported');
  });

  test('is a TIFF picture', async () => {
    expect(await getRefusal(await createPicture().tiff().toBuffer())).toBe('photo-not-supported');
  });

  test.each(['heic', 'heix', 'mif1'])('is a HEIC picture of the brand %s', async (brand) => {
    expect(await getRefusal(Buffer.from(`\0\0\0\u0018ftyp${brand}`, 'latin1'))).toBe('photo-heic');
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is a truncated %s file', async (format) => {
    const noise = sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } });
    const file = await noise.toFormat(format).toBuffer();
    expect(await getRefusal(file)).toBe('accepted');
    expect(await getRefusal(file.subarray(0, Math.floor(file.length / 2)))).toBe('photo-damaged');
    expect(await getRefusal(file.subarray(0, 20))).toBe('photo-damaged');
  });

  test('announces more pixels than the memory is meant for', async () => {
    expect(await getRefusal(await createPng(8001, 8000))).toBe('photo-too-many-pixels');
    expect(await getRefusal(await createPng(100, 100))).toBe('photo-damaged');
    const avif = await sharp({ create: { width: 5000, height: 4001, channels: 3, background: 'red' } })
      .avif({ effort: 0 })
      .toBuffer();
    expect(await getRefusal(avif)).toBe('photo-too-many-pixels');
  });

  test('is animated', async () => {
    const frames = sharp(randomBytes(20 * 20 * 3), {
      raw: { width: 20, height: 20, channels: 3, pageHeight: 10 },
    });
    expect(await getRefusal(await frames.webp().toBuffer())).toBe('photo-animated');
  });
});

test('a process of its own returns the same photo and the same refusal', async () => {
  const file = await createPicture().png().toBuffer();
  expect(await decodePhoto(file)).toEqual(await receivePhoto(file));
  await expect(decodePhoto(file.subarray(0, 100))).rejects.toThrow(new PhotoRefused('photo-damaged'));
});
