import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFile, getFingerprint } from './sources.mjs';

// Plain JavaScript: what runs before anything is installed asks it too.

/**
 * Whether the site is built from the sources as they are.
 * @param {string} root
 */
export function isBuilt(root) {
  const file = join(root, fingerprintFile);
  return existsSync(file) && readFileSync(file, 'utf8') === getFingerprint(root);
}

/**
 * Whether built files have their smallest copies beside them, which the site makes of its own while it serves.
 * @param {string} root
 */
export function isCompressed(root) {
  const folder = join(root, 'dist/client/assets');
  if (!existsSync(folder)) return false;
  const names = new Set(readdirSync(folder));
  return [...names].every((name) => !name.endsWith('.gz') || names.has(name.replace(/gz$/, 'br')));
}
