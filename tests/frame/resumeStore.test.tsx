import type { AnyActorRef } from 'xstate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { resumeStore, startStore } from '../../src/frame/pageStore.ts';
import { loadSettledState } from '../../src/frame/loadSettledState.ts';
import { matchRoute } from '../../src/routes.ts';
import { createPageHost } from '../pages/support/createPageHost.ts';
import { waitUntil } from '../support/waitUntil.ts';

const settings = { productName: 'Estadia', publicUrl: '', gatewayHosts: [] };

/** A page that a visitor comes to from another one, on the screen before its property has come. */
async function openPage(path: string, host: ReturnType<typeof createPageHost>) {
  const { route, params, language } = matchRoute(path)!;
  const { page } = await route.page();
  const store = await startStore(page, params, {
    language,
    settings,
    loadApi: () => Promise.resolve(host as never),
  });
  onTestFinished(store.open());
  return store;
}

const opened = [
  ['/en/casa-azul', { ready: { open: 'booking' } }],
  ['/en/casa-azul/success', { ready: { open: 'byMail' } }],
  ['/en/casa-azul/contact', { ready: 'writing' }],
] as const;

test.each(opened)('%s is opened once its property has come, however late', async (path, value) => {
  const host = createPageHost();
  const unit = await host.getRentalUnit();
  const late = Promise.withResolvers<unknown>();
  host.getRentalUnit.mockReturnValue(late.promise);
  const store = await openPage(path, host);
  expect(store.state().value).toBe('loading');
  late.resolve(unit);
  await waitUntil(() => expect(store.state().value).toEqual(value));
});

test.each(opened)('%s is opened once its property could be loaded after all', async (path, value) => {
  const host = createPageHost();
  host.getRentalUnit.mockRejectedValueOnce(new CallFailed('unavailable'));
  const store = await openPage(path, host);
  await waitUntil(() => expect(store.state().value).toBe('failed'));
  store.send({ type: 'retry.requested' });
  await waitUntil(() => expect(store.state().value).toEqual(value));
});

/** A page that the server rendered, before the code of its machine has come. */
async function renderedPage(path: string, host: ReturnType<typeof createPageHost>) {
  const { route, params, language } = matchRoute(path)!;
  const { page } = await route.page();
  const services = { language, settings, loadApi: () => Promise.resolve(host as never) };
  const state = await loadSettledState(page, params, services);
  const run = vi.fn<typeof page.loadRunner>((given) => Promise.resolve(page.loadRunner(given)));
  return { store: resumeStore({ ...page, loadRunner: run }, params, services, state), run };
}

/** Such a page on the screen. */
async function resumePage(path: string, host: ReturnType<typeof createPageHost>, fails: boolean) {
  const { store, run } = await renderedPage(path, host);
  if (fails) run.mockRejectedValueOnce(new Error('It could not be loaded.'));
  onTestFinished(store.open());
  return { store, run };
}

const chosen = { type: 'stay.changed', dates: { startDate: '2027-05-03', endDate: '2027-05-06' } };

test('events before the code of a machine has loaded are handled once it has', async () => {
  const host = createPageHost();
  const { store } = await resumePage('/en/casa-azul', host, false);
  store.sendToChild('booking', chosen);
  await waitUntil(() => expect(host.previewPrice).toHaveBeenCalledOnce());
});

const typed = { type: 'message.changed', form: { name: 'Ana Silva' } };

test('an event before the page is rendered reaches a journey that begins with the page', async () => {
  const { route, params, language } = matchRoute('/en/casa-azul/contact')!;
  const { page } = await route.page();
  const host = createPageHost();
  const services = { language, settings, loadApi: () => Promise.resolve(host as never) };
  const store = resumeStore(page, params, services, await loadSettledState(page, params, services));
  store.sendToChild('contact', typed);
  onTestFinished(store.open());
  const { contact } = store.state().children as { contact?: AnyActorRef };
  expect(contact?.getSnapshot()).toHaveProperty('context.form.name', 'Ana Silva');
});

test('code of a machine that could not be loaded is loaded again for the next event', async () => {
  const host = createPageHost();
  const { store, run } = await resumePage('/en/casa-azul', host, true);
  await expect(run.mock.results[0]!.value).rejects.toThrow('It could not be loaded.');
  store.sendToChild('booking', chosen);
  await waitUntil(() => expect(host.previewPrice).toHaveBeenCalledOnce());
  expect(run).toHaveBeenCalledTimes(2);
});

test('a page that was left before its machine had loaded opens only after a return', async () => {
  window.history.replaceState(null, '', '/en/casa-azul?guests=2');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { store, run } = await renderedPage('/en/casa-azul', createPageHost());
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.open()();
  expect(run).toHaveBeenCalledOnce();
  store.send({ type: 'connection.returned' });
  await waitUntil(() => expect(listener).toHaveBeenCalled());
  expect(store.state().value).toEqual({ ready: 'shown' });
  const leave = store.open();
  expect(store.state().value).toEqual({ ready: { open: 'booking' } });
  leave();
  expect(store.state().value).toEqual({ ready: 'shown' });
});
