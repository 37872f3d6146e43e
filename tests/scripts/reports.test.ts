import { expect, test } from 'vitest';
import { outcomeOfPlaywright, outcomeOfVitest } from '../../scripts/reports.ts';

const file = (
  name: string,
  status: 'passed' | 'failed' | 'skipped',
  failureMessages: readonly string[] = [],
) => ({
  name: `/site/tests/${name}`,
  status: status === 'failed' ? status : ('passed' as const),
  startTime: 1_000,
  endTime: 3_500,
  message: '',
  assertionResults: [{ fullName: 'a stay is held', status, failureMessages }],
});
const passes = file('a.test.ts', 'passed');

test('each failed test without a browser is listed with its file, name and first line of reason', () => {
  const fails = file('b.test.ts', 'failed', [
    '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at b.test.ts:3',
  ]);
  expect(
    outcomeOfVitest(
      { numPassedTests: 1, numFailedTests: 1, success: false, testResults: [passes, fails] },
      '/site',
    ),
  ).toEqual({
    passed: 1,
    failed: 1,
    failures: ['tests/b.test.ts › a stay is held: AssertionError: expected 1 to be 2'],
    skipped: [],
    files: [
      { file: 'tests/a.test.ts', seconds: 2.5 },
      { file: 'tests/b.test.ts', seconds: 2.5 },
    ],
  });
});

test('each test without a browser that was skipped everywhere is listed with its file and name', () => {
  const onOneDatabase = [file('b.test.ts', 'skipped'), file('b.test.ts', 'passed')];
  const testResults = [passes, ...onOneDatabase, file('c.test.ts', 'skipped')];
  expect(
    outcomeOfVitest({ numPassedTests: 2, numFailedTests: 0, success: true, testResults }, '/site'),
  ).toMatchObject({ passed: 2, failed: 0, failures: [], skipped: ['tests/c.test.ts › a stay is held'] });
});

test('a file that could not be run has failed', () => {
  const broken = {
    name: '/site/tests/c.test.ts',
    status: 'failed' as const,
    startTime: 1_000,
    endTime: 1_000,
    message: 'no such module',
    assertionResults: [],
  };
  expect(
    outcomeOfVitest(
      { numPassedTests: 1, numFailedTests: 0, success: false, testResults: [passes, broken] },
      '/site',
    ),
  ).toMatchObject({ passed: 1, failed: 1, failures: ['tests/c.test.ts: no such module'], skipped: [] });
});

test('each failed or skipped test in a browser is listed, however deep, and other failures too', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'skipped', message?: string) => ({
    title,
    file: 'journeys/code.spec.ts',
    ok: status !== 'unexpected',
    tests: [{ status, results: [{ duration: 1_500, ...(message !== undefined && { error: { message } }) }] }],
  });
  const onAPhone = [
    spec('a code ends', 'unexpected', 'TimeoutError: locator.fill\nCall log'),
    spec('a code is pasted', 'skipped'),
  ];
  const suites = [
    {
      title: 'code.spec.ts',
      specs: [spec('a code is mailed', 'expected')],
      suites: [{ title: 'on a phone', specs: onAPhone }],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 0 };
  expect(outcomeOfPlaywright({ stats, errors: [{ message: 'the site did not start' }], suites })).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'the site did not start',
      'e2e/journeys/code.spec.ts › a code ends: TimeoutError: locator.fill',
    ],
    skipped: ['e2e/journeys/code.spec.ts › a code is pasted'],
    files: [{ file: 'e2e/journeys/code.spec.ts', seconds: 4.5 }],
  });
});
