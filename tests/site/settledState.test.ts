import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { landingMachine, type Loaded } from '../../machines/landing/landing.machine.ts';
import { definePage } from '../../src/frame/page.ts';
import type { PageState } from '../../src/frame/pageState.ts';
import { getRunner } from '../../src/frame/runMachine.ts';
import { loadSettledState } from '../../src/frame/loadSettledState.ts';
import { routes } from '../../src/routes.ts';
import type { Services } from '../../src/frame/services.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const loaded = (offers: Loaded['offers']): Loaded => ({
  page: 1,
  unitCount: offers.length,
  maxGuests: 4,
  offers,
  search: undefined,
  answer: 'unasked',
});

const landingWith = (loadOffers: () => Promise<Loaded>) =>
  definePage<PageState>({
    loadRunner: () => getRunner(landingMachine.provide({ actors: { loadOffers: fromPromise(loadOffers) } })),
    getInput: () => ({ query: '' }),
    getStatus: () => 200,
    getHead: () => ({ title: '', description: '' }),
    View: () => null,
  });
const services = { settings: {} } as Services;

test('the server waits until the machine of a page is settled', async () => {
  const page = landingWith(() => Promise.resolve(loaded([])));
  expect((await loadSettledState(page, {}, services)).value).toBe('empty');
});

test('a machine that is not settled after 3 seconds has failed', async () => {
  const page = landingWith(() => new Promise(() => {}));
  const state = loadSettledState(page, {}, services);
  await vi.advanceTimersByTimeAsync(2999);
  const early = await Promise.race([state, Promise.resolve('waiting')]);
  expect(early).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2);
  expect((await state).value).toBe('failed');
});

test('the machine of a page is created once for the same services, and restarted per visitor', async () => {
  const offers = [{ id: 'casa-azul' }] as unknown as Loaded['offers'];
  const answers = [loaded([]), loaded(offers)];
  const page = landingWith(() => Promise.resolve(answers.shift()!));
  const run = vi.spyOn(page, 'loadRunner');
  const ofOne = { ...services };
  expect((await loadSettledState(page, {}, ofOne)).value).toBe('empty');
  expect((await loadSettledState(page, {}, ofOne)).context).toMatchObject({ offers });
  expect(run).toHaveBeenCalledTimes(1);
  answers.push(loaded([]));
  await loadSettledState(page, {}, { ...services });
  expect(run).toHaveBeenCalledTimes(2);
});

/** A host that never answers. */
const silent = {
  language: 'en',
  settings: {} as Services['settings'],
  loadApi: () => new Promise(() => undefined),
} as const satisfies Services;

test.each(routes)('$path ends although the host never answers', async ({ page: load }) => {
  const { page } = await load();
  // Its code arrives when it does; the clock is about its machine.
  await page.loadRunner(silent);
  const settling = loadSettledState(page, { unit: 'casa-azul', reservation: 'r' }, silent);
  for (let seconds = 0; seconds < 10; seconds += 1) await vi.advanceTimersByTimeAsync(1000);
  const state = await settling;
  // This state waits for data that only the browser has.
  expect(['failed', { loading: 'readingLink' }, 'readingLink', 'asking']).toContainEqual(state.value);
});
