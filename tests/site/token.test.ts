import { describe, expect, test } from 'vitest';
import { createFakeBackend } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const post = (headers: Record<string, string> = {}) => ({ method: 'POST', headers });
const path = '/en?client_id=their-id&client_secret=their-secret&theme=x';

describe('the token endpoint of the site', () => {
  test("adds the site's own credentials", async () => {
    const backend = createFakeBackend();
    const { ask } = await openTestSite({ backend });
    const answer = await ask('/token', post({ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' }));
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer' });
    expect(backend.credentials).toEqual([{ id: 'own-id', secret: 'own-secret' }]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
  ])('rejects another site: %o', async (headers) => {
    const backend = createFakeBackend();
    const { ask } = await openTestSite({ backend });
    expect((await ask('/token', post(headers))).status).toBe(403);
    expect(backend.credentials).toEqual([]);
  });

  test('returns no content for a GET', async () => {
    const { ask } = await openTestSite();
    expect((await ask('/token')).status).toBe(404);
  });
});

describe('client credentials in the address', () => {
  test('are removed from the address at once', async () => {
    const { ask } = await openTestSite();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/en?theme=x']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  test('are stored encrypted and inaccessible to scripts', async () => {
    const { ask } = await openTestSite({ publicUrl: 'https://stay.example' });
    const cookie = (await ask(path)).headers.get('Set-Cookie')!;
    expect(cookie).toMatch(/^__Host-client=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(
      Buffer.from(cookie.slice('__Host-client='.length, cookie.indexOf(';')), 'base64url').toString(),
    ).not.toContain('their');
  });

  test('are used for the token request', async () => {
    const backend = createFakeBackend();
    const { ask } = await openTestSite({ backend });
    const cookie = (await ask(path)).headers.get('Set-Cookie')!.split(';')[0]!;
    await ask('/token', post({ Cookie: cookie }));
    expect(backend.credentials.at(-1)).toEqual({ id: 'their-id', secret: 'their-secret' });
  });

  test.each([400, 401])('are deleted after a rejection (%i), and the site’s own are used', async (status) => {
    const host = createFakeBackend();
    const backend = createFakeBackend({
      requestToken: (credentials, caller) =>
        credentials.id === 'their-id'
          ? Promise.resolve(Response.json({ error: 'invalid_client' }, { status }))
          : host.requestToken(credentials, caller),
    });
    const { ask, log } = await openTestSite({ backend });
    const cookie = (await ask(path)).headers.get('Set-Cookie')!.split(';')[0]!;
    const answer = await ask('/token', post({ Cookie: cookie }));
    expect(await answer.json()).toMatchObject({ token_type: 'Bearer' });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^client=; Max-Age=0/);
    const warnings = log.filter((line) => line.includes('client_id and client_secret from an address'));
    expect(warnings.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([status]);
    expect(log.join()).not.toMatch(/their-(id|secret)/);
  });

  test('are used when the host is only overloaded, and not deleted', async () => {
    const backend = createFakeBackend({
      requestToken: () =>
        Promise.resolve(new Response('Slow down', { status: 429, headers: { 'Retry-After': '40' } })),
    });
    const { ask } = await openTestSite({ backend });
    const cookie = (await ask(path)).headers.get('Set-Cookie')!.split(';')[0]!;
    const answer = await ask('/token', post({ Cookie: cookie }));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '40']);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  test('are ignored with a changed seal', async () => {
    const backend = createFakeBackend();
    const { ask } = await openTestSite({ backend });
    const cookie = (await ask(path)).headers.get('Set-Cookie')!.split(';')[0]!;
    const last = cookie.at(-2) === 'A' ? 'B' : 'A';
    await ask('/token', post({ Cookie: cookie.slice(0, -2) + last + cookie.at(-1) }));
    expect(backend.credentials.at(-1)!.id).toBe('own-id');
  });

  test('are deleted when they are empty', async () => {
    const { ask } = await openTestSite();
    expect((await ask('/en?client_id=&client_secret=')).headers.get('Set-Cookie')).toMatch(
      /^client=; Max-Age=0/,
    );
  });

  test('are not sent to another site', async () => {
    const { ask } = await openTestSite();
    const answer = await ask('//evil.example/?client_id=a&client_secret=b');
    expect(answer.headers.get('Location')).toBe('/evil.example/');
  });

  test('are in no log and no page', async () => {
    const { ask, text, log } = await openTestSite();
    const cookie = (await ask(path)).headers.get('Set-Cookie')!.split(';')[0]!;
    const page = await text('/en', { headers: { Cookie: cookie } });
    await ask('/token', post({ Cookie: cookie }));
    expect(page + log.join()).not.toMatch(/their-(id|secret)|own-(id|secret)/);
    expect(log.join()).toContain('"path":"/en"');
  });
});
