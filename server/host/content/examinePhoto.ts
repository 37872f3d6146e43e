import { open } from 'node:fs/promises';
import { fileKind, headLength } from './fileKinds.ts';
import sharp, { type Metadata } from 'sharp';
import { mostPixels } from '../../../contract/values/pictures.ts';

/** A photo's size in pixels as displayed, after rotation according to its metadata. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
  /** A hash of its content, which is part of its address; undefined if an older version of the site stored the size. */
  readonly version?: string;
}

/** The data of a photo's file, or the reason why it cannot be shown, as the end of a sentence. */
export type Examined = PhotoSize | { readonly trouble: string };

/** The maximum width and height of WebP. */
const longestSide = 16_383;

const heic =
  'which is a HEIC picture, as iPhones take them, and few browsers show those: export it as JPEG ' +
  '(on a Mac in Photos by File, Export; on Windows in Photos or Paint by Save as; on Linux with ' +
  '"heif-convert photo.heic photo.jpg"). On the iPhone, Settings, Camera, Formats, Most Compatible takes JPEG from then on';
const noPicture = 'which is not a picture: replace it with a .webp, .jpg, .png or .avif file';
const damaged = 'which is damaged or incomplete: copy it again from the camera or the phone';

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

/** The kind of a file that is not a photo, regardless of its name. */
function otherKind(head: Buffer): string | undefined {
  const kind = fileKind(head);
  return kind && `which is ${kind}, regardless of its name: export it as JPEG, PNG, WebP or AVIF`;
}

/** Formats that browsers display and that photos may have. */
const isShown = ({ format, compression }: Metadata) =>
  ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');

function findProblem({ width, height }: Metadata): string | undefined {
  const pixels = width * height;
  if (pixels > mostPixels) {
    return `which has ${Math.round(pixels / 1e6)} megapixels, and up to ${mostPixels / 1e6} can be shown: save it smaller, about 4000 pixels wide`;
  }
  return Math.max(width, height) > longestSide
    ? `which is ${width} by ${height} pixels, and no side may be longer than ${longestSide}: save it smaller`
    : undefined;
}

/**
 * Examines a photo in the same way as the site uses it: decodes the whole file once.
 * @throws if the file cannot be read
 */
export async function examinePhoto(path: string): Promise<Examined> {
  const { size, head } = await readHead(path);
  if (size === 0) return { trouble: 'which is empty: copy it again from the camera or the phone' };
  if (isHeic(readBrands(head))) return { trouble: heic };
  let metadata: Metadata;
  try {
    metadata = await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    return { trouble: beginsAsPicture(head) ? damaged : (otherKind(head) ?? noPicture) };
  }
  if (!isShown(metadata)) return { trouble: otherKind(head) ?? noPicture };
  const trouble = findProblem(metadata);
  if (trouble !== undefined) return { trouble };
  try {
    await sharp(path, { limitInputPixels: mostPixels }).resize({ width: 64 }).raw().toBuffer();
  } catch {
    return { trouble: damaged };
  }
  return { width: metadata.autoOrient.width, height: metadata.autoOrient.height };
}
