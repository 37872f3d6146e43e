import type { Mutant } from './mutants.ts';

/** The environment variable with the folder for the coverage of test files. */
export const coverageVariable = 'MUTANTS_COVERAGE';

/** The functions that a test file runs, as `file#body`: outside of its tests, and in each of them. */
export interface FileCoverage {
  file: string;
  outside: string[];
  tests: { name: string; ms: number; ran: string[] }[];
}

/** Tests of one file; all of them if `names` is undefined. */
export interface Tests {
  file: string;
  names: string[] | undefined;
  ms: number;
}

/** Returns the tests that run the function of a mutant, the fastest file first. */
export function selectTests(
  { file, body }: Pick<Mutant, 'file' | 'body'>,
  coverage: readonly FileCoverage[],
): Tests[] {
  const place = `${file}#${body}`;
  return coverage
    .flatMap(({ file: testFile, outside, tests }) => {
      const isWhole = outside.includes(place);
      const selected = isWhole ? tests : tests.filter((test) => test.ran.includes(place));
      if (selected.length === 0) return [];
      const ms = selected.reduce((sum, test) => sum + test.ms, 0);
      return [{ file: testFile, names: isWhole ? undefined : selected.map(({ name }) => name), ms }];
    })
    .toSorted((a, b) => a.ms - b.ms);
}
