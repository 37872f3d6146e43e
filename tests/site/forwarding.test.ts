import { describe, expect, test } from 'vitest';
import { apiBase, operations } from '../../contract/operations.ts';
import { caller, openForeignHost } from './support/foreignHost.ts';
import { openTestSite } from './support/site.ts';

const site = 'http://localhost';

describe('a host API elsewhere', () => {
  test.each(Object.entries(operations))('receives %s as in the contract', async (_, { method, path }) => {
    const { backend, requests } = await openForeignHost();
    const address = `${apiBase}${path.replaceAll(/[{}]/g, '')}`;
    const body = method === 'post' ? { body: '{"a":1}' } : {};
    const headers = {
      Authorization: 'Bearer a',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'k',
      'Booking-Id': 'b',
    };
    const request = new Request(site + address, { method: method.toUpperCase(), headers, ...body });
    const answer = await backend.fetch(request, caller);
    expect(await answer.json()).toEqual({ answer: true });
    expect(requests).toMatchObject([
      {
        method: method.toUpperCase(),
        url: `/v7${address}`,
        headers: { authorization: 'Bearer a', 'idempotency-key': 'k', 'booking-id': 'b' },
        body: body.body ?? '',
      },
    ]);
  });

  test.each([
    ['GET', '/api/1/rental-unit'],
    ['DELETE', '/api/1/rental-unit/casa'],
    ['GET', '/api/1/rental-unit/casa/admin'],
    ['POST', '/api/1/payment/webhook'],
    ['GET', '/api/1/openapi.json'],
    ['POST', '/api/token'],
    ['GET', '/media/casa/photo.svg'],
    ['GET', '/media/casa/..%2f..%2fadmin.jpg'],
    ['POST', '/media/casa/photo.jpg'],
    ['GET', '/api/1/rental-unit/..%2f..%2fadmin/x'],
    ['GET', '/api/1/rental-unit/..%2fadmin'],
    ['GET', '/api/1/rental-unit/..%5Cadmin'],
    ['GET', '/api/1/reservation/..%2F..%2Ftoken/x'],
  ])('receives nothing outside the contract: %s %s', async (method, path) => {
    const { backend, requests } = await openForeignHost();
    const answer = await backend.fetch(new Request(site + path, { method }), caller);
    expect([answer.status, requests]).toEqual([404, []]);
  });

  test('receives no headers for the site alone, and may not send more than an answer', async () => {
    const answerHeaders = { 'Set-Cookie': 'a=b', 'Retry-After': '3', 'Preference-Applied': 'return=minimal' };
    const { backend, requests } = await openForeignHost(() => ({ headers: answerHeaders }));
    const passed = { 'Accept-Language': 'pt', Prefer: 'return=minimal' };
    const headers = { Cookie: 'client=sealed', 'X-Forwarded-For': '1.2.3.4', ...passed };
    const answer = await backend.fetch(new Request(`${site}/api/1/rental-unit/casa`, { headers }), caller);
    expect(requests[0]!.headers).toMatchObject({ 'accept-language': 'pt', prefer: 'return=minimal' });
    expect(requests[0]!.headers).not.toHaveProperty('cookie');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(answer.headers.get('Retry-After')).toBe('3');
    expect(answer.headers.get('Preference-Applied')).toBe('return=minimal');
  });

  test.each(['/api/1/rental-unit/casa', '/en/casa'])('receives the id of the request: %s', async (path) => {
    const { backend, requests } = await openForeignHost();
    const { ask } = await openTestSite({ backend });
    const id = (await ask(path)).headers.get('X-Request-Id');
    expect(requests.length).toBeGreaterThan(0);
    expect(new Set(requests.map(({ headers }) => headers['x-request-id']))).toEqual(new Set([id]));
  });

  test('redirects of the host are not followed', async () => {
    const { backend, requests } = await openForeignHost((path) =>
      path.startsWith('/api') ? { status: 307, headers: { Location: '/v7/elsewhere' } } : {},
    );
    const answer = await backend.fetch(new Request(`${site}/api/1/rental-unit/casa`), caller);
    expect([answer.status, requests.length]).toEqual([503, 1]);
  });

  test('tokens are requested at TOKEN_URL, with credentials in the body', async () => {
    const { backend, requests } = await openForeignHost();
    await backend.requestToken({ id: 'an-id', secret: 'a-secret' }, caller);
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/v7/api/token' });
    expect(Object.fromEntries(new URLSearchParams(requests[0]!.body))).toEqual({
      grant_type: 'client_credentials',
      scope: 'APPLICATION',
      client_id: 'an-id',
      client_secret: 'a-secret',
    });
  });

  test('receives no token request from outside, whatever name a caller uses for the site', async () => {
    const { backend, requests, url } = await openForeignHost();
    const answer = await backend.fetch(new Request(`${url}/api/token`, { method: 'POST' }), caller);
    expect([answer.status, requests]).toEqual([404, []]);
  });

  test('is reported as a problem when it is unreachable, without the link token in the log', async () => {
    const { backend, log, server } = await openForeignHost();
    expect(await backend.ready()).toEqual({ ready: true });
    server.close();
    server.closeAllConnections();
    const answer = await backend.fetch(new Request(`${site}/api/1/reservation/r1/link-token`), caller);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ title: 'The service is unavailable', status: 503 });
    expect(log.join()).toContain('/api/1/reservation/…');
    expect(log.join()).not.toContain('link-token');
    expect(await backend.ready()).toEqual({ ready: false, because: 'API_URL does not answer' });
  });

  test.each([400, 401])(
    'makes the site not ready when it rejects the site’s credentials (%i), with one log entry',
    async (status) => {
      let refuses = true;
      const { backend, ownCredentials, log } = await openForeignHost((path) =>
        refuses && path === '/api/token' ? { status } : {},
      );
      const refused = { ready: false, because: 'API_URL rejects CLIENT_ID and CLIENT_SECRET' };
      expect([await backend.ready(), await backend.ready()]).toEqual([refused, refused]);
      await backend.requestToken(ownCredentials, caller);
      expect(log.filter((line) => line.includes('CLIENT_ID and CLIENT_SECRET'))).toHaveLength(1);
      expect(log.join('')).not.toContain(ownCredentials.secret);
      refuses = false;
      expect(await backend.ready()).toEqual({ ready: true });
    },
  );

  test('does not make the site not ready when it rejects a visitor’s credentials', async () => {
    const { backend, log } = await openForeignHost((path) => (path === '/api/token' ? { status: 401 } : {}));
    await backend.requestToken({ id: 'their-id', secret: 'their-secret' }, caller);
    expect(log).toEqual([]);
  });

  test('receives only the required headers', async () => {
    const { backend, requests } = await openForeignHost();
    const { ask } = await openTestSite({ backend });
    const answer = await ask('/api/1/payment', { method: 'POST', body: 'x'.repeat(300 * 1024) });
    expect([answer.status, requests]).toEqual([413, []]);
  });
});
