import { beforeEach, expect, test, vi } from 'vitest';
import { createDashboardApi } from '../../src/dashboard/api/createDashboardApi.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());

const openApi = (answer: (request: Request) => Promise<Response>) =>
  createDashboardApi({
    origin: 'https://host.example',
    fetch: answer,
    getLanguage: () => 'en',
    onUnauthorized: () => undefined,
  });

test('a call of the dashboard that is cut off, as when the page is left, is not logged', async () => {
  const api = openApi(() => Promise.reject(new TypeError('NetworkError')));
  await expect(api.getSession()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(logged).not.toHaveBeenCalled();
});

test('a call of the dashboard that the host cannot answer is logged by its name and kind', async () => {
  const api = openApi(async () => new Response('', { status: 503 }));
  await expect(api.getSession()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(logged.mock.calls).toEqual([['getSession: unavailable']]);
});

test('a part of a photo is sent as bytes', async () => {
  const sent: unknown[] = [];
  const api = openApi(async (request) => {
    const bytes = new Uint8Array(await request.arrayBuffer());
    sent.push(new URL(request.url).search, request.headers.get('Content-Type'), [...bytes]);
    return new Response('', { status: 503 });
  });
  const part = { params: { upload: 'one' }, query: { offset: '3' }, body: new Uint8Array([0, 255, 10]) };
  await expect(api.sendPhotoPart(part)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(sent).toEqual(['?offset=3', 'application/octet-stream', [0, 255, 10]]);
});
