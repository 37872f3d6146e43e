import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hostSettingsFile, packageRoot } from '../../config/index.ts';
import { CommandRefused } from '../../host/index.ts';

const ignored = ['node_modules/', 'data/', '.env', ''].join('\n');

/** Returns a package name for the folder of a site. */
const getPackageName = (folder: string) =>
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'site';

const getManifest = (folder: string) => ({
  name: getPackageName(folder),
  private: true,
  scripts: { start: 'estadia start', host: 'estadia' },
});

/**
 * Creates the folder of a site, unless it is an empty folder already.
 * @throws {CommandRefused} if it contains anything, or cannot be created
 */
async function openEmptyFolder(folder: string): Promise<void> {
  const names = await mkdir(folder, { recursive: true })
    .then(() => readdir(folder))
    .catch((error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'a file has that name' : error.message;
      throw new CommandRefused(`${folder} cannot be created: ${why}. Choose another folder.`, {
        cause: error,
      });
    });
  if (names.length > 0) {
    throw new CommandRefused(
      `${folder} is not empty. Choose a folder that is empty or does not exist. Nothing was changed.`,
    );
  }
}

/** Writes the files of a new site into an empty folder. */
export async function writeSite(folder: string): Promise<void> {
  // Another user may run the site.
  process.umask(0o022);
  await openEmptyFolder(folder);
  await mkdir(join(folder, 'content'));
  await copyFile(join(packageRoot, 'content/README.md'), join(folder, 'content/README.md'));
  await writeFile(join(folder, '.gitignore'), ignored);
  // It will contain passwords.
  await writeFile(join(folder, '.env'), hostSettingsFile(), { mode: 0o600 });
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(getManifest(folder), undefined, 2)}\n`);
}
