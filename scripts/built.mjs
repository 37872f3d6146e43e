import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFile, getFingerprint } from './sources.mjs';

// Plain JavaScript, because scripts that run before the installation import it.

/**
 * Returns whether the build matches the current sources.
 * @param {string} root
 */
export function isBuilt(root) {
  const file = join(root, fingerprintFile);
  return existsSync(file) && readFileSync(file, 'utf8') === getFingerprint(root);
}

/**
 * Returns whether the built files have compressed copies; without them, the site compresses its files while it serves.
 * @param {string} root
 */
export function isCompressed(root) {
  const folder = join(root, 'dist/client/assets');
  if (!existsSync(folder)) return false;
  const names = new Set(readdirSync(folder));
  return [...names].every((name) => !name.endsWith('.gz') || names.has(name.replace(/gz$/, 'br')));
}
