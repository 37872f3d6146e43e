import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressRest, loadStaticFiles } from '../assets/staticFiles.ts';
import type { Build, EntryServer } from './build.ts';
import { getFiles, type Manifest } from './manifest.ts';

/** There is no build to serve. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

/** Tells builds apart, and nothing of what they are made of. */
const lengthOfVersion = 12;

/** The version of the build. */
async function requireBuild(dist: string): Promise<string> {
  try {
    return (await readFile(join(dist, '.fingerprint'), 'utf8')).slice(0, lengthOfVersion);
  } catch (error) {
    throw new NotBuilt(
      `The site is not built: ${dist} is missing, or not whole. Build it with "npm run build"; "npm start" does so by itself.`,
      { cause: error },
    );
  }
}

/**
 * The site as `npm run build` left it under `root`.
 * @throws {NotBuilt} when it did not, or not to the end
 */
export async function finishedBuild(root: string): Promise<Build> {
  const dist = join(root, 'dist');
  const version = await requireBuild(dist);
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as EntryServer;
  const client = join(dist, 'client');
  const statics = await loadStaticFiles(client);
  return {
    version,
    load: () => Promise.resolve(entry),
    template: () => Promise.resolve(template),
    getFiles: (file, language) => getFiles(manifest, file, language),
    finish: (_, html) => Promise.resolve(html),
    statics,
    compressRest: (signal) => compressRest(statics, client, signal),
    live: false,
  };
}
