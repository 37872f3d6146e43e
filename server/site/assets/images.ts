import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  mediaAddress,
  mostPixels,
  photoVersion,
  type PictureFormat,
  type PictureWidth,
} from '../../../contract/rules/pictures.ts';
import type { Backend } from '../backend/backend.ts';
import { thisSite } from '../callers/caller.ts';
import { limited } from './limited.ts';
import { writeCachedFile } from '../cache/writeCachedFile.ts';
import { oncePerKey } from '../cache/oncePerKey.ts';
import { plain, type Encoded } from './encoded.ts';

/** The formats a host may keep its photos in. */
const endings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
/** Pictures that are cut at the same time. */
const atOnce = 2;
const hasVersion = (name: string) => photoVersion(`${name}.webp`).version !== undefined;

/** Where the address holds the mark of a content, the host says how long it shows that content. */
const getHeaders = (format: string, name: string, ofSource: string | null) => ({
  'Content-Type': `image/${format}`,
  'Cache-Control': (hasVersion(name) ? ofSource : null) ?? 'public, max-age=86400',
});

/** A width in pixels with a format. */
type Cut = `${PictureWidth}.${PictureFormat}`;

// Beyond this width a picture is drawn on a dense screen, where less is seen of what is left out.
const widestOfPlainScreens = 1024;

/** How a picture is written. AVIF with more effort takes five times as long, and becomes a fiftieth smaller. */
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
  /** Where cut pictures are kept. */
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

/** Photos of the host, cut to the widths that pages ask for. */
export function openImages({ backend, folder, publicUrl }: Options) {
  const inTurn = limited(atOnce);

  const photo = async (unit: string, name: string) => {
    for (const ending of endings) {
      const request = new Request(publicUrl + mediaAddress(unit, `${name}.${ending}`));
      const answer = await backend.fetch(request, thisSite);
      if (!answer.ok) continue;
      const source = new Uint8Array(await answer.arrayBuffer());
      return { source, cacheControl: answer.headers.get('Cache-Control') };
    }
    return undefined;
  };

  // Photos with the same content share one file, whatever they are called.
  const readOrCut = oncePerKey(async (file: string, source: Uint8Array, as: Cut) => {
    try {
      return new Uint8Array(await readFile(join(folder, file)));
    } catch {
      const bytes = await inTurn(() => cut(source, as));
      await writeCachedFile(folder, file, bytes);
      return bytes;
    }
  });

  const cutOnce = oncePerKey(async (key: string): Promise<Encoded | undefined> => {
    const [as, unit, name] = key.split('/') as [Cut, string, string];
    const found = await photo(unit, name);
    if (!found) return undefined;
    const { source, cacheControl } = found;
    const content = createHash('sha256').update(source).digest('hex').slice(0, 16);
    const { width, format, options } = getParts(as);
    const file = `${content}-${width}-${options.quality}.${format}`;
    return plain(await readOrCut(file, source, as), getHeaders(format, name, cacheControl));
  });

  /** A photo at a width in a format; undefined where there is no such photo. */
  return (as: Cut, unit: string, name: string) => cutOnce(`${as}/${unit}/${name}`);
}
