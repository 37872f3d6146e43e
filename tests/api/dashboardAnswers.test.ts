import { beforeEach, expect, test, vi } from 'vitest';
import { createDashboardApi } from '../../src/dashboard/api/createDashboardApi.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());

const openApi = (answer: () => Promise<Response>) =>
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
