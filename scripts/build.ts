import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fingerprintFile, fingerprintOf } from './sources.mjs';
import { reasonOf } from './reasonOf.ts';

// Its bundler would take a third more memory, and time to get it, in large pages; it reads this as it is loaded.
process.env['MIMALLOC_ALLOW_THP'] ??= '0';
const [{ build }, { precompressed }] = await Promise.all([import('vite'), import('./vite/precompressed.ts')]);

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, fingerprintFile);
const soon = process.argv.includes('--soon');
const common = { root, logLevel: 'warn' } as const;

const fingerprint = fingerprintOf(root);
await rm(file, { force: true });
try {
  // What browsers get, and what the server draws pages with.
  await Promise.all([
    build({ ...common, plugins: [precompressed({ soon })] }),
    build({ ...common, build: { ssr: true } }),
  ]);
} catch (error) {
  console.error(reasonOf(error, process.stderr));
  process.exit(1);
}
await writeFile(file, fingerprint);
console.log('The site is built.');
