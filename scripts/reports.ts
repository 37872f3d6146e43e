import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of a test run. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Each failed test: file, name, and the first line of the error. */
  failures: readonly string[];
  /** Each test that was skipped in every project: file and name. */
  skipped: readonly string[];
  /** The time that each file took, with the loading of its modules. */
  files: readonly { file: string; seconds: number }[];
}

/** The used part of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: readonly {
    /** The path of the file. */
    name: string;
    status: 'passed' | 'failed';
    /** Milliseconds since 1970. */
    startTime: number;
    endTime: number;
    /** The error of a file that could not run. */
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    ok: boolean;
    tests: readonly {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: readonly { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly { message?: string }[];
  suites: readonly PlaywrightSuite[];
}

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0]!;
const named = (file: string, name: string) => `${file} › ${name}`;
const formatFailure = (file: string, name: string, why: string | undefined) =>
  `${named(file, name)}: ${firstLine(why)}`;

/** @param root the folder that file names are relative to */
export function outcomeOfVitest(
  { numPassedTests, numFailedTests, success, testResults }: VitestReport,
  root: string,
): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages }) => formatFailure(file, fullName, failureMessages[0]));
  });
  const getNames = (isSkipped: boolean) =>
    new Set(
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => (status === 'skipped') === isSkipped)
          .map(({ fullName }) => named(relative(root, name), fullName)),
      ),
    );
  return {
    passed: numPassedTests,
    // A file that could not run has no failed tests.
    failed: numFailedTests === 0 && !success ? 1 : numFailedTests,
    failures,
    // A test counts as skipped only if every project skips it.
    skipped: [...getNames(true).difference(getNames(false))],
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const sum = (results: readonly { duration: number }[]) =>
  results.reduce((total, { duration }) => total + duration, 0);

const getSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(getSpecs),
];

export function outcomeOfPlaywright({ stats, errors, suites }: PlaywrightReport): Outcome {
  const specs = suites.flatMap(getSpecs);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const reasons = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
      return formatFailure(join('e2e', file), title, reasons[0]?.message);
    });
  const skipped = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...errors.map(({ message }) => firstLine(message)), ...failures],
    skipped: skipped.map(({ file, title }) => named(join('e2e', file), title)),
    files: [...Map.groupBy(specs, ({ file }) => file)].map(([file, own]) => ({
      file: join('e2e', file),
      seconds: sum(own.flatMap(({ tests }) => tests.flatMap(({ results }) => results))) / 1000,
    })),
  };
}
