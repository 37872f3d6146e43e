import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { mostPhotoBytes, mostPhotoPixels } from '../../contract/values/photoLimits.ts';
import { createTestFolder } from '../support/folders.ts';

const mostMemory = 600_000_000;

const run = promisify(execFile);
const script = join(import.meta.dirname, 'support/measureDecoding.ts');

interface Measured {
  photo?: string;
  refused?: string;
  memory: number;
}

/** Checks a file in the site's way and in the decoder's way, and returns the answer, which is the same. */
async function decode(bytes: Buffer): Promise<Measured> {
  expect(bytes.length).toBeLessThanOrEqual(mostPhotoBytes);
  const folder = await createTestFolder();
  const file = join(folder, 'upload');
  await writeFile(file, bytes);
  const measure = async (place: 'here' | 'apart') => {
    const { stdout } = await run(process.execPath, [script, place, file], {
      cwd: folder,
      maxBuffer: 1e8,
    });
    return JSON.parse(stdout) as Measured;
  };
  const { memory, ...answer } = await measure('here');
  const { memory: ofSite, ...sameAnswer } = await measure('apart');
  expect(sameAnswer).toEqual(answer);
  expect(memory).toBeLessThan(mostMemory);
  expect(ofSite).toBeLessThan(mostMemory);
  expect(await readdir(folder)).toEqual(['upload']);
  return { ...answer, memory };
}

const picture = (width = 64, height = 48): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const parts = [Buffer.alloc(4), typed, Buffer.alloc(4)];
  parts[0]!.writeUInt32BE(data.length);
  parts[2]!.writeUInt32BE(crc32(typed));
  return Buffer.concat(parts);
}

/** The bytes of a PNG file before its first chunk of pixels. */
const headLength = 33;

/** A small PNG file with more chunks before its pixels. */
async function pngWith(...chunks: readonly Buffer[]): Promise<Buffer> {
  const file = await picture().png().toBuffer();
  return Buffer.concat([file.subarray(0, headLength), ...chunks, file.subarray(headLength)]);
}

/** A JPEG file with more segments behind its first two bytes. */
async function jpegWith(...segments: readonly Buffer[]): Promise<Buffer> {
  const file = await picture().jpeg().toBuffer();
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Zeros that a compressor makes a thousand times smaller. */
const zeros = deflateSync(Buffer.alloc(1_000_000_000), { level: 9 });

const bombs: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a PNG text of a gigabyte': () =>
    pngWith(chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros]))),
  'a PNG colour profile of a gigabyte': () =>
    pngWith(chunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), zeros]))),
  'a JPEG with 24 megabytes of Exif data': () =>
    jpegWith(
      ...Array.from({ length: 370 }, () =>
        segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), randomBytes(65_000)])),
      ),
    ),
  'a PNG whose pixels are a gigabyte of zeros': async () => {
    const file = await picture().png().toBuffer();
    const end = file.subarray(-12);
    return Buffer.concat([file.subarray(0, headLength), chunk('IDAT', zeros), end]);
  },
};

test.each(Object.entries(bombs))('%s needs little memory', async (_, create) => {
  const { refused } = await decode(await create());
  // A decoder may skip the data, which is then not stored either.
  expect([undefined, 'photo-damaged']).toContain(refused);
});

const frames = (count: number) =>
  sharp(randomBytes(20 * 10 * count * 3), {
    raw: { width: 20, height: 10 * count, channels: 3, pageHeight: 10 },
  });

test('a picture of a thousand frames is refused', async () => {
  expect(await decode(await frames(1000).webp().toBuffer())).toMatchObject({ refused: 'photo-animated' });
  expect(await decode(await frames(1000).gif().toBuffer())).toMatchObject({ refused: 'photo-not-supported' });
});

test.each([
  ['jpeg', 65_500, 65_500],
  ['webp', 16_383, 16_383],
  ['png', 1_000_000, 1_000_000],
] as const)('a %s file that announces %i by %i pixels is refused', async (format, width, height) => {
  const file = await picture().toFormat(format).toBuffer();
  if (format === 'png') {
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  } else if (format === 'jpeg') {
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(height, frame + 5);
    file.writeUInt16BE(width, frame + 7);
  } else {
    const frame = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    file.writeUInt16LE(width, frame + 3);
    file.writeUInt16LE(height, frame + 5);
  }
  const { refused } = await decode(file);
  expect(['photo-too-many-pixels', 'photo-damaged']).toContain(refused);
});

test.each([
  ['jpeg', mostPhotoPixels.others],
  ['png', mostPhotoPixels.others],
  ['webp', mostPhotoPixels.others],
  ['avif', mostPhotoPixels.avif],
] as const)('the largest accepted %s file on its side needs less than 600 MB', async (format, pixels) => {
  const height = 4000;
  const large = picture(pixels / height, height).withMetadata({ orientation: 6 });
  const options = format === 'jpeg' ? { progressive: true } : { effort: 0 };
  const file = await large.toFormat(format, format === 'png' ? {} : options).toBuffer();
  expect((await decode(file)).refused).toBeUndefined();
});

const payload = '<script>alert(1)</script><?php system("id"); ?>';

test.each<[string, () => Promise<Buffer>]>([
  ['a web page in a comment of a JPEG', () => jpegWith(segment(0xfe, Buffer.from(`<!--${payload}-->`)))],
  ['a script in a text of a PNG', () => pngWith(chunk('tEXt', Buffer.from(`Comment\0${payload}`, 'latin1')))],
  [
    'an archive behind a JPEG',
    async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(`PK\u0003\u0004${payload}`)]),
  ],
  [
    'a page behind a WebP',
    async () => Buffer.concat([await picture().webp().toBuffer(), Buffer.from(`<html>${payload}`)]),
  ],
])('nothing remains of %s', async (_, create) => {
  const { photo = '' } = await decode(await create());
  expect(photo).toMatch(/^\xff\xd8\xff/);
  for (const word of ['script', 'php', 'PK\u0003']) expect(photo).not.toContain(word);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[string, Buffer]>([
  ['an SVG drawing', Buffer.from(`<?xml version="1.0"?>\n<!-- a drawing -->\n${svg}`)],
  ['an SVG drawing in UTF-16', Buffer.from(`\ufeff${svg}`, 'utf16le')],
  ['a compressed SVG drawing', gzipSync(svg)],
  [
    'a picture with an archive of Java',
    Buffer.from('GIF89a\u0001\0\u0001\0;PK\u0003\u0004META-INF', 'latin1'),
  ],
  ['an AVIF sequence', Buffer.from('\0\0\0\u0018ftypavis\0\0\0\0avismif1', 'latin1')],
  ['a program', Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1')],
])('%s is refused', async (_, file) => {
  expect(await decode(file)).toMatchObject({ refused: 'photo-not-supported' });
});
