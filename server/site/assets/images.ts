import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaAddress, mostPixels } from '../../../contract/rules/pictures.ts';
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

const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400' };

interface Options {
  backend: Backend;
  /** Where cut pictures are kept. */
  folder: string;
  publicUrl: string;
}

async function cut(source: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(source, { limitInputPixels: mostPixels }).rotate();
  const bytes = await picture.resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer();
  return new Uint8Array(bytes);
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
    const [width = '', unit = '', name = ''] = key.split('/');
    const source = await photo(unit, name);
    if (!source) return undefined;
    const content = createHash('sha256').update(source).digest('hex').slice(0, 16);
    const file = `${content}-${width}-${quality}.webp`;
    try {
      return plain(new Uint8Array(await readFile(join(folder, file))), headers);
    } catch {
      const bytes = await inTurn(() => cut(source, Number(width)));
      await keepFile(folder, file, bytes);
      return plain(bytes, headers);
    }
  });

  /** A photo at a width; undefined where there is no such photo. */
  return (width: number, unit: string, name: string) => cutOnce(`${width}/${unit}/${name}`);
}
