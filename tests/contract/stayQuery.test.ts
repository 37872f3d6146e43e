import { expect, test } from 'vitest';
import { queryOfPage } from '../../contract/rules/requestedDates.ts';

test.each([
  ['/en', '?from=2027-05-03&to=2027-05-06', '?from=2027-05-03&to=2027-05-06'],
  ['/en', '?to=soon', '?to=soon'],
  ['/en', '?from=&to=', ''],
  ['/en', '?utm=from', ''],
  [
    '/en',
    '?utm=a&guests=3&to=2027-05-06&from=2027-05-03&babies=1',
    '?from=2027-05-03&to=2027-05-06&guests=3&babies=1',
  ],
  ['/en', `?from=2027-05-03${'0'.repeat(8_000)}&to=2027-05-06`, '?from=-&to=2027-05-06'],
  [
    '/en',
    `?from=2027-05-03&to=2027-05-06&guests=${'1'.repeat(4)}`,
    '?from=2027-05-03&to=2027-05-06&guests=-',
  ],
  ['/xx', '?from=2027-05-03', ''],
  ['/en/casa', '?from=2027-05-03&to=2027-05-06', ''],
])('the query %s%s becomes the page for "%s"', (path, query, made) => {
  expect(queryOfPage(path, query)).toBe(made);
});
