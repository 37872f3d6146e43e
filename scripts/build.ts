import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { fingerprintFile, fingerprintOf } from './sources.mjs';
import { reasonOf } from './reasonOf.ts';

const root = resolve(import.meta.dirname, '..');
const fingerprint = fingerprintOf(root);

await rm(resolve(root, fingerprintFile), { force: true });
try {
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: true } });
} catch (error) {
  console.error(reasonOf(error, process.stderr));
  process.exit(1);
}
await writeFile(resolve(root, fingerprintFile), fingerprint);
console.log('The site is built.');
