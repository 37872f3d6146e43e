import { expect, test, vi } from 'vitest';
import { dashboardPage, dashboardPages, setupLink } from '../../contract/dashboard/pages.ts';
import { earlyAnswersScript, takeEarlyAnswer } from '../../src/dashboard/api/earlyAnswers.ts';

const session = '/api/host/1/session';
const today = '/api/host/1/today';

/** Opens an address whose session has this status, and returns the requests of the script. */
async function open(address: string, status = 200) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    return path === session && status === 0
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(path, { status }));
  });
  window.history.replaceState(null, '', address);
  // oxlint-disable-next-line no-eval -- the page contains it as a script
  window.eval(earlyAnswersScript);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return requests;
}

const request = (path: string, signal?: AbortSignal) =>
  new Request(new URL(path, window.location.origin), { ...(signal && { signal }) });

test('the first page requests the session and today, and each answer is taken once', async () => {
  expect(await open(dashboardPage)).toEqual([session, today]);
  const answers = await Promise.all([takeEarlyAnswer(request(session)), takeEarlyAnswer(request(today))]);
  expect(await Promise.all(answers.map((answer) => answer!.text()))).toEqual([session, today]);
  expect(takeEarlyAnswer(request(session))).toBeUndefined();
});

test('other pages request the session only, and a set-up link nothing', async () => {
  expect(await open(dashboardPages.calendar)).toEqual([session]);
  expect(await open(setupLink('token'))).toEqual([]);
});

test('without a session or a connection, today is not requested, and the page gets that answer', async () => {
  expect(await open(dashboardPage, 401)).toEqual([session]);
  expect((await takeEarlyAnswer(request(session)))!.status).toBe(401);
  expect(await open(dashboardPage, 0)).toEqual([session]);
  await expect(takeEarlyAnswer(request(session))).rejects.toThrow('Failed to fetch');
});

test('only the same request takes an answer, and an aborted one does not wait for it', async () => {
  await open(dashboardPage);
  expect(takeEarlyAnswer(request(`${today}?page=2`))).toBeUndefined();
  expect(takeEarlyAnswer(new Request(request(today), { method: 'POST' }))).toBeUndefined();
  const aborting = new AbortController();
  vi.stubGlobal('earlyAnswers', { [today]: new Promise(() => undefined) });
  const answer = takeEarlyAnswer(request(today, aborting.signal));
  aborting.abort(new Error('the page is left'));
  await expect(answer).rejects.toThrow('the page is left');
});
