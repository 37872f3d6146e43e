import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getDevelopmentVersion, readCommit } from './release/developmentVersion.ts';
import { packPackage } from './release/packPackage.ts';
import { packAgain, packSite } from './release/packSite.ts';
import { findReleaseErrors, listPackages } from './release/releaseErrors.ts';

const usage = `Usage:
  npm run release -- --dry-run    checks that version, changelog and packages agree, and prints the publishing commands
  npm run release -- --pack DIR   writes the package file of the site to DIR: as a development version, or, if these
                                  checks pass, as the release, together with the other packages`;

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    pack: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const { 'dry-run': isDryRun = false, pack, help = false } = values;
if (help || isDryRun === (pack !== undefined)) {
  console.log(usage);
  process.exit(help ? 0 : 2);
}

const errors = findReleaseErrors(root);
const packages = listPackages(root);
const { version } = packages[0]!;

/** Checks that the release can be published, and prints how. */
function showPublishing(): void {
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exit(1);
  console.log(
    [
      `Version, changelog and packages agree on ${version}. To publish it:`,
      '  npm run release -- --pack release',
      ...packages.map(({ name }) => `  npm publish --access public release/${name}-${version}.tgz`),
      `  git tag v${version} && git push origin v${version}`,
    ].join('\n'),
  );
}

async function packRelease(folder: string): Promise<void> {
  for (const released of packages) {
    const isSite = released.folder === '.';
    console.log(isSite ? packSite(root, folder) : await packPackage(basename(released.folder), folder));
  }
}

function packDevelopmentVersion(folder: string): void {
  const temporary = mkdtempSync(join(tmpdir(), 'estadia-pack-'));
  try {
    const file = packSite(root, temporary);
    console.log(packAgain(file, getDevelopmentVersion(version, readCommit(root)), folder));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

if (pack === undefined) {
  showPublishing();
} else {
  const folder = resolve(process.env['INIT_CWD'] ?? '.', pack);
  mkdirSync(folder, { recursive: true });
  if (errors.length === 0) await packRelease(folder);
  else packDevelopmentVersion(folder);
}
