import { act, render } from '@testing-library/react';
import type { FC } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '../../../contract/language.ts';
import type { Api } from '../../../src/api/index.ts';
import type { Page } from '../../../src/pages/page.ts';
import { PageOutlet } from '../../../src/pages/PageOutlet.tsx';
import { startedStore, type PageStore } from '../../../src/pages/pageStore.ts';
import { ServicesContext } from '../../../src/pages/services.ts';
import { placeOf, type Place } from '../../../src/routes.ts';
import { SiteContext, type SiteSettings } from '../../../src/site.ts';
import { loadCountryNames } from '../../../contract/countries/index.ts';
import { loadForm, loadOtp, loadPayment, loadSuccess } from '../../../src/views/booking/later.ts';
import { inLanguage } from '../../views/support/inLanguage.tsx';
import type { hostOfPages } from './hostOfPages.ts';

Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
await Promise.all([
  loadForm(),
  loadOtp(),
  loadPayment(),
  loadSuccess(),
  import('../../../src/views/registration/Forms.tsx'),
]);

export const settings: SiteSettings = {
  productName: 'Estadia',
  publicUrl: 'http://localhost',
  featured: ['casa-azul'],
  gatewayHosts: ['pay.example'],
};

interface Opened {
  place: Place;
  page: Page;
  store: PageStore;
}

const Site: FC<Opened & { services: () => Promise<never> }> = ({ services, ...at }) => (
  <SiteContext value={{ settings, languagePath: (language) => `/${language}` }}>
    <ServicesContext value={services}>
      <PageOutlet {...at} />
    </ServicesContext>
  </SiteContext>
);

async function prepared(path: string, host: ReturnType<typeof hostOfPages>) {
  const place = placeOf(path)!;
  const { page } = await place.route.page();
  const services = { language: place.language, settings, api: host as unknown as Api };
  const load = () => Promise.resolve(services as never);
  await loadCountryNames(place.language);
  const store = await startedStore(page, place.params, load);
  const drawn = (language: Language) =>
    inLanguage(language, <Site place={place} page={page} store={store} services={load} />);
  return { drawn, language: place.language };
}

/** Opens an address of the site as a browser does, with a host behind it; tells how to go on with it. */
export async function openPage(path: string, host: ReturnType<typeof hostOfPages>) {
  const { drawn, language } = await prepared(path, host);
  const first = await drawn(language);
  const { unmount, rerender } = await act(async () => render(first));
  const speak = async (other: Language) => {
    const next = await drawn(other);
    await act(async () => rerender(next));
  };
  return { leave: unmount, speak };
}

/** Opens an address whose HTML is there before its scripts: `meanwhile` is what a guest does before they are. */
export async function openSlowly(path: string, host: ReturnType<typeof hostOfPages>, meanwhile: () => void) {
  const { drawn, language } = await prepared(path, host);
  const page = await drawn(language);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  meanwhile();
  await act(async () => render(page, { container, hydrate: true }));
}
