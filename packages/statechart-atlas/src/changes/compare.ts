import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Manifest, Picture } from '../pictures.ts';

/** A picture that differs from the earlier one of the same state. */
export interface PictureChange {
  /** The earlier and the current picture, each in its own folder. */
  before: Picture;
  after: Picture;
  /** The share of pixels that differ, from 0 to 1. */
  share: number;
}

/** A folder of pictures with its manifest. */
export interface PictureFolder {
  folder: string;
  manifest: Manifest;
}

/** A smaller share comes from text rendering and is invisible to people. */
const leastShare = 0.00002;

const getKey = ({ machine, state, language, device, scheme }: Picture): string =>
  [machine, state, language, device, scheme].join(' ');

/** Returns the pixels of a picture, extended to this size at the bottom and on the right. */
const getPixels = (input: Buffer, size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite([{ input, left: 0, top: 0 }])
    .raw()
    .toBuffer();

async function getDifference(was: Buffer, is: Buffer, size: { width: number; height: number }) {
  const { width, height } = size;
  const [one, other] = await Promise.all([getPixels(was, size), getPixels(is, size)]);
  const marked = Buffer.alloc(width * height * 4);
  const count = pixelmatch(one, other, marked, width, height, { threshold: 0.1, alpha: 0.25 });
  return { share: count / (width * height), marked };
}

/**
 * Compares a picture with the earlier one of the same state.
 * @returns the difference, with the differing pixels marked on the current picture (WebP); undefined if people would
 *   not see it
 */
export async function comparePicture(
  before: { folder: string; picture: Picture },
  after: { folder: string; picture: Picture },
): Promise<(PictureChange & { marked: Buffer }) | undefined> {
  const [was, is] = await Promise.all(
    [before, after].map(({ folder, picture }) => readFile(join(folder, picture.file))),
  );
  if (was!.equals(is!)) return undefined;
  const size = {
    width: Math.max(before.picture.width, after.picture.width),
    height: Math.max(before.picture.height, after.picture.height),
  };
  const { share, marked } = await getDifference(was!, is!, size);
  if (share < leastShare) return undefined;
  const file = await sharp(marked, { raw: { ...size, channels: 4 } })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  return { before: before.picture, after: after.picture, share, marked: file };
}

/** Returns the pairs of pictures of the same state in two folders. */
export function pairPictures(
  before: PictureFolder,
  after: PictureFolder,
): [before: Picture, after: Picture][] {
  const known = new Map(before.manifest.pictures.map((picture) => [getKey(picture), picture]));
  return after.manifest.pictures.flatMap((picture): [Picture, Picture][] => {
    const was = known.get(getKey(picture));
    return was ? [[was, picture]] : [];
  });
}
