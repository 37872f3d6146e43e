import { expect, test } from 'vitest';
import {
  backOff,
  clientAuthMachine,
  tokenLifetime,
  type ClientToken,
} from '../../machines/clientAuth/clientAuth.machine.ts';
import { journey } from './journey.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

const getToken = (expires_in: number, access_token = 'a'): ClientToken => ({
  token_type: 'Bearer',
  access_token,
  expires_in,
  expires: 0,
});

test('a token is used until it expires, but no longer than the longest timer', () => {
  expect(tokenLifetime({ token: getToken(600) })).toBe(600 * second);
  expect(tokenLifetime({ token: getToken(24 * 24 * 3600) })).toBe(24 * day);
  expect(tokenLifetime({ token: getToken(24 * 24 * 3600 - 1) })).toBe(24 * day - second);
  expect(tokenLifetime({ token: getToken(24 * 24 * 3600 + 1) })).toBe(24 * day);
  expect(tokenLifetime({ token: getToken(100 * 24 * 3600) })).toBe(24 * day);
  expect(tokenLifetime({ token: undefined })).toBe(0);
});

test('the pause after a failure is a second, doubled by each failure, and a minute at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 2000].map((failures) => backOff({ failures }) / second)).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
});

test('each failure is followed by a longer pause, and the first token resets it', async () => {
  const auth = journey(clientAuthMachine, undefined);
  auth.does({ type: 'token.requested' });
  for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
    await auth.fails('requestToken', 'unavailable');
    auth.run.clock.increment(pause * second - 1);
    expect(auth.is()).toBe('failed');
    auth.run.clock.increment(1);
    expect(auth.is()).toBe('authenticating');
  }
  await auth.answers('requestToken', getToken(600));
  expect(auth.knows()).toMatchObject({ failures: 0, failure: undefined });
});

test('a rejection of an older token is ignored', async () => {
  const auth = journey(clientAuthMachine, undefined);
  auth.does({ type: 'token.requested' });
  await auth.answers('requestToken', getToken(600, 'newer'));
  expect(auth.can({ type: 'token.refused', accessToken: 'older' })).toBe(false);
  auth.does({ type: 'token.refused', accessToken: 'older' });
  expect(auth.is()).toBe('authenticated');
  auth.does({ type: 'token.refused', accessToken: 'newer' });
  expect(auth.is()).toBe('authenticating');
  expect(auth.getRequests('requestToken')).toHaveLength(2);
});
