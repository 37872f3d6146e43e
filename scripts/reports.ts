import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How a run of tests ended. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Each test that failed, by its file and name, with the first line of why. */
  failures: readonly string[];
}

/** What Vitest's JSON reporter leaves. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: readonly {
    /** The path of the file. */
    name: string;
    status: 'passed' | 'failed';
    /** Why the file could not be run, if so. */
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
    tests: readonly { results: readonly { error?: { message?: string } }[] }[];
  }[];
}

/** What Playwright's JSON reporter leaves. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly { message?: string }[];
  suites: readonly PlaywrightSuite[];
}

/** What is left of the planted mistakes. */
export interface MutantsReport {
  files: Record<string, { mutants: { status: 'Killed' | 'Ignored' | 'Survived' | 'NoCoverage' }[] }>;
}

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0]!;
const told = (file: string, name: string, why: string | undefined) => `${file} › ${name}: ${firstLine(why)}`;

/** @param root the folder by which files are named */
export function outcomeOfVitest(
  { numPassedTests, numFailedTests, success, testResults }: VitestReport,
  root: string,
): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map(({ fullName, failureMessages }) => told(file, fullName, failureMessages[0]));
  });
  return {
    passed: numPassedTests,
    // A file that could not be run has no failed test.
    failed: numFailedTests === 0 && !success ? 1 : numFailedTests,
    failures,
  };
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] {
  const mine = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []));
      return told(join('e2e', file), title, errors[0]?.message);
    });
  return [...mine, ...suites.flatMap(failedSpecs)];
}

export const outcomeOfPlaywright = ({ stats, errors, suites }: PlaywrightReport): Outcome => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  failures: [...errors.map(({ message }) => firstLine(message)), ...suites.flatMap(failedSpecs)],
});

export function outcomeOfMutants({ files }: MutantsReport): Outcome {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const passed = all.filter(({ status }) => status === 'Killed' || status === 'Ignored').length;
  return { passed, failed: all.length - passed, failures: [] };
}
