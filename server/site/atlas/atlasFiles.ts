import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { compress, plain, type Encoded } from '../assets/encoded.ts';

interface CachedFile {
  encoded: Encoded;
  /** Tells the file from a later one of its name. */
  stamp: string;
}

/** How many bytes of it are kept to be sent again. */
const mostBytes = 32 * 1024 * 1024;

const getBytes = ({ encoded: { identity, br, gzip } }: CachedFile) =>
  [identity, br, gzip].reduce((total, form) => total + (form?.body.byteLength ?? 0), 1);

const isText = (type: string) => /^(text|image\/svg|application\/json)/.test(type);

async function encode(file: string): Promise<Encoded> {
  const type = getMimeType(file) ?? 'application/octet-stream';
  // It is built anew while the site runs: a browser asks each time, and is told that nothing has changed.
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
  const bytes = new Uint8Array(await readFile(file));
  return isText(type) ? compress(bytes, headers, 'quickly') : plain(bytes, headers);
}

/** The files of a folder as they are now, each compressed once; undefined where there is none. */
export function atlasFiles(folder: string): (path: string) => Promise<Encoded | undefined> {
  const kept = new LRUCache<string, CachedFile>({ maxSize: mostBytes, sizeCalculation: getBytes });
  return async (path) => {
    const file = join(folder, path);
    const about = await stat(file).catch(() => undefined);
    if (!about?.isFile()) return undefined;
    const stamp = `${about.mtimeMs} ${about.size}`;
    const known = kept.get(path);
    if (known?.stamp === stamp) return known.encoded;
    const encoded = await encode(file);
    kept.set(path, { encoded, stamp });
    return encoded;
  };
}
