import { expect, test } from 'vitest';
import { queryOfPage } from '../../contract/rules/datesAsked.ts';

test.each([
  ['/en', '?from=2027-05-03&to=2027-05-06', '?from=2027-05-03&to=2027-05-06'],
  ['/en', '?to=soon', '?to=soon'],
  ['/en', '?from=&to=', ''],
  ['/en', '?utm=from', ''],
  ['/xx', '?from=2027-05-03', ''],
  ['/en/casa', '?from=2027-05-03&to=2027-05-06', ''],
])('of %s%s the page is made for "%s"', (path, query, made) => {
  expect(queryOfPage(path, query)).toBe(made);
});
