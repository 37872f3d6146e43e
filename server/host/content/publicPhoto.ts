import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { privateFolder } from '../store/privateFolder.ts';
import { replaceFile } from '../store/replaceFile.ts';

/** A hash that identifies the content of a photo's file. */
export const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The part of the hash that is in the photo's address. */
export const getVersion = (hash: string): string => hash.slice(0, 8);

/** The quality at which no difference is visible and the file does not become larger. */
const quality = 90;

// Camera metadata contains place, time, owner, and sometimes a thumbnail of the uncropped picture.
const hasMetadata = ({ exif, xmp, iptc, comments }: Metadata) =>
  [exif, xmp, iptc, comments].some((notes) => notes !== undefined);

/** Returns the same picture without metadata; the colours do not change. */
async function withoutNotes(bytes: Buffer, { format, compression }: Metadata): Promise<Buffer> {
  const picture = sharp(bytes).autoOrient().keepIccProfile();
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'heif' && compression === 'av1') return picture.avif({ quality }).toBuffer();
  return picture.toFormat(format, { quality }).toBuffer();
}

/** Returns a photo as it may be public: the same bytes if they contain no metadata, otherwise the same picture without it. */
export async function removeMetadata(bytes: Buffer): Promise<Buffer> {
  const metadata = await sharp(bytes).metadata();
  return hasMetadata(metadata) ? withoutNotes(bytes, metadata) : bytes;
}

async function writePhoto(folder: string, file: string, bytes: Buffer): Promise<void> {
  await privateFolder(folder);
  await replaceFile(join(folder, file), bytes);
}

/**
 * Reads a photo for publication, without camera metadata such as the place. A photo with metadata is rewritten once,
 * upright, and stored in the folder. The version is that of the current file, which may have been replaced since the
 * start.
 */
export async function readPublicPhoto(
  path: string,
  folder: string,
): Promise<{ bytes: Buffer; version: string }> {
  const bytes = await readFile(path);
  const hash = contentHash(bytes);
  const version = getVersion(hash);
  const metadata = await sharp(bytes).metadata();
  if (!hasMetadata(metadata)) return { bytes, version };
  const file = `${hash.slice(0, 32)}-${quality}`;
  try {
    return { bytes: await readFile(join(folder, file)), version };
  } catch {
    const plain = await withoutNotes(bytes, metadata);
    await writePhoto(folder, file, plain);
    return { bytes: plain, version };
  }
}
