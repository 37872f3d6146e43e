import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { privateFolder } from '../store/privateFolder.ts';

/** What tells the content of a photo's file from others. */
export const contentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The part of it that the photo's address holds. */
export const getVersion = (hash: string): string => hash.slice(0, 8);

/** Nobody sees a difference, and the file becomes no larger than it was. */
const quality = 90;

// With a camera's notes comes where and when it was, whose it is, and at times a small picture of what was cut off.
const hasMetadata = ({ exif, xmp, iptc, comments }: Metadata) =>
  [exif, xmp, iptc, comments].some((notes) => notes !== undefined);

/** The same picture without its notes; its colours stay what they are. */
async function withoutNotes(bytes: Buffer, { format, compression }: Metadata): Promise<Buffer> {
  const picture = sharp(bytes).autoOrient().keepIccProfile();
  if (format === 'png') return picture.png().toBuffer();
  if (format === 'heif' && compression === 'av1') return picture.avif({ quality }).toBuffer();
  return picture.toFormat(format, { quality }).toBuffer();
}

async function writePhoto(folder: string, file: string, bytes: Buffer): Promise<void> {
  await privateFolder(folder);
  // Under its name only once it is whole: another process may look at the same time.
  const draft = join(folder, `${file}.${randomUUID()}`);
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, join(folder, file));
}

/**
 * A photo as anybody may have it: without what its camera noted beside the picture, such as where it was taken.
 * One with such notes is written anew once, upright, and kept in the folder. Its version is that of the file as it is
 * now, which may have been replaced since the start.
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
