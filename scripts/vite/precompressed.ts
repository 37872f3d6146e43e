import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const getsSmaller = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

async function compressFile(file: string, isLeft: boolean) {
  const bytes = await readFile(file);
  await Promise.all([
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    isLeft || brotli(bytes).then((small) => writeFile(`${file}.br`, small)),
  ]);
}

/**
 * Puts compressed copies beside each built file that gets smaller by it: as small as it gets too, which takes a quarter of
 * the build, unless it is to be there `soon`. The site makes those then while it serves (server/site/assets/staticFiles.ts), of
 * files whose names tell their content: an older process may be serving what was built before.
 */
export const precompressed = ({ soon }: { soon: boolean }): Plugin => {
  let [folder, assetsDir] = ['', ''];
  return {
    name: 'precompressed',
    apply: (config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
      assetsDir = build.assetsDir;
    },
    // Not when the bundle closes, which it does after a failure too: that would hide it.
    async writeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && getsSmaller.test(entry.name));
      const assets = join(folder, assetsDir);
      await Promise.all(
        files.map(({ parentPath, name }) =>
          compressFile(join(parentPath, name), soon && parentPath === assets),
        ),
      );
    },
  };
};
