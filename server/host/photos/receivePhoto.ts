import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PhotoProblemKind } from '../../../contract/values/dashboardProblemKinds.ts';
import { mostPhotoPixels } from '../../../contract/values/photoLimits.ts';

/** A photo as it is stored: upright, in sRGB and without metadata. */
export interface ReceivedPhoto {
  /** A hash of its pixels, which identifies the photo whatever file it came from. */
  id: string;
  type: 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  bytes: Buffer;
}

/** A file is not accepted as a photo. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
  readonly kind: PhotoProblemKind;

  constructor(kind: PhotoProblemKind) {
    super(kind);
    this.kind = kind;
  }
}

/** The maximum width and height of a stored photo: more than the widest picture of the site (`pictureWidths`). */
const longestSide = 4000;
/** The quality at which no difference is visible. */
const quality = 90;
/** The seconds after which decoding ends, far more than the largest photo takes. */
const mostSeconds = 30;

/** The first bytes of the accepted formats. sharp would also open SVG, GIF, TIFF and others. */
const beginnings: readonly (readonly [Metadata['format'], RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['heif', /^.{4}ftypavif/s],
];

/** The brands of HEIC in an ISO container (ISO/IEC 23008-12 annex B); the installed sharp decodes AVIF only. */
const heic = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

/**
 * Returns the format of a file by its first bytes.
 * @throws {PhotoRefused} if it is not accepted
 */
export function requireFormat(bytes: Buffer): Metadata['format'] {
  const head = bytes.toString('latin1', 0, 16);
  const found = beginnings.find(([, beginning]) => beginning.test(head));
  if (found) return found[0];
  throw new PhotoRefused(heic.test(head) ? 'photo-heic' : 'photo-not-supported');
}

/** Opens a file without the pixel limit of sharp, whose error does not contain the reason. */
const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).timeout({ seconds: mostSeconds });

async function decode<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new PhotoRefused('photo-damaged');
  }
}

async function requirePicture(bytes: Buffer): Promise<void> {
  const format = requireFormat(bytes);
  const metadata = await decode(open(bytes).metadata());
  if (metadata.format !== format) throw new PhotoRefused('photo-not-supported');
  const mostPixels = mostPhotoPixels[format === 'heif' ? 'avif' : 'others'];
  if (metadata.width * metadata.height > mostPixels) throw new PhotoRefused('photo-too-many-pixels');
  if ((metadata.pages ?? 1) > 1) throw new PhotoRefused('photo-animated');
}

/** The pixels of a picture as it is displayed, at most 4000 wide and high. */
interface Pixels {
  /** A hash, which identifies the picture whatever file it came from. */
  id: string;
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/**
 * Decodes a picture and identifies it.
 * @throws {PhotoRefused} if the file is damaged
 */
export async function decodePixels(bytes: Buffer): Promise<Pixels> {
  const upright = open(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw();
  const { data, info } = await decode(upright.toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  const hash = createHash('sha256').update(`${width} ${height} ${channels} `).update(data).digest('hex');
  // 128 bits keep the addresses of its pictures short.
  return { id: hash.slice(0, 32), data, width, height, channels };
}

const encode = (pixels: Sharp, channels: number) =>
  channels === 4 ? pixels.webp({ quality }) : pixels.jpeg({ quality });

/**
 * Checks a file by its content, and decodes it once. The stored photo is encoded again from its pixels, so it contains
 * nothing else of the file: no metadata, no position, and no second file behind the first one. It is at most 4000 pixels
 * wide and high, as JPEG, or as WebP if it has an alpha channel. Photos with the same pixels have the same id.
 * @throws {PhotoRefused}
 */
export async function receivePhoto(bytes: Buffer): Promise<ReceivedPhoto> {
  await requirePicture(bytes);
  const { id, data, width, height, channels } = await decodePixels(bytes);
  const pixels = sharp(data, { raw: { width, height, channels } });
  return {
    id,
    type: channels === 4 ? 'image/webp' : 'image/jpeg',
    width,
    height,
    bytes: await encode(pixels, channels).toBuffer(),
  };
}
