import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const getsSmaller = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Writes compressed copies of a file next to it; `withoutBrotli` omits the one that takes long. */
export async function compressFile(file: string, withoutBrotli = false): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all([
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    withoutBrotli || brotli(bytes).then((small) => writeFile(`${file}.br`, small)),
  ]);
}

/**
 * Writes compressed copies of the built files next to them. With `soon`, hashed files get no Brotli copy, which takes a
 * quarter of the build; the server then creates these copies while it runs (server/site/assets/staticFiles.ts). All
 * other files always get one, because an older server process may still serve files of the previous build under the
 * same names.
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
    // Not in `closeBundle`, which also runs after a failure and would hide it.
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
