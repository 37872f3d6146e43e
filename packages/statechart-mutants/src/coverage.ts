import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vitest/config';
import { createVitest } from 'vitest/node';
import type { Area, MutantsConfig } from './config.ts';
import type { Edit } from './edits.ts';
import { coverageVariable, type FileCoverage } from './coverageFiles.ts';
import { edited, getFiles } from './mutants.ts';
import { findBodies } from './syntaxTree.ts';

/** Returns the path of a module of this folder, which is TypeScript here and JavaScript in the published package. */
export const getModulePath = (name: string): string =>
  fileURLToPath(new URL(`${name}${extname(import.meta.url)}`, import.meta.url));

/** Inserts a recording call into each function of a source text. */
export function insertRecording(file: string, code: string): string {
  const record = (body: number) => `globalThis.recordMutantCoverage?.(${JSON.stringify(`${file}#${body}`)})`;
  const edits = findBodies(parseSync(file, code).program).flatMap(({ start, end }, index): Edit[] =>
    code[start] === '{'
      ? [{ start: start + 1, end: start + 1, text: `${record(index + 1)};` }]
      : [
          { start, end: start, text: `(${record(index + 1)}, ` },
          { start: end, end, text: ')' },
        ],
  );
  // Edits are applied from the end of the file, so positions stay valid; for nested functions, the inner one first.
  const sortedEdits = edits.toReversed().toSorted((a, b) => b.start - a.start);
  return `${record(0)};${sortedEdits.reduce(edited, code)}`;
}

function recordCoverage(root: string, files: ReadonlySet<string>): Plugin {
  return {
    name: 'statechart-mutants:coverage',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      return files.has(file) ? { code: insertRecording(file, code), map: null } : undefined;
    },
  };
}

interface Recording {
  root: string;
  areas: readonly Area[];
  config: Pick<MutantsConfig, 'ignoredTests' | 'projects'>;
  /** An empty folder for intermediate files. */
  folder: string;
}

/**
 * Runs the tests of some areas without a mutation.
 *
 * @returns the functions that each test runs; undefined if a test fails
 */
export async function measureCoverage({
  root,
  areas,
  config,
  folder,
}: Recording): Promise<FileCoverage[] | undefined> {
  mkdirSync(folder, { recursive: true });
  process.env[coverageVariable] = folder;
  // As the command of Vitest does: Vite would set another value.
  process.env['NODE_ENV'] ??= 'test';
  const files = new Set(areas.flatMap((area) => getFiles(area, root)));
  const vitest = await createVitest(
    'test',
    // The cache would return modules without recording code.
    { root, project: [...(config.projects ?? [])], watch: false, fsModuleCache: false },
    { plugins: [recordCoverage(root, files)] },
  );
  try {
    for (const project of vitest.projects)
      project.config.setupFiles.unshift(getModulePath('./coverageSetup'));
    const folders = areas.some(({ tests }) => tests === undefined)
      ? []
      : [...new Set(areas.flatMap(({ tests = [] }) => tests))].map((name) => `${name}/`);
    const { testModules, unhandledErrors } = await vitest.start(folders);
    if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) return undefined;
  } finally {
    await vitest.close();
  }
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as FileCoverage)
    .filter(({ file }) => !config.ignoredTests?.includes(file));
}
