import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '../../contract/values/language.ts';
import type { ShellEvent } from '../../machines/shell/shell.types.ts';
import { matchRoute, routes } from '../../src/routes.ts';
import { loadPage, resumePage, type LoadedPage } from '../../src/frame/loadedPage.ts';
import { openNavigation } from '../../src/frame/navigation.ts';
import { createPageHost } from '../pages/support/createPageHost.ts';
import { waitUntil } from '../support/waitUntil.ts';

const settings = { productName: 'Estadia', publicUrl: '', gatewayHosts: [] };
const host = createPageHost();
const createServices = (language: Language) =>
  ({ language, settings, loadApi: () => Promise.resolve(host) }) as never;
const gone = () => {
  throw new Error('gone');
};
const send = vi.fn<(event: ShellEvent) => void>();
const loadFromSite = vi.fn<(address: string, how?: object) => void>();
const tab = { shell: { send, isBusy: () => false, isOutdated: () => false }, loadFromSite };
const missing = (address: string, replace = false): ShellEvent => ({
  type: 'chunk.failed',
  destination: { address, replace },
});
const navigate = vi.fn<(to: string) => void>();

const sources = { matchRoute, createServices };

// A page's code takes its time where it is loaded first, which says nothing of how it is shown.
beforeAll(() => Promise.all(routes.map(({ page }) => page())));

beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/en');
});

const load = (path: string) => loadPage(path, 'en', sources);
const property = { path: '/de/casa-azul', query: '' };
const open = (first: LoadedPage) => openNavigation(first, sources, tab);

describe('a page', () => {
  test('a page and its language load together', async () => {
    const page = await load('/pt/casa-azul');
    expect(page).toMatchObject({ path: '/pt/casa-azul', language: 'pt', status: 200 });
    expect(page.content?.match.params).toEqual({ language: 'pt', unit: 'casa-azul' });
    expect(page.content?.store.state().value).toEqual({ ready: 'shown' });
    expect(host.getRentalUnit).toHaveBeenCalledOnce();
  });

  test('a missing page is an error in the language of the address, or else of the previous page', async () => {
    expect(await load('/pt/casa azul')).toMatchObject({ content: undefined, status: 404, language: 'pt' });
    expect(await load('/somewhere')).toMatchObject({ content: undefined, status: 404, language: 'en' });
  });

  test('a page rendered by the server continues without requests until a guest interacts', async () => {
    const state = { value: 'failed', context: { unitId: 'casa-azul', property: undefined }, children: {} };
    const page = await resumePage(property, 'de', { state, status: 200 }, sources);
    expect(page.content?.store.state()).toBe(state);
    expect(host.getRentalUnit).not.toHaveBeenCalled();
    const changed = vi.fn<() => void>();
    page.content?.store.subscribe(changed);
    onTestFinished(page.content!.store.open());
    page.content?.store.send({ type: 'retry.requested' });
    await waitUntil(() => expect(page.content?.store.state().value).toEqual({ ready: { open: 'booking' } }));
    expect(changed).toHaveBeenCalled();
  });

  test('a page that the server refused shows the status', async () => {
    const refused = { state: undefined, status: 503 };
    expect(await resumePage(property, 'de', refused, sources)).toMatchObject({
      content: undefined,
      status: 503,
      language: 'de',
    });
  });
});

describe('a tab', () => {
  test('changes its address once the page has come', async () => {
    const navigation = open(await load('/en'));
    navigation.wrapNavigation(navigate, '/en/casa-azul', {});
    expect(navigate).not.toHaveBeenCalled();
    await waitUntil(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/casa-azul', {}));
    expect(navigation.getPageAt('/en/casa-azul').path).toBe('/en/casa-azul');
  });

  test('goes to the same page in another language with what the fragment says, and to no other', async () => {
    window.history.replaceState(null, '', '/en/reservation/r1#token=abc');
    const navigation = open(await load('/en/reservation/r1'));
    navigation.wrapNavigation(navigate, '/de/reservation/r1', {});
    await waitUntil(() => expect(navigate).toHaveBeenLastCalledWith('/de/reservation/r1#token=abc', {}));
    navigation.wrapNavigation(navigate, '/de/reservation/r2', {});
    await waitUntil(() => expect(navigate).toHaveBeenLastCalledWith('/de/reservation/r2', {}));
  });

  test('takes nothing along of what left the address while the page came', async () => {
    window.history.replaceState(null, '', '/en/reservation/r1#token=abc');
    const navigation = open(await load('/en/reservation/r1'));
    navigation.wrapNavigation(navigate, '/de/reservation/r1', {});
    window.history.replaceState(null, '', '/en/reservation/r1');
    await waitUntil(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/de/reservation/r1', {}));
  });

  test('says on the page before that the next one is on its way, until it has come', async () => {
    document.body.innerHTML = '<main></main>';
    const main = document.querySelector('main')!;
    const navigation = open(await load('/en'));
    navigation.wrapNavigation(navigate, '/en/casa-azul', {});
    expect(main.getAttribute('aria-busy')).toBe('true');
    await waitUntil(() => expect(navigate).toHaveBeenCalledOnce());
    expect(main.getAttribute('aria-busy')).toBe('false');
  });

  test('goes where the last click says', async () => {
    const navigation = open(await load('/en'));
    navigation.wrapNavigation(navigate, '/en/casa-azul', {});
    navigation.wrapNavigation(navigate, '/en/casa-azul/contact', {});
    await waitUntil(() => expect(navigate).toHaveBeenCalled());
    expect(navigate.mock.calls).toEqual([['/en/casa-azul/contact', {}]]);
  });

  test('takes one step however often a link is clicked before its page has come', async () => {
    const navigation = open(await load('/en'));
    for (let clicks = 0; clicks < 2; clicks += 1) navigation.wrapNavigation(navigate, '/en/casa-azul', {});
    await waitUntil(() => expect(navigate).toHaveBeenCalled());
    navigation.wrapNavigation(navigate, '/en/casa-azul/contact', {});
    await waitUntil(() => expect(navigate).toHaveBeenLastCalledWith('/en/casa-azul/contact', {}));
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  test('goes where the last click says although the page of the first cannot be had', async () => {
    const lacking = vi.fn<typeof createServices>(createServices).mockImplementationOnce(gone);
    const navigation = openNavigation(await load('/en'), { matchRoute, createServices: lacking }, tab);
    navigation.wrapNavigation(navigate, '/en/casa-azul', {});
    navigation.wrapNavigation(navigate, '/en/casa-azul/contact', {});
    await waitUntil(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/casa-azul/contact', {}));
    expect(send).not.toHaveBeenCalled();
  });

  test('shows the page before while the next one is on its way, however the address came', async () => {
    const navigation = open(await load('/en'));
    const listener = vi.fn<() => void>();
    navigation.subscribe(listener);
    navigation.show('/en/casa-azul');
    expect(navigation.getPageAt('/en/casa-azul').path).toBe('/en');
    await waitUntil(() => expect(listener).toHaveBeenCalledOnce());
    expect(navigation.getPageAt('/en/casa-azul').path).toBe('/en/casa-azul');
  });

  test('asks the site for a page that is made for dates, from a link and by the Back button alike', async () => {
    const navigation = open(await load('/en'));
    navigation.wrapNavigation(navigate, '/de?from=2027-05-03&to=2027-05-06&guests=2', {});
    expect(loadFromSite).toHaveBeenLastCalledWith('/de?from=2027-05-03&to=2027-05-06&guests=2', {});
    window.history.replaceState(null, '', '/en?from=2027-05-03&to=#main');
    navigation.show('/en?from=2027-05-03&to=');
    expect(loadFromSite).toHaveBeenLastCalledWith('http://localhost:3000/en?from=2027-05-03&to=#main');
    expect(navigate).not.toHaveBeenCalled();
  });

  test('asks again for what it left of dates, and shows what the page without them was', async () => {
    const dated = { ...(await load('/en')), query: '?from=2027-05-03&to=2027-05-06' };
    const navigation = open(dated);
    const address = dated.path + dated.query;
    expect(navigation.getPageAt(address)).toBe(dated);
    navigation.show(address);
    expect(loadFromSite).not.toHaveBeenCalled();
    navigation.wrapNavigation(navigate, '/en', {});
    await waitUntil(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/en', {}));
    expect(navigation.getPageAt('/en')).not.toBe(dated);
    navigation.show('/en');
    window.history.replaceState(null, '', address);
    navigation.show(address);
    expect(loadFromSite).toHaveBeenCalledExactlyOnceWith(window.location.href);
  });

  test('has a page take the place of the one before also where it does not show it itself', async () => {
    const inPlace = { replace: true };
    open(await load('/en')).wrapNavigation(navigate, '/de?from=2027-05-03&to=2027-05-06', inPlace);
    expect(loadFromSite).toHaveBeenCalledExactlyOnceWith('/de?from=2027-05-03&to=2027-05-06', inPlace);
    const broken = openNavigation(await load('/en'), { matchRoute, createServices: gone }, tab);
    broken.wrapNavigation(navigate, '/de', inPlace);
    await waitUntil(() => expect(send).toHaveBeenCalledExactlyOnceWith(missing('/de', true)));
  });

  test('reports a page whose code it cannot load', async () => {
    const broken = openNavigation(await load('/en'), { matchRoute, createServices: gone }, tab);
    broken.wrapNavigation(navigate, '/en/casa-azul', {});
    await waitUntil(() => expect(send).toHaveBeenCalledExactlyOnceWith(missing('/en/casa-azul')));
    broken.show('/en/casa-azul/contact');
    await waitUntil(() => expect(send).toHaveBeenLastCalledWith({ type: 'chunk.failed' }));
    expect(navigate).not.toHaveBeenCalled();
  });
});
