// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../contract/language.ts';
import { routes } from '../../src/routes.ts';
import type { Visit } from '../../src/visit.ts';
import { resumeVisit, startVisit } from '../../src/visit.ts';
import { openVisits } from '../../src/visits.ts';
import { hostOfPages } from './support/hostOfPages.ts';

const settings = { productName: 'Estadia', publicUrl: '', featured: [], gatewayHosts: [] };
const host = hostOfPages();
const servicesIn = (language: Language) =>
  ({ language, settings, loadApi: () => Promise.resolve(host) }) as never;
const gone = () => {
  throw new Error('gone');
};
const loadAnew = vi.fn<(address: string) => void>();
const navigate = vi.fn<(to: string) => void>();

// A page's code takes its time where it is loaded first, which says nothing of a visit.
beforeAll(() => Promise.all(routes.map(({ page }) => page())));

beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/en');
});

const start = (path: string) => startVisit(path, 'en', servicesIn);
const open = (first: Visit) => openVisits(first, servicesIn, loadAnew);

describe('a visit', () => {
  test('brings its page and its language along', async () => {
    const visit = await start('/pt/casa-azul');
    expect(visit).toMatchObject({ path: '/pt/casa-azul', language: 'pt', status: 200 });
    expect(visit.at?.place.params).toEqual({ language: 'pt', unit: 'casa-azul' });
    expect(visit.at?.store.state().value).toEqual({ ready: 'shown' });
    expect(host.getRentalUnit).toHaveBeenCalledOnce();
  });

  test('to no page is an error in the language of the address, else in that of the page before', async () => {
    expect(await start('/pt/casa azul')).toMatchObject({ at: undefined, status: 404, language: 'pt' });
    expect(await start('/somewhere')).toMatchObject({ at: undefined, status: 404, language: 'en' });
  });

  test('that the server rendered goes on from there, and asks nothing until somebody does', async () => {
    const state = { value: 'failed', context: { unitId: 'casa-azul', property: undefined }, children: {} };
    const visit = await resumeVisit('/de/casa-azul', 'de', { state, status: 200 }, servicesIn);
    expect(visit.at?.store.state()).toBe(state);
    expect(host.getRentalUnit).not.toHaveBeenCalled();
    const changed = vi.fn<() => void>();
    visit.at?.store.subscribe(changed);
    visit.at?.store.send({ type: 'retry.requested' });
    await vi.waitFor(() => expect(visit.at?.store.state().value).toEqual({ ready: 'shown' }));
    expect(changed).toHaveBeenCalled();
  });

  test('that the server refused shows its status', async () => {
    const refused = { state: undefined, status: 503 };
    expect(await resumeVisit('/de/casa-azul', 'de', refused, servicesIn)).toMatchObject({
      at: undefined,
      status: 503,
      language: 'de',
    });
  });
});

describe('a tab', () => {
  test('changes its address once the page has come', async () => {
    const visits = open(await start('/en'));
    visits.aroundNav(navigate, '/en/casa-azul', {});
    expect(navigate).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/casa-azul', {}));
    expect(visits.at('/en/casa-azul').path).toBe('/en/casa-azul');
  });

  test('goes where the last click says', async () => {
    const visits = open(await start('/en'));
    visits.aroundNav(navigate, '/en/casa-azul', {});
    visits.aroundNav(navigate, '/en/casa-azul/contact', {});
    await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(navigate.mock.calls).toEqual([['/en/casa-azul/contact', {}]]);
  });

  test('shows the page before while the next one is on its way, however the address came', async () => {
    const visits = open(await start('/en'));
    const told = vi.fn<() => void>();
    visits.subscribe(told);
    visits.show('/en/casa-azul');
    expect(visits.at('/en/casa-azul').path).toBe('/en');
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(visits.at('/en/casa-azul').path).toBe('/en/casa-azul');
  });

  test('loads anew what it cannot show', async () => {
    const broken = openVisits(await start('/en'), gone, loadAnew);
    broken.aroundNav(navigate, '/en/casa-azul', {});
    await vi.waitFor(() => expect(loadAnew).toHaveBeenCalledExactlyOnceWith('/en/casa-azul'));
    broken.show('/en/casa-azul/contact');
    await vi.waitFor(() => expect(loadAnew).toHaveBeenLastCalledWith('http://localhost:3000/en'));
    expect(navigate).not.toHaveBeenCalled();
  });
});
