import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packPackage } from './release/packPackage.ts';
import { findReleaseErrors, listPackages } from './release/releaseErrors.ts';

const usage = `Usage:
  npm run release -- --dry-run    checks that version, changelog and packages agree, and prints the publishing commands
  npm run release -- --pack DIR   makes the same checks, and writes the package files to DIR`;

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
for (const error of errors) console.error(error);
if (errors.length > 0) process.exit(1);

const packages = listPackages(root);
const { version } = packages[0]!;
const getFile = ({ name }: { name: string }) => `${name}-${version}.tgz`;

if (pack === undefined) {
  console.log(
    [
      `Version, changelog and packages agree on ${version}. To publish it:`,
      '  npm run release -- --pack release',
      ...packages.map((released) => `  npm publish --access public release/${getFile(released)}`),
      `  git tag v${version} && git push origin v${version}`,
    ].join('\n'),
  );
} else {
  const folder = resolve(process.env['INIT_CWD'] ?? '.', pack);
  mkdirSync(folder, { recursive: true });
  for (const released of packages) {
    if (released.folder === '.') {
      const args = ['pack', '--silent', '--pack-destination', folder];
      execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 2] });
      console.log(join(folder, getFile(released)));
    } else {
      console.log(await packPackage(basename(released.folder), folder));
    }
  }
}
