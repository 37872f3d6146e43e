import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function pack(cwd: string, destination: string, ...options: string[]): string {
  const args = ['pack', '--silent', '--pack-destination', destination, ...options];
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 2] });
  const { name, version } = readManifest(cwd);
  return join(destination, `${name}-${version}.tgz`);
}

/** Builds the site, packs it into an existing folder, and returns the path of the file. */
export const packSite = (root: string, destination: string): string => pack(root, destination);

/** Packs the contents of a package file with another version into an existing folder, and returns the path of the file. */
export function packAgain(file: string, version: string, destination: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'estadia-pack-'));
  try {
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    const copy = join(folder, 'package');
    writeFileSync(
      join(copy, 'package.json'),
      JSON.stringify({ ...readManifest(copy), version }, undefined, 2),
    );
    return pack(copy, destination, '--ignore-scripts');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
