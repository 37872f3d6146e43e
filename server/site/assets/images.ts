import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaAddress, mostPixels, previewSize } from '../../../contract/rules/pictures.ts';
import type { Backend } from '../backend/backend.ts';
import { thisSite } from '../callers/caller.ts';
import { limited } from './limited.ts';
import { keepFile } from '../cache/keepFile.ts';
import { oncePerKey } from '../cache/oncePerKey.ts';
import { plain, type Encoded } from './encoded.ts';

/** The formats a host may keep its photos in. */
const endings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
/** Pictures that are cut at the same time. */
const atOnce = 2;
const quality = 78;

const headersOf = (type: string) => ({ 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' });

/** A width in pixels, or the picture of a shared link. */
export type Cut = number | 'preview';

interface Options {
  backend: Backend;
  /** Where cut pictures are kept. */
  folder: string;
  publicUrl: string;
}

async function cut(source: Uint8Array, as: Cut): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(source, { limitInputPixels: mostPixels }).rotate();
  const done =
    as === 'preview'
      ? picture
          .resize({ ...previewSize, fit: 'cover' })
          .flatten({ background: 'white' })
          .jpeg({ quality })
      : picture.resize({ width: as, withoutEnlargement: true }).webp({ quality });
  return new Uint8Array(await done.toBuffer());
}

/** Photos of the host, cut to the widths that pages ask for. */
export function openImages({ backend, folder, publicUrl }: Options) {
  const inTurn = limited(atOnce);

  const photo = async (unit: string, name: string) => {
    for (const ending of endings) {
      const request = new Request(publicUrl + mediaAddress(unit, `${name}.${ending}`));
      const answer = await backend.fetch(request, thisSite);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    }
    return undefined;
  };

  const cutOnce = oncePerKey(async (key: string): Promise<Encoded | undefined> => {
    const [as = '', unit = '', name = ''] = key.split('/');
    const source = await photo(unit, name);
    if (!source) return undefined;
    const content = createHash('sha256').update(source).digest('hex').slice(0, 16);
    const isPreview = as === 'preview';
    const file = `${content}-${as}-${quality}.${isPreview ? 'jpg' : 'webp'}`;
    const headers = headersOf(isPreview ? 'image/jpeg' : 'image/webp');
    try {
      return plain(new Uint8Array(await readFile(join(folder, file))), headers);
    } catch {
      const bytes = await inTurn(() => cut(source, isPreview ? as : Number(as)));
      await keepFile(folder, file, bytes);
      return plain(bytes, headers);
    }
  });

  /** A photo at a width, or for previews; undefined where there is no such photo. */
  return (as: Cut, unit: string, name: string) => cutOnce(`${as}/${unit}/${name}`);
}
