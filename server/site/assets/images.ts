import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  mediaAddress,
  mostPixels,
  photoVersion,
  type PictureFormat,
  type PictureWidth,
} from '../../../contract/values/pictures.ts';
import type { Backend } from '../backend/backend.ts';
import { thisSite } from '../callers/caller.ts';
import { limited } from './limited.ts';
import { writeCachedFile } from '../cache/writeCachedFile.ts';
import { oncePerKey } from '../cache/oncePerKey.ts';
import { plain, type Encoded } from './encoded.ts';

/** The file formats of a host's photos. */
const endings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
/** The number of pictures that are resized concurrently. */
const atOnce = 2;
const hasVersion = (name: string) => photoVersion(`${name}.webp`).version !== undefined;

/** If the address contains a content hash, the host's headers set the cache time. */
const getHeaders = (format: string, name: string, ofSource: string | null) => ({
  'Content-Type': `image/${format}`,
  'Cache-Control': (hasVersion(name) ? ofSource : null) ?? 'public, max-age=86400',
});

/** A width in pixels with a format. */
type Cut = `${PictureWidth}.${PictureFormat}`;

// The width above which pictures are only used on high-density screens, where stronger compression is less visible.
const widestOfPlainScreens = 1024;

/** Encoder options. AVIF with more effort takes five times as long, and saves only two percent. */
const written = {
  avif: (width: number) => ({
    quality: width > widestOfPlainScreens ? 45 : 50,
    effort: 2,
    chromaSubsampling: '4:2:0',
  }),
  webp: (width: number) => ({ quality: width > widestOfPlainScreens ? 70 : 78 }),
} as const;

interface Options {
  backend: Backend;
  /** The cache folder of resized pictures. */
  folder: string;
  publicUrl: string;
}

function getParts(as: Cut) {
  const [digits, format] = as.split('.') as [string, PictureFormat];
  const width = Number(digits);
  return { format, width, options: written[format](width) };
}

async function cut(source: Uint8Array, as: Cut): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(source, { limitInputPixels: mostPixels }).rotate();
  const { width, format, options } = getParts(as);
  const sized = picture.resize({ width, withoutEnlargement: true });
  return new Uint8Array(await sized.toFormat(format, options).toBuffer());
}

/** Opens the host's photos, resized to the widths that pages use. */
export function openImages({ backend, folder, publicUrl }: Options) {
  const inTurn = limited(atOnce);

  const readPhoto = async (unit: string, name: string) => {
    for (const ending of endings) {
      const request = new Request(publicUrl + mediaAddress(unit, `${name}.${ending}`));
      const answer = await backend.fetch(request, thisSite);
      if (!answer.ok) continue;
      const source = new Uint8Array(await answer.arrayBuffer());
      return { source, cacheControl: answer.headers.get('Cache-Control') };
    }
    return undefined;
  };

  // Photos with the same content share one file, whatever their names are.
  const readOrCut = oncePerKey(async (file: string, source: Uint8Array, as: Cut) => {
    try {
      return new Uint8Array(await readFile(join(folder, file)));
    } catch {
      const bytes = await inTurn(() => cut(source, as));
      await writeCachedFile(folder, file, bytes);
      return bytes;
    }
  });

  function resize(source: Uint8Array, as: Cut): Promise<Uint8Array<ArrayBuffer>> {
    const content = createHash('sha256').update(source).digest('hex').slice(0, 16);
    const { width, format, options } = getParts(as);
    return readOrCut(`${content}-${width}-${options.quality}.${format}`, source, as);
  }

  const cutOnce = oncePerKey(async (key: string): Promise<Encoded | undefined> => {
    const [as, unit, name] = key.split('/') as [Cut, string, string];
    const found = await readPhoto(unit, name);
    if (!found) return undefined;
    const { source, cacheControl } = found;
    return plain(await resize(source, as), getHeaders(getParts(as).format, name, cacheControl));
  });

  return {
    /** Returns a photo in a width and format; undefined if it does not exist. */
    photo: (as: Cut, unit: string, name: string) => cutOnce(`${as}/${unit}/${name}`),
    /** Resizes a picture, or returns the result of an earlier time. */
    resize,
  };
}
