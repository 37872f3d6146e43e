import { resolve } from 'node:path';
import about from '../../package.json' with { type: 'json' };
import { packAgain, packSite } from '../../scripts/release/packSite.ts';

const root = resolve(import.meta.dirname, '../..');

interface Packed {
  version: string;
  file: string;
}

/** Packs the site, and the same files as the next version, to which a trial site is upgraded. */
export function packVersions(folder: string): { current: Packed; next: Packed } {
  const current = { version: about.version, file: packSite(root, folder) };
  const version = current.version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  return { current, next: { version, file: packAgain(current.file, version, folder) } };
}
