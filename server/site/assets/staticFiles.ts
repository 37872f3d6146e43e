import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { encoded, type Encoded } from './encoded.ts';
import { headersOfWorker, workerAddress } from './workerTakenBack.ts';

/** The built files by their path on the site. */
export type StaticFiles = ReadonlyMap<string, Encoded>;

export const noStaticFiles: StaticFiles = new Map();

const aYear = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

const copies = { '.br': 'br', '.gz': 'gzip' } as const;
const isCopy = (file: string) => Object.keys(copies).some((ending) => file.endsWith(ending));

const readBytes = async (file: string) => new Uint8Array(await readFile(file));

async function loadFile(file: string, path: string, all: ReadonlySet<string>): Promise<Encoded> {
  const present = Object.entries(copies).filter(([ending]) => all.has(file + ending));
  const compressed = await Promise.all(
    present.map(async ([ending, encoding]) => [encoding, await readBytes(file + ending)] as const),
  );
  const headers = {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    // Names under assets/ have a hash of their content.
    'Cache-Control': path.startsWith('/assets/') ? aYear : aDay,
    ...(path === workerAddress && headersOfWorker),
  };
  return encoded(await readBytes(file), headers, Object.fromEntries(compressed));
}

/** Reads a folder of built files, each with the compressed copies beside it. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = [...all].filter((file) => !isCopy(file) && !relative(folder, file).startsWith('.'));
  const loaded = files.map(async (file) => {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    return [path, await loadFile(file, path, all)] as const;
  });
  return new Map(await Promise.all(loaded));
}
