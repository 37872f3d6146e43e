import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The files of a fresh clone for building and serving; properties may be anywhere. */
const folders = ['contract', 'locales', 'machines', 'public', 'scripts', 'server', 'src'];
const files = [
  '.nvmrc',
  'LICENSE',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

/**
 * The packages that npm installs where `NODE_ENV=production`, as links to those that are here: nothing is fetched,
 * and what only developers need cannot be found.
 */
export async function linkProductionPackages(folder: string): Promise<void> {
  const record = 'node_modules/.package-lock.json';
  const lock = JSON.parse(await readFile(join(root, record), 'utf8')) as Lock;
  const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  for (const [path] of kept) {
    // Links to other packages are included, and workspaces are folders of the clone.
    if (path.lastIndexOf('node_modules/') !== 0) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
  }
  await mkdir(join(folder, 'node_modules/.bin'));
  await symlink(process.execPath, join(folder, 'node_modules/.bin/node'));
  // A release is compiled with it.
  await symlink(join(root, 'node_modules/.bin/tsc'), join(folder, 'node_modules/.bin/tsc'));
  await writeFile(join(folder, record), JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }));
}

/** A fresh clone with those packages. */
export async function installForProduction(folder: string): Promise<void> {
  await Promise.all(
    [...folders, ...files].map((name) => cp(join(root, name), join(folder, name), { recursive: true })),
  );
  await linkProductionPackages(folder);
}
