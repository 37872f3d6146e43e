import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

interface Packed {
  version: string;
  file: string;
}

interface Manifest {
  version: string;
}

/** Packs the site, and the same files as the next version, to which a trial site is upgraded. */
export function packVersions(folder: string): { current: Packed; next: Packed } {
  const pack = (cwd: string, ...options: string[]) => {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, ...options], {
      cwd,
      stdio: ['ignore', 'pipe', 2],
    });
    const { version } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as Manifest;
    return { version, file: join(folder, `estadia-${version}.tgz`) };
  };
  const current = pack(root);
  execFileSync('tar', ['-xzf', current.file, '-C', folder]);
  const copy = join(folder, 'package');
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as Manifest;
  const version = current.version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...manifest, version }));
  return { current, next: pack(copy, '--ignore-scripts') };
}
