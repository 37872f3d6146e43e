import { sign } from 'hono/jwt';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeys } from '../../server/host/keys/keys.ts';
import { verifyToken, issueToken, tokenLifetime } from '../../server/host/keys/accessToken.ts';
import { openTestHost, siteClient, type TestHost } from '../support/testHost.ts';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost(['casa']);
});
afterAll(() => host.close());

const good = {
  grant_type: 'client_credentials',
  scope: 'APPLICATION',
  client_id: siteClient.id,
  client_secret: siteClient.secret,
};

const askFor = async (body: BodyInit, headers: Record<string, string> = {}) => {
  const request = new Request('https://stay.test/api/token', { method: 'POST', body, headers });
  const response = await host.ask(request);
  return { response, body: (await response.json()) as Record<string, unknown> };
};

describe('the token endpoint', () => {
  test('returns a bearer token to the site with its lifetime and a ban on caching', async () => {
    const { response, body } = await askFor(new URLSearchParams(good));
    expect(response.status).toBe(200);
    expect(body).toEqual({
      access_token: expect.any(String) as string,
      token_type: 'Bearer',
      expires_in: tokenLifetime,
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('accepts the credentials by HTTP Basic too', async () => {
    const credentials = btoa(`${siteClient.id}:${encodeURIComponent(siteClient.secret)}`);
    const { response } = await askFor(new URLSearchParams({ grant_type: 'client_credentials' }), {
      Authorization: `Basic ${credentials}`,
    });
    expect(response.status).toBe(200);
  });

  test.each([
    ['a wrong secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
    ['an unknown client', { client_id: 'somebody' }, 401, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['another scope', { scope: 'ADMIN' }, 400, 'invalid_scope'],
    ['no grant', { grant_type: '' }, 400, 'invalid_request'],
  ])('rejects %s as in RFC 6749', async (_, change, status, error) => {
    const { response, body } = await askFor(new URLSearchParams({ ...good, ...change }));
    expect([response.status, body['error']]).toEqual([status, error]);
  });

  test('rejects a duplicate parameter', async () => {
    const { response, body } = await askFor(new URLSearchParams([...Object.entries(good), ['scope', 'X']]));
    expect([response.status, body['error']]).toEqual([400, 'invalid_request']);
  });

  test('rejects a body that is not a form', async () => {
    const { response, body } = await askFor(JSON.stringify(good), { 'Content-Type': 'application/json' });
    expect([response.status, body['error']]).toEqual([400, 'invalid_request']);
  });

  test.each([
    ['with a wrong secret', `Basic ${btoa('site:wrong')}`],
    ['with no secret', `Basic ${btoa('site')}`],
    ['with what is no base64', 'Basic ***'],
    ['with the right secret of somebody else', `Basic ${btoa(`boss:${siteClient.secret}`)}`],
  ])('asks a client that used HTTP Basic %s to use it again', async (_, Authorization) => {
    const form = new URLSearchParams({ grant_type: 'client_credentials' });
    const { response, body } = await askFor(form, { Authorization });
    expect([response.status, body['error']]).toEqual([401, 'invalid_client']);
    expect(response.headers.get('WWW-Authenticate')).toBe('Basic realm="estadia"');
  });
});

describe('an access token', () => {
  const keys = createKeys('one secret key');
  const issuedAt = new Date('2027-03-01T12:00:00Z').getTime();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: issuedAt }));
  afterEach(() => void vi.useRealTimers());
  const coded = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');

  test('names its client until it expires', async () => {
    const token = await issueToken(keys, 'site');
    vi.setSystemTime(issuedAt + (tokenLifetime - 1) * 1000);
    expect(await verifyToken(keys, token)).toBe('site');
    vi.setSystemTime(issuedAt + tokenLifetime * 1000);
    expect(await verifyToken(keys, token)).toBeUndefined();
  });

  test('is invalid under another secret key, or with one changed character', async () => {
    const token = await issueToken(keys, 'site');
    expect(await verifyToken(createKeys('another'), token)).toBeUndefined();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = [
      `${header}.${coded({ ...claims, client_id: 'boss' })}.${signature}`,
      `${header}.${coded({ ...claims, exp: issuedAt })}.${signature}`,
      `${coded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${coded({ alg: 'HS512', typ: 'JWT' })}.${payload}.${signature}`,
      `${header}.${payload}`,
      `${header}.${payload}.`,
      payload,
      '',
    ];
    for (const each of forged) expect(await verifyToken(keys, each)).toBeUndefined();
  });

  test('is invalid without a client or an expiry', async () => {
    const key = { kty: 'oct', alg: 'HS256', k: keys.accessToken.toString('base64url') };
    const exp = issuedAt / 1000 + 60;
    expect(await verifyToken(keys, await sign({ client_id: 'site', exp }, key, 'HS256'))).toBe('site');
    for (const claims of [{ client_id: 'site' }, { exp }]) {
      expect(await verifyToken(keys, await sign(claims, key, 'HS256'))).toBeUndefined();
    }
  });
});
