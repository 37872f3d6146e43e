import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { HostFigures } from '../../server/site/operation/hostMetrics.ts';
import { maskedPath } from '../../server/site/operation/maskedPath.ts';
import { openReadiness, type Readiness } from '../../server/site/operation/readiness.ts';
import { createFakeBackend } from './support/createFakeBackend.ts';
import { hostFigures } from './support/hostFigures.ts';
import { openTestSite } from './support/site.ts';

test('the process reports that it lives, and whether it can answer', async () => {
  let readiness: Readiness = { ready: false, because: 'the database does not answer' };
  const { ask } = await openTestSite({
    backend: createFakeBackend({ ready: () => Promise.resolve(readiness) }),
  });
  const health = await ask('/health');
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok', instance: 'of-tests' }]);
  const refused = await ask('/ready');
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { status: 'not ready', because: 'the database does not answer' },
  ]);
  readiness = { ready: true };
  const ready = await ask('/ready');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('an operator can see how a request arrived, and nobody else can', async () => {
  const { ask } = await openTestSite();
  const headers = { Host: 'stay.example', 'X-Forwarded-For': '203.0.113.9' };
  const getStatus = async (authorization: string) =>
    (await ask('/health', { headers: { ...headers, authorization } })).json();
  expect(await getStatus('Doctor of-the-doctor')).toMatchObject({
    seen: { host: 'stay.example', forwardedFor: '203.0.113.9' },
  });
  expect(await getStatus('Doctor somebody')).toEqual({ status: 'ok', instance: 'of-tests' });
});

describe('a process before its stop', () => {
  const able = () => Promise.resolve<Readiness>({ ready: true });
  const stopping = { ready: false, because: 'the process is stopping' };

  test('reports it for a while to a load balancer that checks it', async () => {
    const readiness = openReadiness(able, { looksWithin: 60_000, drain: 50 });
    for (let time = 0; time < 2; time += 1) expect(await readiness.read()).toEqual({ ready: true });
    const ended: string[] = [];
    const earlier = sleep(25).then(() => ended.push('earlier'));
    const announced = readiness.announceStop().then(() => ended.push('announced'));
    expect(await readiness.read()).toEqual(stopping);
    await Promise.all([announced, earlier]);
    expect(ended).toEqual(['earlier', 'announced']);
  });

  test('waits for no script that checked it until the process was ready', async () => {
    let readiness: Readiness = { ready: false, because: 'the database is opened' };
    const getStatus = openReadiness(() => Promise.resolve(readiness), { looksWithin: 60_000, drain: 60_000 });
    for (let time = 0; time < 3; time += 1) await getStatus.read();
    readiness = { ready: true };
    await getStatus.read();
    await getStatus.announceStop();
    expect(await getStatus.read()).toEqual(stopping);
  });

  test('stops at once without checks', async () => {
    const readiness = openReadiness(able, { looksWithin: 60_000, drain: 60_000 });
    await readiness.announceStop();
    expect(await readiness.read()).toEqual(stopping);
  });
});

test('the metrics token is the only access to the metrics, from this machine too', async () => {
  const metricsToken = 'a-token-for-the-scraper';
  const { askFrom } = await openTestSite({ metricsToken });
  const getStatus = async (headers: Record<string, string>) =>
    (await askFrom('127.0.0.1', '/metrics', { headers })).status;
  expect(await getStatus({})).toBe(404);
  expect(await getStatus({ Authorization: `Bearer ${metricsToken}` })).toBe(200);
});

test('the process counts its answers by route and status, never by address', async () => {
  const { ask, readMetrics } = await openTestSite();
  await ask('/en/some-unit-of-a-guest');
  const metrics = await readMetrics();
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]*",status="404"\} 1/);
  expect(metrics).toContain('site_kept_pages');
  expect(metrics).not.toContain('some-unit-of-a-guest');
});

test('counters, and no other metrics, have names that end in _total, as Prometheus expects', async () => {
  const { readMetrics } = await openTestSite({
    backend: createFakeBackend({ observe: () => Promise.resolve(hostFigures) }),
  });
  const types = [...(await readMetrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  expect(types.length).toBeGreaterThan(30);
  const misnamed = types.filter(([, name, type]) => name!.endsWith('_total') !== (type === 'counter'));
  expect(misnamed.map(([line]) => line)).toEqual([]);
});

describe('the metrics of the embedded host', () => {
  test('include the values for alarms: holds, reservations, money, e-mails, jobs, database', async () => {
    const { readMetrics } = await openTestSite({
      backend: createFakeBackend({ observe: () => Promise.resolve(hostFigures) }),
    });
    const metrics = (await readMetrics()).split('\n');
    expect(metrics).toEqual(
      expect.arrayContaining([
        'estadia_holds 3',
        'estadia_reservations{status="confirmed"} 7',
        'estadia_payments{status="paid"} 5',
        'estadia_payments_euros{status="paid"} 612.34',
        'estadia_refunds_euros 12.5',
        'estadia_jobs{queue="mail.confirmed",state="retrying"} 2',
        'estadia_jobs{queue="payment.charge",state="failed"} 1',
        'estadia_jobs_oldest_waiting_seconds{queue="mail.confirmed"} 95.5',
        'estadia_calendars{state="well"} 2',
        'estadia_calendars{state="failing"} 1',
        'estadia_calendar_conflicts 2',
        'estadia_mails_total{outcome="sent"} 6',
        'estadia_mails_total{outcome="givenUp"} 1',
        'estadia_database_up 1',
        'estadia_database_query_seconds 0.012',
        'estadia_database_connections{state="busy"} 1',
        `estadia_backup_timestamp_seconds ${Date.UTC(2027, 0, 2, 4) / 1000}`,
        'estadia_backup_failures_total 2',
      ]),
    );
    expect(metrics.join()).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  test('simultaneous requests read the metrics once, and an unreachable database is reported', async () => {
    const { backups: _, ...away } = { ...hostFigures, figures: undefined };
    const observe = vi.fn<() => Promise<HostFigures>>(() => Promise.resolve(away));
    const { readMetrics } = await openTestSite({ backend: createFakeBackend({ observe }) });
    const [metrics] = await Promise.all([readMetrics(), readMetrics()]);
    expect(await readMetrics()).toContain('estadia_database_up 0');
    expect(metrics).not.toMatch(/^estadia_(reservations|jobs|holds|backup_timestamp_seconds)[ {]/m);
    expect(observe).toHaveBeenCalledOnce();
  });
});

test('metrics are served to other machines only with the metrics token', async () => {
  const metricsToken = 'a-token-for-the-scraper';
  const [open, closed] = [await openTestSite({ metricsToken }), await openTestSite()];
  const getStatus = async ({ ask }: typeof open, authorization?: string) => {
    const headers = { 'X-Forwarded-For': '203.0.113.9', ...(authorization && { authorization }) };
    return (await ask('/metrics', { headers })).status;
  };
  expect(await getStatus(open, `Bearer ${metricsToken}`)).toBe(200);
  for (const wrong of [
    undefined,
    `Bearer ${metricsToken}x`,
    metricsToken,
    'Bearer ',
    `Basic ${metricsToken}`,
  ]) {
    expect(await getStatus(open, wrong)).toBe(404);
  }
  for (const any of ['Bearer undefined', `Bearer ${metricsToken}`])
    expect(await getStatus(closed, any)).toBe(404);
});

test('the counters are shown to this machine, and not through a reverse proxy on it', async () => {
  const { askFrom } = await openTestSite();
  const getStatus = async (address: string, headers: Record<string, string> = {}, httpVersion = '1.1') =>
    (await askFrom(address, '/metrics', { headers }, httpVersion)).status;
  expect(await getStatus('127.0.0.1')).toBe(200);
  expect(await getStatus('203.0.113.9')).toBe(404);
  // The mailbox of the sandbox has the same rule.
  const forwarded = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'];
  for (const header of [...forwarded, 'X-Real-IP', 'CF-Connecting-IP']) {
    for (const value of ['203.0.113.9', ''])
      expect([header, await getStatus('127.0.0.1', { [header]: value })]).toEqual([header, 404]);
  }
  expect(await getStatus('127.0.0.1', {}, '1.0')).toBe(404);
});

test('a request without a connection is not one of this machine', async () => {
  const { ask } = await openTestSite();
  expect((await ask('/metrics')).status).toBe(404);
});

test('each answer to a visitor is logged, and monitoring requests only at the level debug', async () => {
  const { ask, log } = await openTestSite();
  for (const path of ['/images/640/casa/photo.webp', '/health', '/ready', '/metrics']) await ask(path);
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ level }) => level === 30)).toMatchObject([
    { path: '/images/640/casa/photo.webp', status: 404 },
  ]);
  expect(lines.filter(({ level }) => level === 20)).toHaveLength(3);
  for (const line of lines)
    expect(line).toMatchObject({ milliseconds: expect.any(Number), requestId: expect.any(String) });
});

test('a line is logged for each answer', async () => {
  const { ask, log } = await openTestSite();
  await ask('/en');
  await ask('/api/1/rental-unit/casa-do-limoeiro');
  const paths = log.map((line) => (JSON.parse(line) as { path?: string }).path);
  expect(paths).toEqual(['/en', '/api/1/rental-unit/casa-do-limoeiro']);
});

test.each([
  ['http://site/en/reservation/r1?token=secret', '/en/reservation/…'],
  ['http://site/api/1/reservation/r1/secret', '/api/1/reservation/…'],
  ['http://site/api/1/reservation/r1/secret/more', '/api/1/reservation/…'],
  ['http://site/en/reservation/r1%23token=secret', '/en/reservation/…'],
  ['http://site/EN/Reservation/r1%23token=secret', '/EN/Reservation/…'],
  ['http://site/en%2Freservation%252Fr1%2523token%253Dsecret', '/en%2Freservation%252F…'],
  ['http://site/en/r1%23token%3Dsecret', '/en/r1%23token%3D…'],
  ['http://site/sandbox/checkout/cs_1', '/sandbox/checkout/…'],
  ['http://site/sandbox/checkout/cs_1/pay', '/sandbox/checkout/…'],
  ['http://site/calendars/casa/secret.ics', '/calendars/casa/…'],
  ['http://site/en/checkout/contact', '/en/checkout/contact'],
  [`http://site/api/1/reservation-of/${'token'.repeat(8)}`, '/api/1/reservation-of/…'],
  ['http://site/en/reservation/r1/continue%23token=secret', '/en/reservation/…'],
  ['http://site/api/1/reservation/otp/link', '/api/1/reservation/otp/link'],
  ['http://site/api/1/reservation/otp/resend', '/api/1/reservation/otp/resend'],
  [
    'http://site/assets/instrument-serif-latin-400-normal-DnYpCC2O.woff2',
    '/assets/instrument-serif-latin-400-normal-DnYpCC2O.woff2',
  ],
  ['/en?client_secret=secret', '/en'],
])('%s is logged as %s', (address, path) => {
  expect(maskedPath(address)).toBe(path);
});
