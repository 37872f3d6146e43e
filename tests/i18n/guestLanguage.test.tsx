import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import type { Property } from '../../machines/property/property.types.ts';
import { loadMessages, TextProvider } from '../../src/i18n/index.ts';
import { useBooking } from '../../src/pages/useBooking.ts';
import { SiteContext } from '../../src/frame/site.ts';

const property = { id: 'casa-do-limoeiro', maxGuests: 4 } as Property;
const site = {
  settings: { productName: 'Estadia', publicUrl: 'http://localhost', gatewayHosts: [] },
  languagePath: () => '/',
};

const page = { pageState: { children: {} }, send: () => undefined } as unknown as Parameters<
  typeof useBooking
>[0];
const GuestLocale = () => useBooking(page, property).snapshot.context.details.locale;

test.each(completeLanguages)(
  'a guest who books on a page in %s gets e-mails in that language',
  async (language) => {
    const html = renderToStaticMarkup(
      <TextProvider language={language} messages={await loadMessages(language)}>
        <SiteContext value={site}>
          <GuestLocale />
        </SiteContext>
      </TextProvider>,
    );
    expect(html).toBe(language);
  },
);
