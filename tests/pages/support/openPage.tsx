import { act, render } from '@testing-library/react';
import type { FC } from 'react';
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

/** Opens an address of the site as a browser does, with a host behind it; tells how to go on with it. */
export async function openPage(path: string, host: ReturnType<typeof hostOfPages>) {
  const place = placeOf(path)!;
  const { page } = await place.route.page();
  const services = { language: place.language, settings, api: host as unknown as Api };
  const load = () => Promise.resolve(services as never);
  await loadCountryNames(place.language);
  const store = await startedStore(page, place.params, load);
  const drawn = (language: Language) =>
    inLanguage(language, <Site place={place} page={page} store={store} services={load} />);
  const first = await drawn(place.language);
  const { unmount, rerender } = await act(async () => render(first));
  const speak = async (language: Language) => {
    const next = await drawn(language);
    await act(async () => rerender(next));
  };
  return { store, leave: unmount, speak };
}
