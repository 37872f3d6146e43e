import { expect, test } from 'vitest';
import { outcomeOfPlaywright, outcomeOfVitest } from '../../scripts/reports.ts';

const file = (name: string, failureMessages: readonly string[]) => ({
  name: `/site/tests/${name}`,
  status: failureMessages.length > 0 ? ('failed' as const) : ('passed' as const),
  message: '',
  assertionResults: [
    { fullName: 'a stay is held', status: failureMessages.length > 0 ? 'failed' : 'passed', failureMessages },
  ],
});
const passes = file('a.test.ts', []);

test('of tests without a browser, each that failed is told by its file, its name and the beginning of why', () => {
  const fails = file('b.test.ts', [
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
  });
});

test('a file that could not be run has failed', () => {
  const broken = {
    name: '/site/tests/c.test.ts',
    status: 'failed' as const,
    message: 'no such module',
    assertionResults: [],
  };
  expect(
    outcomeOfVitest(
      { numPassedTests: 1, numFailedTests: 0, success: false, testResults: [passes, broken] },
      '/site',
    ),
  ).toEqual({ passed: 1, failed: 1, failures: ['tests/c.test.ts: no such module'] });
});

test('of tests in a browser, each that failed is told, however deep, and what failed besides them', () => {
  const spec = (title: string, message?: string) => ({
    title,
    file: 'journeys/code.spec.ts',
    ok: message === undefined,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  });
  const suites = [
    {
      title: 'code.spec.ts',
      specs: [spec('a code is mailed')],
      suites: [{ title: 'on a phone', specs: [spec('a code ends', 'TimeoutError: locator.fill\nCall log')] }],
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
  });
});
