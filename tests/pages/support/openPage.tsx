import { act, render } from '@testing-library/react';
import type { FC, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import type { Language } from '../../../contract/values/language.ts';
import type { Api } from '../../../src/api/index.ts';
import type { PageContent } from '../../../src/frame/loadedPage.ts';
import { PageOutlet } from '../../../src/frame/PageOutlet.tsx';
import { startStore } from '../../../src/frame/pageStore.ts';
import type { Services } from '../../../src/frame/services.ts';
import { matchRoute } from '../../../src/routes.ts';
import { SiteContext, type SiteSettings } from '../../../src/frame/site.ts';
import { loadCountryNames } from '../../../contract/values/countries/index.ts';
import { loadForm, loadOtp, loadPayment, loadSuccess } from '../../../src/views/booking/loadScreens.ts';
import { inLanguage } from '../../views/support/inLanguage.tsx';
import type { createPageHost } from './createPageHost.ts';

Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
await Promise.all([
  loadForm(),
  loadOtp(),
  loadPayment(),
  loadSuccess(),
  import('../../../src/views/registration/Forms.tsx'),
  import('../../../src/actors/bookingCalls.ts'),
]);

const settings: SiteSettings = {
  productName: 'Estadia',
  publicUrl: 'http://localhost',
  gatewayHosts: ['pay.example'],
};

const Site: FC<PageContent> = (content) => (
  <SiteContext value={{ settings, languagePath: (language) => `/${language}` }}>
    <PageOutlet {...content} />
  </SiteContext>
);

async function prepared(path: string, host: ReturnType<typeof createPageHost>) {
  const match = matchRoute(path)!;
  const { page } = await match.route.page();
  const { language, params } = match;
  const services: Services = { language, settings, loadApi: () => Promise.resolve(host as unknown as Api) };
  await loadCountryNames(language);
  const store = await startStore(page, params, services);
  return {
    store,
    page: await inLanguage(language, <Site key={path} match={match} page={page} store={store} />),
  };
}

/** Opens an address of the site as a browser does, with a host, and returns the actions on the page. */
export async function openPage(path: string, host: ReturnType<typeof createPageHost>) {
  const { store, page } = await prepared(path, host);
  const { unmount, rerender } = await act(async () => render(page));
  /** Goes to the same page in another language, as within the site. */
  const speak = async (other: Language) => {
    const next = await prepared(`/${other}${path.slice(3)}`, host);
    await act(async () => rerender(next.page));
  };
  return { store, leave: unmount, speak };
}

/** HTML as the site's server writes it, which has the code of a page's later parts at hand. */
async function drawnWhole(page: ReactNode) {
  renderToString(page);
  await vi.dynamicImportSettled();
  return renderToString(page);
}

/** Opens an address whose HTML is there before its scripts: `actBefore` is what a guest does before hydration. */
export async function openPageSlowly(
  path: string,
  host: ReturnType<typeof createPageHost>,
  whileLoading: () => void,
) {
  const { page } = await prepared(path, host);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await drawnWhole(page);
  whileLoading();
  await act(async () => render(page, { container, hydrate: true }));
}
