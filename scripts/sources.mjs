import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript, because it runs before the installation.
const parts = [
  'src',
  'machines',
  'contract',
  'locales',
  'public',
  'scripts/vite',
  'LICENSE',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** @param {string} path @returns {string[]} */
function listFiles(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** Returns a fingerprint of all sources of the built site. */
export function getFingerprint(root = process.cwd()) {
  const hash = createHash('sha256');
  for (const file of parts.flatMap((part) => listFiles(join(root, part)))) {
    hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The file with the fingerprint of the built site. */
export const fingerprintFile = 'dist/.fingerprint';
