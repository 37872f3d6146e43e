import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import { compress, plain, type Encoded } from '../assets/encoded.ts';

interface CachedFile {
  encoded: Encoded;
  /** A mark that distinguishes versions of a file. */
  stamp: string;
}

/** The maximum size of the cache in bytes. */
const mostBytes = 32 * 1024 * 1024;

const getBytes = ({ encoded: { identity, br, gzip } }: CachedFile) =>
  [identity, br, gzip].reduce((total, form) => total + (form?.body.byteLength ?? 0), 1);

const isText = (type: string) => /^(text|image\/svg|application\/json)/.test(type);

async function encode(file: string): Promise<Encoded> {
  const type = getMimeType(file) ?? 'application/octet-stream';
  // The atlas may be rebuilt while the site runs, so browsers must revalidate its files.
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
  const bytes = new Uint8Array(await readFile(file));
  return isText(type) ? compress(bytes, headers, 'quickly') : plain(bytes, headers);
}

/** Returns the current files of a folder, each compressed once; undefined if a file does not exist. */
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
