import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Language } from '../../contract/values/language.ts';
import { App } from '../../src/App.tsx';
import type { LoadedPage, PageContent } from '../../src/frame/loadedPage.ts';
import { createStaticNavigation } from '../../src/frame/navigation.ts';
import { staticStore } from '../../src/frame/pageStore.ts';
import { loadMessages } from '../../src/i18n/messages.ts';
import { matchRoute } from '../../src/routes.ts';
import { chooseDates, goToCode } from '../pages/support/booking.ts';
import { press } from '../pages/support/guest.ts';
import { useTestHost } from '../pages/support/useTestHost.ts';
import { openPage } from '../pages/support/openPage.tsx';

const host = useTestHost();
const settings = { productName: 'Estadia', publicUrl: '', gatewayHosts: [] };

const page = async (language: Language, status: number, content?: PageContent): Promise<LoadedPage> => ({
  path: `/${language}/no/such/page`,
  query: '',
  language,
  messages: await loadMessages(language),
  content,
  status,
});

const app = (shown: LoadedPage) => <App settings={settings} navigation={createStaticNavigation(shown)} />;

test('an error page has a title in the language of the reader', async () => {
  document.title = 'Casa Azul · Estadia';
  const { rerender } = render(app(await page('en', 404)));
  expect(document.title).toBe('Page Not Found');
  rerender(app(await page('de', 404)));
  expect(document.title).toBe('Seite nicht gefunden');
  rerender(app(await page('en', 500)));
  expect(document.title).toBe('Internal Server Error');
});

test('a page that cannot be rendered has the title of the error page in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const match = matchRoute('/en/casa-azul')!;
  const broken = {
    ...(await match.route.page()).page,
    getHead: () => ({ title: 'Casa Azul · Estadia', description: '' }),
    View: () => {
      throw new Error('It breaks.');
    },
  };
  const store = staticStore({ value: 'failed', context: {}, children: {} });
  render(app(await page('en', 200, { match, page: broken, store })));
  expect(document.title).toBe('Internal Server Error');
  vi.restoreAllMocks();
});

test('a property page has the name of the property after the current step in its title', async () => {
  await openPage('/en/casa-azul', host);
  expect(document.title).toBe('Casa Azul: holiday flat in Lisbon · Estadia');
  await chooseDates();
  await press('Book now');
  expect(document.title).toBe('Your details · Casa Azul · Estadia');
  await press('Choose other dates');
  expect(document.title).toBe('Casa Azul: holiday flat in Lisbon · Estadia');
});

test('the title names the next step for a guest who left for their e-mail', async () => {
  await openPage('/en/casa-azul', host);
  await goToCode();
  expect(document.title).toBe('Confirm your email · Casa Azul · Estadia');
});
