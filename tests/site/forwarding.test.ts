import { describe, expect, test } from 'vitest';
import { apiBase, operations } from '../../contract/operations.ts';
import { caller, openForeignHost } from './support/foreignHost.ts';
import { openTestSite } from './support/site.ts';

const site = 'http://localhost';

describe('a host API elsewhere', () => {
  test.each(Object.entries(operations))('gets %s as the contract says', async (_, { method, path }) => {
    const { backend, requests: asked } = await openForeignHost();
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
    expect(asked).toMatchObject([
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
  ])('gets nothing that the contract does not have: %s %s', async (method, path) => {
    const { backend, requests: asked } = await openForeignHost();
    const answer = await backend.fetch(new Request(site + path, { method }), caller);
    expect([answer.status, asked]).toEqual([404, []]);
  });

  test('the host does not get headers for the site alone, and may not send more than an answer', async () => {
    const answerHeaders = { 'Set-Cookie': 'a=b', 'Retry-After': '3', 'Preference-Applied': 'return=minimal' };
    const { backend, requests: asked } = await openForeignHost(() => ({ headers: answerHeaders }));
    const passed = { 'Accept-Language': 'pt', Prefer: 'return=minimal' };
    const headers = { Cookie: 'client=sealed', 'X-Forwarded-For': '1.2.3.4', ...passed };
    const answer = await backend.fetch(new Request(`${site}/api/1/rental-unit/casa`, { headers }), caller);
    expect(asked[0]!.headers).toMatchObject({ 'accept-language': 'pt', prefer: 'return=minimal' });
    expect(asked[0]!.headers).not.toHaveProperty('cookie');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(answer.headers.get('Retry-After')).toBe('3');
    expect(answer.headers.get('Preference-Applied')).toBe('return=minimal');
  });

  test.each(['/api/1/rental-unit/casa', '/en/casa'])(
    'the host gets the id of the request: %s',
    async (path) => {
      const { backend, requests: asked } = await openForeignHost();
      const { ask } = await openTestSite({ backend });
      const id = (await ask(path)).headers.get('X-Request-Id');
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked.map(({ headers }) => headers['x-request-id']))).toEqual(new Set([id]));
    },
  );

  test('redirects of the host are not followed', async () => {
    const { backend, requests: asked } = await openForeignHost((path) =>
      path.startsWith('/api') ? { status: 307, headers: { Location: '/v7/elsewhere' } } : {},
    );
    const answer = await backend.fetch(new Request(`${site}/api/1/rental-unit/casa`), caller);
    expect([answer.status, asked.length]).toEqual([503, 1]);
  });

  test('tokens are requested at TOKEN_URL, with credentials in the body', async () => {
    const { backend, requests: asked } = await openForeignHost();
    await backend.requestToken({ id: 'an-id', secret: 'a-secret' }, caller);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/v7/api/token' });
    expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toEqual({
      grant_type: 'client_credentials',
      scope: 'APPLICATION',
      client_id: 'an-id',
      client_secret: 'a-secret',
    });
  });

  test('gets no token request from without, whatever name a caller has for the site', async () => {
    const { backend, requests: asked, url } = await openForeignHost();
    const answer = await backend.fetch(new Request(`${url}/api/token`, { method: 'POST' }), caller);
    expect([answer.status, asked]).toEqual([404, []]);
  });

  test('an unreachable host is answered as a problem of the contract, logged without the link token', async () => {
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
    'a host that rejects the site’s credentials (%i) makes the site not ready, and the log names the settings once',
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

  test('a host that rejects a visitor’s credentials does not make the site not ready', async () => {
    const { backend, log } = await openForeignHost((path) => (path === '/api/token' ? { status: 401 } : {}));
    await backend.requestToken({ id: 'their-id', secret: 'their-secret' }, caller);
    expect(log).toEqual([]);
  });

  test('the host gets no more than a call of the contract needs', async () => {
    const { backend, requests: asked } = await openForeignHost();
    const { ask } = await openTestSite({ backend });
    const answer = await ask('/api/1/payment', { method: 'POST', body: 'x'.repeat(300 * 1024) });
    expect([answer.status, asked]).toEqual([413, []]);
  });
});
