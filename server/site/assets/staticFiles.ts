import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { writeCachedFile } from '../cache/writeCachedFile.ts';
import { encoded, smallest, withCopy, type Encoded } from './encoded.ts';
import { headersOfWorker, workerAddress } from './unregisterServiceWorker.ts';

/** The built files by their path on the site. */
export type StaticFiles = ReadonlyMap<string, Encoded>;

export const noStaticFiles: StaticFiles = new Map();

const aYear = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

const copies = { '.br': 'br', '.gz': 'gzip' } as const;
// Also matches drafts of copies, which may be left from an interrupted process.
const isCopy = (file: string) => /\.(br|gz)(\.\d+)?$/.test(file);

/** Whether a path contains a content hash, so that its content never changes. */
const isHashed = (path: string) => path.startsWith('/assets/');

const readBytes = async (file: string) => new Uint8Array(await readFile(file));
/** Returns undefined if the copy does not exist or belongs to another user. */
const readCopy = (file: string) => readBytes(file).catch(() => undefined);

async function loadFile(file: string, path: string, all: ReadonlySet<string>): Promise<Encoded> {
  const present = Object.entries(copies).filter(([ending]) => all.has(file + ending));
  const compressed = await Promise.all(
    present.map(async ([ending, encoding]) => [encoding, await readCopy(file + ending)] as const),
  );
  const headers = {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': isHashed(path) ? aYear : aDay,
    ...(path === workerAddress && headersOfWorker),
  };
  return encoded(await readBytes(file), headers, Object.fromEntries(compressed));
}

/** Reads a folder of built files with their compressed copies, or the files among them that are included. */
export async function loadStaticFiles(
  folder: string,
  isIncluded: (path: string) => boolean = () => true,
): Promise<Map<string, Encoded>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = [...all].filter((file) => !isCopy(file) && !relative(folder, file).startsWith('.'));
  const paths = files
    .map((file) => [file, `/${relative(folder, file).split(sep).join('/')}`] as const)
    .filter(([, path]) => isIncluded(path));
  const loaded = paths.map(async ([file, path]) => [path, await loadFile(file, path, all)] as const);
  return new Map(await Promise.all(loaded));
}

/**
 * Compresses as much as possible the files that the build compressed quickly, and writes the copies next to them for
 * the next start. It works on one file at a time, because the site is serving guests.
 */
export async function compressRest(
  files: Map<string, Encoded>,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  for (const [path, answer] of files) {
    if (signal.aborted) return;
    if (!isHashed(path) || !answer.gzip || answer.br) continue;
    const file = `${join(folder, path)}.br`;
    // Another process of the site may have written the copy already.
    const known = await readCopy(file);
    const copy = known ?? (await smallest(answer.identity.body));
    files.set(path, withCopy(answer, 'br', copy));
    // If the folder is not writable, the next start compresses the file again.
    if (!known) await writeCachedFile(dirname(file), basename(file), copy).catch(() => undefined);
  }
}
