import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageSources } from '../../src/frame/loadedPage.ts';
import { createPageHost } from '../pages/support/createPageHost.ts';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';
import { waitUntil } from '../support/waitUntil.ts';

const navigate = vi.fn<(to: string) => void>();
const send = vi.fn<(event: object) => void>();
const loadFromSite = vi.fn<(address: string) => void>();
const guest = { name: 'Ana', email: 'ana@example.com', phonePrefix: '', phone: '', reservationId: 'E-7' };
const settings = { productName: 'Estadia', publicUrl: '', gatewayHosts: [] };

resetModulesBeforeEach();
beforeEach(() => {
  vi.resetAllMocks();
  window.history.replaceState(null, '', '/en/reservation/r1#token=abc');
});
afterEach(() => window.history.replaceState(null, '', '/'));

/** A tab at a reservation, of an older version of the site. */
async function openTab(lacks: Partial<PageSources> = {}) {
  const { loadPage } = await import('../../src/frame/loadedPage.ts');
  const { openNavigation } = await import('../../src/frame/navigation.ts');
  const { matchRoute } = await import('../../src/routes.ts');
  const { prepareMessage } = await import('../../src/actors/persistMessage.ts');
  const createServices: PageSources['createServices'] = (language) => ({
    language,
    settings,
    loadApi: () => Promise.resolve(createPageHost() as never),
  });
  const sources = { matchRoute, createServices };
  const first = await loadPage('/en/reservation/r1', 'en', sources);
  const shell = { send, isBusy: () => false, isOutdated: () => true };
  return { ...openNavigation(first, { ...sources, ...lacks }, { shell, loadFromSite }), prepareMessage };
}

const contact = '/en/casa-azul/contact';

describe('a tab with an older version of the site', () => {
  test('requests the next page from the site', async () => {
    const { wrapNavigation } = await openTab();
    wrapNavigation(navigate, contact, {});
    expect(loadFromSite).toHaveBeenCalledExactlyOnceWith(contact, {});
  });

  test.each(['/en/casa-azul?from=2027-05-03&to=2027-05-06', '/en/reservation/r2#token=def'])(
    'requests the page %s of the address from the site after the Back button',
    async (address) => {
      const { show } = await openTab();
      window.history.replaceState(null, '', address);
      show(window.location.pathname);
      expect(loadFromSite).toHaveBeenCalledExactlyOnceWith(window.location.href);
    },
  );

  test('opens the prepared message of a reservation itself', async () => {
    const { wrapNavigation, prepareMessage } = await openTab();
    prepareMessage('casa-azul', guest);
    wrapNavigation(navigate, contact, {});
    await waitUntil(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(contact, {}));
    expect(loadFromSite).not.toHaveBeenCalled();
  });

  test('reloads the reservation, which can prepare the message again, if that page is gone', async () => {
    const gone = () => {
      throw new Error('gone');
    };
    const { wrapNavigation, prepareMessage } = await openTab({ createServices: gone });
    prepareMessage('casa-azul', guest);
    wrapNavigation(navigate, contact, {});
    await waitUntil(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith({
        type: 'chunk.failed',
        destination: { address: window.location.href, replace: false },
      }),
    );
    expect(navigate).not.toHaveBeenCalled();
  });
});
