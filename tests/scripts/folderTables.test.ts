import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { getGraph } from '../../scripts/imports/getImports.ts';

/** Returns the rows of all tables of a Markdown file, by their cells. */
const readRows = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\|(?! *-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Returns the folders that the cells of rows name, such as `http/` or [`server/host`](…). */
const getFolders = (cells: readonly string[], pattern: RegExp) =>
  cells.flatMap((cell) => [...cell.matchAll(pattern)].map(([, folder]) => folder!));

/** Returns the names of the folders below a folder that contain source code of the repository. */
const listFolders = (parent: string) => {
  const files = globSync(join(parent, '*/**/*.{ts,tsx}'), {
    exclude: ['**/node_modules/**', 'dist/**', 'test-results/**'],
  });
  return [...new Set(files.map((file) => relative(parent, file).split(sep)[0]!))].toSorted();
};

/** Returns the folders of a README in the order of its table, each with its layer. */
function readLayers(folder: string): Map<string, number> {
  let layer = Number.NaN;
  const layers = new Map<string, number>();
  for (const [, number = '', cell = ''] of readRows(join(folder, 'README.md'))) {
    if (/^\d+$/.test(number)) layer = Number(number);
    for (const name of getFolders([cell], /`(\w+)\/`/g)) layers.set(name, layer);
  }
  return layers;
}

test.each(['server/host', 'src'])('the table of %s lists exactly its folders', (folder) => {
  const listed = readLayers(folder);
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  const named = getFolders([text], /\[`(\w+)\/`\]/g);
  expect([...new Set([...listed.keys(), ...named])].toSorted()).toEqual(listFolders(folder));
});

test('each folder of the host imports only from the lower layers of its table', () => {
  const layers = readLayers('server/host');
  const files = globSync('server/host/*/**/*.ts');
  const graph = getGraph(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  const getName = (file: string) => file.split('/')[2]!;
  const upward = [...graph].flatMap(([file, imported]) =>
    [...imported]
      .filter((to) => getName(to) !== getName(file))
      .filter((to) => layers.get(getName(to))! >= layers.get(getName(file))!)
      .map((to) => `${file} imports ${to}`),
  );
  expect(upward).toEqual([]);
});

test.each(['src', 'server', 'packages'])('docs/architecture.md lists exactly the folders of %s', (parent) => {
  const cells = readRows('docs/architecture.md').map(([, folder = '']) => folder);
  const listed = getFolders(cells, /`([\w-]+\/[\w-]+)`/g).filter((folder) => dirname(folder) === parent);
  expect(listed.toSorted()).toEqual(listFolders(parent).map((name) => `${parent}/${name}`));
});

test('README.md lists exactly the folders of the repository', () => {
  const listed = [...readFileSync('README.md', 'utf8').matchAll(/^(\w+)\/ +\w/gm)].map(([, name]) => name!);
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const folders = new Set(files.filter((file) => /^[^.].*\//.test(file)).map((file) => file.split('/')[0]!));
  expect(listed.toSorted()).toEqual([...folders].toSorted());
});
