import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldUntil } from '../../src/views/shared/useHeldUntil.ts';
import { InEnglish } from './support/inLanguage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-05-03T10:00:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const getText = (localTime: string) =>
  renderHook(() => useHeldUntil({ deadline: new Date(localTime).toISOString() }), { wrapper: InEnglish })
    .result.current;

test('a hold that ends today shows the time of day', () => {
  expect(getText('2027-05-03T10:15:00')).toBe('Your dates are held until 10:15.');
});

test('a hold that ends on another day shows the date as well', () => {
  expect(getText('2027-05-06T00:00:00')).toBe('Your dates are held until 6 May 2027, 00:00.');
});
