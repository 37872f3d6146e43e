import { describe, expect, test } from 'vitest';
import { findCycles } from '../../scripts/imports/cycles.ts';
import { findFolderCycles } from '../../scripts/imports/folders.ts';
import { getGraph } from '../../scripts/imports/getImports.ts';
import { getSizes } from '../../scripts/imports/sizes.ts';

const filesWith = (imports: Readonly<Record<string, string>>) => getGraph(new Map(Object.entries(imports)));

describe('files that import each other', () => {
  test('import cycles are found with every kind of import, types included', () => {
    const graph = filesWith({
      'src/a.ts': "import { b } from './b.ts'; import { c } from './c.ts';",
      'src/b.ts': "export { c } from './c.ts';",
      'src/c.ts': "const later = () => import('./x/d.ts');",
      'src/x/d.ts': "import type { A } from '../a.ts';",
      'src/x/e.ts': "import { a } from '../a.ts';",
    });
    expect(findCycles(graph)).toEqual([
      ['src/a.ts', 'src/c.ts', 'src/x/d.ts'],
      ['src/b.ts', 'src/c.ts', 'src/x/d.ts', 'src/a.ts'],
    ]);
  });

  test('each import cycle is reported once, the shortest path first', () => {
    const graph = filesWith({
      'src/a.ts': "import { b } from './b.ts';",
      'src/b.ts': "import { c } from './c.ts';",
      'src/c.ts': "import { d } from './d.ts'; import { a } from './a.ts';",
      'src/d.ts': "import { c } from './c.ts';",
    });
    expect(findCycles(graph)).toEqual([
      ['src/c.ts', 'src/d.ts'],
      ['src/a.ts', 'src/b.ts', 'src/c.ts'],
    ]);
  });

  test('files that import the same file are no cycle', () => {
    const graph = filesWith({
      'src/a.ts': "import { b } from './b.ts'; import { c } from './c.ts'; import 'react';",
      'src/b.ts': "import { c } from './c.ts';",
      'src/c.ts': '',
    });
    expect(findCycles(graph)).toEqual([]);
  });
});

describe('folders that import each other are found', () => {
  const between = (...imports: [from: string, to: string][]) =>
    new Map(imports.map(([from, to]) => [from, new Set([to])]));

  test('side by side, however deep their files lie', () => {
    const files = between(['src/a/x/1.ts', 'src/b/2.ts'], ['src/b/y/3.ts', 'src/a/4.ts']);
    expect(findFolderCycles(files)).toEqual([
      'src/a → src/b → src/a: src/a/x/1.ts imports src/b/2.ts, src/b/y/3.ts imports src/a/4.ts. ' +
        'Move the shared code to a folder that both may import.',
    ]);
  });

  test('above and below each other', () => {
    const files = between(['src/a/1.ts', 'src/a/x/2.ts'], ['src/a/x/3.ts', 'src/a/4.ts']);
    expect(findFolderCycles(files)).toEqual([
      expect.stringMatching(/^src\/a\/\* → src\/a\/x → src\/a\/\*: /),
    ]);
  });

  test('import cycles are found across a third folder', () => {
    const files = between(
      ['src/a/1.ts', 'src/b/2.ts'],
      ['src/b/3.ts', 'src/c/4.ts'],
      ['src/c/5.ts', 'src/a/6.ts'],
    );
    expect(findFolderCycles(files)).toEqual([expect.stringMatching(/^src\/a → src\/b → src\/c → src\/a: /)]);
  });

  test('folders without a cycle are not reported', () => {
    const files = between(
      ['src/a/1.ts', 'src/a/2.ts'],
      ['src/a/2.ts', 'src/a/1.ts'],
      ['src/a/x/3.ts', 'src/a/y/4.ts'],
      ['src/b/5.ts', 'src/a/x/3.ts'],
      ['server/1.ts', 'src/a/1.ts'],
      ['server/x/2.ts', 'src/b/5.ts'],
    );
    expect(findFolderCycles(files)).toEqual([]);
  });
});

test('the median and the 90th percentile of the lines per file are those of all files', () => {
  const lines = (count: number) => 'x\n'.repeat(count);
  expect(getSizes([3, 1, 2, 10, 5, 4, 8, 7, 9, 6].map(lines))).toEqual({ median: 5, p90: 9 });
  expect(getSizes(['x\n', 'x', 'x\ny'])).toEqual({ median: 1, p90: 2 });
});
