import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeDeadline } from '../../src/kit/deadlines.tsx';
import { useHeldBeforeCode, useHeldUntil } from '../../src/kit/deadlines.tsx';
import { InEnglish } from './support/inLanguage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-05-03T10:00:00'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const toInstant = (localTime: string) => new Date(localTime).toISOString();

const getText = (localTime: string) =>
  renderHook(() => useHeldUntil({ deadline: toInstant(localTime) }), { wrapper: InEnglish }).result.current;

const getCodeText = (localTime: string) =>
  render(<CodeDeadline expiresAt={toInstant(localTime)} />, { wrapper: InEnglish }).container.textContent;

test('a hold that ends today shows the time of day', () => {
  expect(getText('2027-05-03T10:15:00')).toBe('Your dates are held until 10:15.');
});

test('a hold that ends on another day shows the date as well', () => {
  expect(getText('2027-05-06T00:00:00')).toBe('Your dates are held until 6 May 2027, 00:00.');
});

test.each([
  ['2027-05-03T23:49:00', '2027-05-03T23:59:00', 'Enter the code by 23:59.'],
  ['2027-05-03T23:50:00', '2027-05-04T00:00:00', 'Enter the code by 4 May 2027, 00:00.'],
  ['2028-02-28T23:55:00', '2028-02-29T00:05:00', 'Enter the code by 29 February 2028, 00:05.'],
  ['2027-12-31T23:55:00', '2028-01-01T00:05:00', 'Enter the code by 1 January 2028, 00:05.'],
])('at %s, a code that expires at %s names the day after midnight', (now, expiresAt, expected) => {
  vi.setSystemTime(new Date(now));
  expect(getCodeText(expiresAt)).toBe(expected);
});

test('a code that has expired has no deadline any more', () => {
  expect(getCodeText('2027-05-03T09:59:00')).toBe('');
});

test('before the code, the nights are held until after midnight, with the day', () => {
  vi.setSystemTime(new Date('2027-05-03T23:50:00'));
  const { result } = renderHook(() => useHeldBeforeCode({ deadline: toInstant('2027-05-04T00:05:00') }), {
    wrapper: InEnglish,
  });
  expect(result.current).toBe('Your dates are held until 4 May 2027, 00:05.');
});
