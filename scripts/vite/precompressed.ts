import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const getsSmaller = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

async function compressFile(file: string, isSoon: boolean) {
  const bytes = await readFile(file);
  await Promise.all([
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    isSoon || brotli(bytes).then((small) => writeFile(`${file}.br`, small)),
  ]);
}

/**
 * Puts compressed copies beside each built file that gets smaller by it: as small as it gets too, which takes a quarter of
 * the build, unless it is to be there `soon`. The site makes those then while it serves (server/site/assets/staticFiles.ts).
 */
export const precompressed = ({ soon }: { soon: boolean }): Plugin => {
  let folder = '';
  return {
    name: 'precompressed',
    apply: (config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    // Not when the bundle closes, which it does after a failure too: that would hide it.
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && getsSmaller.test(entry.name));
      await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name), soon)));
    },
  };
};
