import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';
import { areas } from './areas.ts';
import type { Edit } from './edits.ts';
import { edited, getFiles, root, type Mutant } from './mutants.ts';
import { findBodies } from './syntaxTree.ts';

/** The environment variable with the folder for the coverage of test files. */
export const coverageVariable = 'MUTANTS_REACH';

/** The environment variable with the files to record, one per line; all files of the areas if unset. */
export const mutatedFilesVariable = 'MUTANTS_PLANTED';

/** Returns the mutated files from the output of `--list`. */
export const filesListed = (list: string): string[] => [
  ...new Set(list.split('\n').flatMap((line) => /^[^:]+(?=:\d+ )/.exec(line) ?? [])),
];

/**
 * Tests that run on two databases and in several time zones run once: on the embedded database, in the local time zone.
 */
export const projects = ['!on PostgreSQL', '!in *'];

/** The functions that a test file runs, as `file#body`: outside of its tests, and in each of them. */
export interface Ran {
  file: string;
  outside: string[];
  tests: { name: string; ms: number; ran: string[] }[];
}

/** Inserts a recording call into each function of the mutated files. */
export function recordCoverage(): Plugin {
  const files = new Set(process.env[mutatedFilesVariable]?.split('\n') ?? areas.flatMap(getFiles));
  return {
    name: 'saying-what-runs',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id).replaceAll('\\', '/');
      if (!files.has(file)) return undefined;
      const record = (body: number) => `globalThis.placeRan?.(${JSON.stringify(`${file}#${body}`)})`;
      const edits = findBodies(parseSync(id, code).program).flatMap(({ start, end }, index): Edit[] =>
        code[start] === '{'
          ? [{ start: start + 1, end: start + 1, text: `${record(index + 1)};` }]
          : [
              { start, end: start, text: `(${record(index + 1)}, ` },
              { start: end, end, text: ')' },
            ],
      );
      // Edits are applied from the end of the file, so positions stay valid; for nested functions, the inner one first.
      const sortedEdits = edits.toReversed().toSorted((a, b) => b.start - a.start);
      return { code: `${record(0)};${sortedEdits.reduce(edited, code)}`, map: null };
    },
  };
}

/** Tests of one file; all of them if `names` is undefined. */
export interface Tests {
  file: string;
  names: string[] | undefined;
  ms: number;
}

/** Reads the recorded coverage of all test files. */
export const readCoverage = (folder: string): Ran[] =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Ran);

/** Tests that compare generated files: they detect that something changed, not that it is wrong. */
const drawn = /^tests\/machines\/(pages|accepted)\.test\.ts$/;

/** Returns the tests that run the function of a mutant, the fastest file first. */
export function testsThatSee({ file, body }: Pick<Mutant, 'file' | 'body'>, ran: readonly Ran[]): Tests[] {
  const place = `${file}#${body}`;
  return ran
    .flatMap(({ file: of, outside, tests }) => {
      const isWhole = outside.includes(place);
      const seeing = isWhole ? tests : tests.filter((test) => test.ran.includes(place));
      if (seeing.length === 0 || drawn.test(of)) return [];
      const ms = seeing.reduce((sum, test) => sum + test.ms, 0);
      return [{ file: of, names: isWhole ? undefined : seeing.map(({ name }) => name), ms }];
    })
    .toSorted((a, b) => a.ms - b.ms);
}
