import { expect, test } from 'vitest';
import { maskedPath } from '../../server/site/operation/maskedPath.ts';
import { fakeBackend } from './support/fakeBackend.ts';
import { openTestSite } from './support/site.ts';

test('the process says that it lives, and whether it can answer', async () => {
  let ready = false;
  const { ask } = await openTestSite({ backend: fakeBackend({ ready: () => Promise.resolve(ready) }) });
  expect((await ask('/health')).status).toBe(200);
  expect((await ask('/ready')).status).toBe(503);
  ready = true;
  expect((await ask('/ready')).status).toBe(200);
});

test('the process counts what it answers, by route and status, never by address', async () => {
  const { ask, text } = await openTestSite();
  await ask('/en/some-unit-of-a-guest');
  const metrics = await text('/metrics');
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]*",status="404"\} 1/);
  expect(metrics).toContain('site_kept_pages');
  expect(metrics).not.toContain('some-unit-of-a-guest');
});

test('what the process counts is not shown through a reverse proxy', async () => {
  const { ask } = await openTestSite();
  for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
    for (const value of ['203.0.113.9', '']) {
      expect((await ask('/metrics', { headers: { [header]: value } })).status).toBe(404);
    }
  }
});

test('a line is logged for each answer', async () => {
  const { ask, log } = await openTestSite();
  await ask('/en');
  await ask('/api/1/rental-unit/casa-do-limoeiro');
  const paths = log.map((line) => (JSON.parse(line) as { path?: string }).path);
  expect(paths).toEqual(['/en', '/api/1/rental-unit/casa-do-limoeiro']);
});

test.each([
  ['http://site/en/reservation/r1?token=secret', '/en/reservation/r1'],
  ['http://site/api/1/reservation/r1/secret', '/api/1/reservation/r1/…'],
  ['http://site/api/1/reservation/r1/secret/more', '/api/1/reservation/r1/…'],
  [`http://site/api/1/reservation-of/${'token'.repeat(8)}`, '/api/1/reservation-of/…'],
  ['http://site/api/1/reservation/otp/resend', '/api/1/reservation/otp/resend'],
  [
    'http://site/assets/instrument-serif-latin-400-normal-DnYpCC2O.woff2',
    '/assets/instrument-serif-latin-400-normal-DnYpCC2O.woff2',
  ],
  ['/en?client_secret=secret', '/en'],
])('%s is logged as %s', (address, path) => {
  expect(maskedPath(address)).toBe(path);
});
