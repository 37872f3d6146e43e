import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { importsOf } from '../../scripts/imports/importsOf.ts';
import { builtSite } from '../site/support/builtSite.ts';

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What `npm run dev` alone opens. */
const forDevelopers = 'server/site/build/liveBuild.ts';

/** The packages that these files import when they run, and those that they import on. */
function importedFrom(files: readonly string[]): Set<string> {
  const [packages, seen] = [new Set<string>(), new Set<string>([forDevelopers])];
  const follow = (file: string) => {
    if (seen.has(file) || !/\.(tsx?|m?js)$/.test(file)) return;
    seen.add(file);
    for (const { to, isPackage, typesOnly } of importsOf(file, readFileSync(file, 'utf8'))) {
      if (typesOnly || to.startsWith('node:')) continue;
      if (isPackage) packages.add(packageOf(to));
      else follow(to);
    }
  };
  for (const file of files) follow(file);
  return packages;
}

await builtSite();
const byServer = importedFrom([
  'server/main.ts',
  'server/cli.ts',
  'scripts/database-template.ts',
  ...globSync('dist/server/**/*.js'),
]);
const byBuild = importedFrom([
  'scripts/build.ts',
  'vite.config.ts',
  'src/entry-client.tsx',
  'src/entry-server.tsx',
]);
for (const [, face] of readFileSync('src/theme/base.css.ts', 'utf8').matchAll(
  /url\("\/node_modules\/([^"]+)"\)/g,
)) {
  byBuild.add(packageOf(face!));
}

const named = Object.keys(about.dependencies);

test('what the server imports, as it is written and as it is built, is named among the dependencies', () => {
  expect([...byServer].filter((name) => !named.includes(name))).toEqual([]);
  expect(byServer).toContain('react');
});

test('what the build imports is named among the dependencies', () => {
  expect([...byBuild].filter((name) => !named.includes(name))).toEqual([]);
});

test('the dependencies name nothing that neither the server nor the build imports', () => {
  // The Node that everything runs on.
  const unused = named.filter((name) => !byServer.has(name) && !byBuild.has(name));
  expect(unused).toEqual(['node']);
});

test('CONTRIBUTING tells which of them only the build needs', () => {
  const told = /for the build alone:([^]*?)\n\n/.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? '';
  const names = [...told.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(names).toEqual([...byBuild].filter((name) => !byServer.has(name)).toSorted());
});
