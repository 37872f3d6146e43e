// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { CallFailed } from '../../contract/callFailed.ts';
import { startStore } from '../../src/frame/pageStore.ts';
import { matchRoute } from '../../src/routes.ts';
import { hostOfPages } from '../pages/support/hostOfPages.ts';

const settings = { productName: 'Estadia', publicUrl: '', featured: [], gatewayHosts: [] };

/** A page that a visitor comes to from another one, on the screen before its property has come. */
async function openPage(path: string, host: ReturnType<typeof hostOfPages>) {
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
  const host = hostOfPages();
  const unit = await host.getRentalUnit();
  const late = Promise.withResolvers<unknown>();
  host.getRentalUnit.mockReturnValue(late.promise);
  const store = await openPage(path, host);
  expect(store.state().value).toBe('loading');
  late.resolve(unit);
  await vi.waitFor(() => expect(store.state().value).toEqual(value));
});

test.each(opened)('%s is opened once its property could be loaded after all', async (path, value) => {
  const host = hostOfPages();
  host.getRentalUnit.mockRejectedValueOnce(new CallFailed('unavailable'));
  const store = await openPage(path, host);
  await vi.waitFor(() => expect(store.state().value).toBe('failed'));
  store.send({ type: 'retry.requested' });
  await vi.waitFor(() => expect(store.state().value).toEqual(value));
});
