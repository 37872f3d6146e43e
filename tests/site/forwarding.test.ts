import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { apiBase, operations } from '../../contract/operations.ts';
import { foreignBackend } from '../../server/site/index.ts';
import { keptLog } from '../support/keptLog.ts';
import { openTestSite } from './support/site.ts';

const caller = { address: '203.0.113.9' };

async function openForeign(status = 200) {
  const asked: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body });
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Set-Cookie': 'a=b',
        'Retry-After': '3',
      });
      response.end('{"answer":true}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v7`;
  const { log, lines } = keptLog();
  const backend = foreignBackend({ url, tokenUrl: `${url}/api/token`, unitIds: [], log });
  return { backend, asked, log: lines, server };
}

const site = 'http://localhost';

describe('a host API elsewhere', () => {
  test.each(Object.entries(operations))('gets %s as the contract says', async (_, { method, path }) => {
    const { backend, asked } = await openForeign();
    const address = `${apiBase}${path.replace('{id}', 'an-id').replace('{token}', 'a-token')}`;
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
    ['GET', '/media/casa/photo.jpg'],
    ['GET', '/api/1/rental-unit/..%2f..%2fadmin/x'],
  ])('gets nothing that the contract does not have: %s %s', async (method, path) => {
    const { backend, asked } = await openForeign();
    const answer = await backend.fetch(new Request(site + path, { method }), caller);
    expect([answer.status, asked]).toEqual([404, []]);
  });

  test('is not shown what a browser says to the site alone, nor may it say more than an answer', async () => {
    const { backend, asked } = await openForeign();
    const headers = { Cookie: 'client=sealed', 'X-Forwarded-For': '1.2.3.4', 'Accept-Language': 'pt' };
    const answer = await backend.fetch(new Request(`${site}/api/1/rental-unit/casa`, { headers }), caller);
    expect(asked[0]!.headers).toMatchObject({ 'accept-language': 'pt' });
    expect(asked[0]!.headers).not.toHaveProperty('cookie');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(answer.headers.get('Retry-After')).toBe('3');
  });

  test.each(['/api/1/rental-unit/casa', '/en/casa'])(
    'is told the id of the request that it is asked for: %s',
    async (path) => {
      const { backend, asked } = await openForeign();
      const { ask } = await openTestSite({ backend });
      const id = (await ask(path)).headers.get('X-Request-Id');
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked.map(({ headers }) => headers['x-request-id']))).toEqual(new Set([id]));
    },
  );

  test('is asked for tokens at TOKEN_URL, with credentials in the body', async () => {
    const { backend, asked } = await openForeign();
    await backend.fetch(backend.tokenRequest({ id: 'an-id', secret: 'a-secret' }), caller);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/v7/api/token' });
    expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toEqual({
      grant_type: 'client_credentials',
      scope: 'APPLICATION',
      client_id: 'an-id',
      client_secret: 'a-secret',
    });
  });

  test('that cannot be reached is a problem of the contract, logged without the link token', async () => {
    const { backend, log, server } = await openForeign();
    expect(await backend.ready()).toBe(true);
    server.close();
    server.closeAllConnections();
    const answer = await backend.fetch(new Request(`${site}/api/1/reservation/r1/link-token`), caller);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ title: 'The service is unavailable', status: 503 });
    expect(log.join()).toContain('/api/1/reservation/r1/…');
    expect(log.join()).not.toContain('link-token');
    expect(await backend.ready()).toBe(false);
  });

  test('is not sent more than any call of the contract needs', async () => {
    const { backend, asked } = await openForeign();
    const body = 'x'.repeat(300 * 1024);
    const answer = await backend.fetch(
      new Request(`${site}/api/1/payment`, { method: 'POST', body }),
      caller,
    );
    expect([answer.status, asked]).toEqual([413, []]);
  });
});
