import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import type { ContentIssue } from '../../../contract/content/issues.ts';
import { mostPixels } from '../../../contract/values/pictures.ts';
import { findFileKind, headLength } from './fileKinds.ts';

/** A photo's size in pixels as displayed, after rotation according to its metadata. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
  /** A hash of its content, which is part of its address; undefined if an older version of the site stored the size. */
  readonly version?: string;
  /** The id of the photo in the photo store; undefined if its file is in the folder of the property. */
  readonly id?: string;
}

/** The reason why a photo cannot be shown; its text also needs the name of the photo. */
export type PhotoError = Pick<ContentIssue, 'code' | 'params'>;

/** The data of a photo's file, or the reason why it cannot be shown. */
export type Examined = PhotoSize | { readonly error: PhotoError };

/** The maximum width and height of WebP. */
const longestSide = 16_383;

const heic: PhotoError = {
  code: 'photoHeic',
  params: { command: 'heif-convert photo.heic photo.jpg' },
};
const noPicture: PhotoError = {
  code: 'photoNotPicture',
  params: { formats: '.webp, .jpg, .png, .avif' },
};
const damaged: PhotoError = { code: 'photoDamaged' };

/** The brands of an ISO container (ISO/IEC 14496-12 §4.3); empty for any other file. */
const readBrands = (head: Buffer): string[] =>
  head.toString('latin1', 4, 8) === 'ftyp'
    ? (head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length)).match(/.{4}/gs) ?? [])
    : [];

async function readHead(path: string): Promise<{ size: number; head: Buffer }> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength));
    return { size: (await file.stat()).size, head: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

const isHeic = (brands: readonly string[]) =>
  brands.some((brand) => /^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)) &&
  !brands.some((brand) => /^avi[fs]$/.test(brand));

/** Whether a file begins like a JPEG, PNG, WebP or AVIF file. */
const beginsAsPicture = (head: Buffer) =>
  /^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|....ftypavi[fs])/s.test(head.toString('latin1'));

/** The error of a file in another format, regardless of its name. */
function findOtherFormat(head: Buffer): PhotoError | undefined {
  const format = findFileKind(head)?.format;
  return format === undefined ? undefined : { code: 'photoOfOtherFormat', params: { format } };
}

/** Formats that browsers display and that photos may have. */
const isShown = ({ format, compression }: Metadata) =>
  ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');

function findSizeError({ width, height }: Metadata): PhotoError | undefined {
  const pixels = width * height;
  if (pixels > mostPixels) {
    const params = { megapixels: Math.round(pixels / 1e6), limit: mostPixels / 1e6 };
    return { code: 'photoTooManyPixels', params };
  }
  return Math.max(width, height) > longestSide
    ? { code: 'photoTooLong', params: { width, height, limit: longestSide } }
    : undefined;
}

/**
 * Examines a photo in the same way as the site uses it: decodes the whole file once.
 * @throws if the file cannot be read
 */
export async function examinePhoto(path: string): Promise<Examined> {
  const { size, head } = await readHead(path);
  if (size === 0) return { error: { code: 'photoEmpty' } };
  if (isHeic(readBrands(head))) return { error: heic };
  let metadata: Metadata;
  try {
    metadata = await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    return { error: beginsAsPicture(head) ? damaged : (findOtherFormat(head) ?? noPicture) };
  }
  if (!isShown(metadata)) return { error: findOtherFormat(head) ?? noPicture };
  const error = findSizeError(metadata);
  if (error !== undefined) return { error };
  try {
    await sharp(path, { limitInputPixels: mostPixels }).resize({ width: 64 }).raw().toBuffer();
  } catch {
    return { error: damaged };
  }
  return { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
}
