import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { fingerprintFile, fingerprintOf } from './sources.mjs';

const root = resolve(import.meta.dirname, '..');
const fingerprint = fingerprintOf(root);

await rm(resolve(root, fingerprintFile), { force: true });
await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: true } });
await writeFile(resolve(root, fingerprintFile), fingerprint);
console.log('The site is built.');
