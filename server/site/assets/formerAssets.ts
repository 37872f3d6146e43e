import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { loadStaticFiles, noStaticFiles, type StaticFiles } from './staticFiles.ts';

const getFolder = (dataDir: string) => join(dataDir, 'assets');

/** Returns the versions of the stored builds without the current one, the latest first. */
async function listFormer(folder: string, version: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const versions = names.filter((name) => /^[\da-f]{12}$/.test(name) && name !== version);
  const times = new Map<string, number>();
  for (const name of versions) times.set(name, (await stat(join(folder, name))).mtimeMs);
  return versions.toSorted((a, b) => times.get(b)! - times.get(a)!);
}

/**
 * Loads the hashed files of the build that this data folder was used with before: during an update, open pages and
 * machines with the former build still refer to them.
 */
export async function loadFormerAssets(dataDir: string, version: string): Promise<StaticFiles> {
  const folder = getFolder(dataDir);
  const [former] = await listFormer(folder, version);
  return former === undefined ? noStaticFiles : loadStaticFiles(join(folder, former));
}

interface StoredBuild {
  dataDir: string;
  version: string;
  /** The folder of the built files for browsers. */
  client: string;
}

/**
 * Stores the hashed files of the current build for the next one, which replaces them on the disk, and deletes those of
 * all builds before the former one.
 */
export async function storeAssets({ dataDir, version, client }: StoredBuild): Promise<void> {
  const folder = getFolder(dataDir);
  const own = join(folder, version);
  await mkdir(folder, { recursive: true });
  const now = new Date();
  const isStored = await utimes(own, now, now).then(
    () => true,
    () => false,
  );
  if (!isStored) {
    const draft = `${own}.${randomUUID()}`;
    const mode = constants.COPYFILE_FICLONE;
    try {
      await cp(join(client, 'assets'), join(draft, 'assets'), { recursive: true, mode });
      // Fails if another process of the site has stored the same build.
      await rename(draft, own).catch(() => access(own));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  const [, ...older] = await listFormer(folder, version);
  for (const name of older) await rm(join(folder, name), { recursive: true, force: true });
}
