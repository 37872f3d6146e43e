import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';
import { areas } from './areas.ts';
import type { Edit } from './edits.ts';
import { edited, getFiles, root, type Mutant } from './mutants.ts';
import { findBodies } from './tree.ts';

/** The environment variable that names the folder where files of tests write what they ran. */
export const coverageVariable = 'MUTANTS_REACH';

/** The environment variable that names the files, one a line, of which alone is asked what of them ran. */
export const mutatedFilesVariable = 'MUTANTS_PLANTED';

/** The files in which mistakes are planted, as `--list` tells them. */
export const filesListed = (list: string): string[] => [
  ...new Set(list.split('\n').flatMap((line) => /^[^:]+(?=:\d+ )/.exec(line) ?? [])),
];

/** What is tested on two databases and in several time zones is tried once: on the database that is there at once, here. */
export const projects = ['!on PostgreSQL', '!in *'];

/** What one file of tests ran, as `file#body`: before and between its tests, and in each of them. */
export interface Ran {
  file: string;
  outside: string[];
  tests: { name: string; ms: number; ran: string[] }[];
}

/** Has each function of the parts that are broken say that it ran. */
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
      // From the end to the beginning, so that places stay where they are; of those that meet, inner ones first.
      const sortedEdits = edits.toReversed().toSorted((a, b) => b.start - a.start);
      return { code: `${record(0)};${sortedEdits.reduce(edited, code)}`, map: null };
    },
  };
}

/** Tests of one file; all of them where no names are given. */
export interface Tests {
  file: string;
  names: string[] | undefined;
  ms: number;
}

/** What files of tests have written. */
export const readCoverage = (folder: string): Ran[] =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Ran);

/** Tests that compare with what was drawn from the machines: they notice a change, not that it is wrong. */
const drawn = /^tests\/machines\/(pages|accepted)\.test\.ts$/;

/** The tests that come by the place of a mutant, the quickest file first. */
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
