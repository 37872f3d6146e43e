import { expect, test } from 'vitest';
import { openStoredAccess } from '../../src/actors/storedAccess.ts';
import { createMemoryStorage } from './support/createMemoryStorage.ts';

const request = {
  form: { number: '', email: 'ana@example.com' },
  accessId: 'access',
  otpExpiresAt: '2027-05-01T10:10:00Z',
};
const at = (instant: string) => () => Date.parse(instant);

test('a request for a code is kept in its tab while the code works, and is forgotten afterwards', () => {
  const tab = createMemoryStorage();
  openStoredAccess(tab).store(request);
  expect(openStoredAccess(tab, at('2027-05-01T10:09:59Z')).read()).toEqual(request);
  expect(openStoredAccess(tab, at('2027-05-01T10:10:00Z')).read()).toBeUndefined();
  openStoredAccess(tab).remove();
  expect(tab.texts.size).toBe(0);
});

test.each([undefined, 'text', { accessId: 'access' }, { ...request, form: { number: '' } }])(
  'an invalid stored request is ignored: %j',
  (stored) => {
    const tab = createMemoryStorage();
    if (stored !== undefined) tab.write('reservation-access', stored);
    expect(openStoredAccess(tab, at('2027-05-01T10:00:00Z')).read()).toBeUndefined();
  },
);
