import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { caller, openForeignHost } from './support/foreignHost.ts';
import { openTestSite } from './support/site.ts';

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1b7a5a' } })
  .jpeg()
  .toBuffer();

const jpeg = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=300', ETag: '"one"' };
const address = '/media/casa/01-view.jpg';

type Answer = Parameters<typeof openForeignHost>[0] & {};

const openWith = async (answer: Answer) => {
  const host = await openForeignHost((path, headers) =>
    path === address ? answer(path, headers) : { status: 404 },
  );
  const ask = async (path = address) => host.backend.fetch(new Request(`http://localhost${path}`), caller);
  const getRequests = () => host.requests.filter(({ url }) => url?.endsWith(address));
  return { ...host, ask, getRequests };
};

/** Time as the keeper of photos reads it, and nothing else. */
const later = (milliseconds: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + milliseconds);
};

describe('a photo of a host elsewhere', () => {
  test('the site resizes the photo to the requested width', async () => {
    const { backend } = await openWith(() => ({ headers: jpeg, body: photo }));
    const site = await openTestSite({ backend });
    const answer = await site.ask('/images/320/casa/01-view.webp');
    expect(answer.status).toBe(200);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 320, format: 'webp' });
  });

  test('may have the mark of its content in its address, as the embedded host gives it', async () => {
    const { backend } = await openForeignHost((path) =>
      path === '/media/casa/01-view.abcdef01.jpg' ? { headers: jpeg, body: photo } : { status: 404 },
    );
    const site = await openTestSite({ backend });
    expect((await site.ask('/images/320/casa/01-view.abcdef01.webp')).status).toBe(200);
  });

  test('a fresh photo is fetched once, without a token', async () => {
    const { ask, getRequests } = await openWith(() => ({ headers: jpeg, body: photo }));
    await ask();
    later(200_000);
    const again = await ask();
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(new Uint8Array(photo));
    expect(getRequests()).toHaveLength(1);
    expect(getRequests()[0]!.headers).not.toHaveProperty('authorization');
  });

  test('a photo is requested again once it is stale, and sent again only if it has changed', async () => {
    const { ask, getRequests } = await openWith((_, headers) =>
      headers['if-none-match'] === '"one"'
        ? { status: 304, headers: { ETag: '"one"', 'Cache-Control': 'public, max-age=300' } }
        : { headers: jpeg, body: photo },
    );
    await ask();
    later(301_000);
    expect((await ask()).status).toBe(200);
    expect(getRequests()).toHaveLength(2);
    await ask();
    expect(getRequests()).toHaveLength(2);
  });

  test('a stored photo is shown while the host does not answer', async () => {
    let status = 200;
    const { ask, log } = await openWith(() => ({ status, headers: jpeg, body: photo }));
    await ask();
    later(301_000);
    status = 503;
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(photo.length);
    expect(log.join()).toContain('API_URL did not answer with a photo');
  });

  test('a photo that the host does not have is requested once a minute', async () => {
    const { ask, getRequests } = await openWith(() => ({ status: 404 }));
    expect([(await ask()).status, (await ask()).status]).toEqual([404, 404]);
    expect(getRequests()).toHaveLength(1);
  });

  test.each([
    ['a page', { 'Content-Type': 'text/html' }],
    ['what a browser would run', { 'Content-Type': 'image/svg+xml' }],
    ['something without a type', { 'Content-Type': '' }],
  ])('a file that is %s is not a photo', async (_, headers) => {
    const { ask } = await openWith(() => ({ headers, body: photo }));
    expect((await ask()).status).toBe(404);
  });

  test('a photo behind a redirect is not accepted', async () => {
    const { ask } = await openWith(() => ({ status: 302, headers: { Location: 'http://127.0.0.1:1/' } }));
    expect((await ask()).status).toBe(503);
  });
});
