import { renderToStaticMarkup } from 'react-dom/server';
import { useLocale } from 'react-aria/I18nProvider';
import { expect, test } from 'vitest';
import { completeLanguages, locales } from '../../contract/values/language.ts';
import { AriaLocale } from '../../src/i18n/AriaLocale.tsx';
import { loadMessages, TextProvider } from '../../src/i18n/index.ts';

const Spoken = () => useLocale().locale;

test.each(completeLanguages)('the rich controls speak %s with the page', async (language) => {
  const html = renderToStaticMarkup(
    <TextProvider language={language} messages={await loadMessages(language)}>
      <AriaLocale>
        <Spoken />
      </AriaLocale>
    </TextProvider>,
  );
  expect(html).toBe(locales[language]);
});
