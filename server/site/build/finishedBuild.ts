import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressRest, loadStaticFiles } from '../assets/staticFiles.ts';
import type { Build, EntryServer } from './build.ts';
import { getDashboardFiles, getFiles, type Manifest } from './manifest.ts';

/** No finished build exists. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

/** The length of a version in characters, enough to distinguish builds. */
const lengthOfVersion = 12;

/** Returns the version of the build. */
async function requireBuild(dist: string): Promise<string> {
  try {
    return (await readFile(join(dist, '.fingerprint'), 'utf8')).slice(0, lengthOfVersion);
  } catch (error) {
    throw new NotBuilt(
      `The site is not built: ${dist} is missing or incomplete. Build it with "npm run build", or use "npm start", which also builds it.`,
      { cause: error },
    );
  }
}

const readManifest = async (dist: string, part: 'client' | 'dashboard') =>
  JSON.parse(await readFile(join(dist, part, '.vite/manifest.json'), 'utf8')) as Manifest;

/**
 * Loads the site that `npm run build` created under `root`.
 * @throws {NotBuilt} when the build is missing or incomplete
 */
export async function finishedBuild(root: string): Promise<Build> {
  const dist = join(root, 'dist');
  const version = await requireBuild(dist);
  const [manifest, dashboardManifest] = await Promise.all([
    readManifest(dist, 'client'),
    readManifest(dist, 'dashboard'),
  ]);
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as EntryServer;
  const client = join(dist, 'client');
  const dashboard = join(dist, 'dashboard');
  const [statics, dashboardStatics] = await Promise.all([
    loadStaticFiles(client),
    loadStaticFiles(dashboard),
  ]);
  return {
    version,
    load: () => Promise.resolve(entry),
    template: () => Promise.resolve(template),
    getFiles: (file, language) => getFiles(manifest, file, language),
    finish: (_, html) => Promise.resolve(html),
    statics,
    dashboard: {
      getFiles: (language, path) => getDashboardFiles(dashboardManifest, language, path),
      statics: dashboardStatics,
    },
    client,
    compressRest: async (signal) => {
      await compressRest(statics, client, signal);
      await compressRest(dashboardStatics, dashboard, signal);
    },
    live: false,
  };
}
