import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { completeLanguages, locales, type Language } from '../../contract/values/language.ts';
import {
  createPageIntl,
  languageOfIntl,
  loadMessages,
  Text,
  TextProvider,
  createTranslator,
  useFormats,
  useText,
  type MessageId,
} from '../../src/i18n/index.ts';

const inLanguage = async (language: Language) =>
  createTranslator(createPageIntl(language, await loadMessages(language)));

describe('texts', () => {
  test.each([
    ['en', '1 night', '3 nights'],
    ['pt', '1 noite', '3 noites'],
    ['fr', '1 nuit', '3 nuits'],
    ['de', '1 Nacht', '3 Nächte'],
    ['es', '1 noche', '3 noches'],
  ] as const)('%s counts nights', async (language, one, three) => {
    const text = await inLanguage(language);
    expect(text('count.nights', { nights: 1 })).toBe(one);
    expect(text('count.nights', { nights: 3 })).toBe(three);
  });

  test('every language says which language it is', async () => {
    const spoken = await Promise.all(
      completeLanguages.map(async (language) =>
        languageOfIntl(createPageIntl(language, await loadMessages(language))),
      ),
    );
    expect(spoken).toEqual(completeLanguages);
  });

  test('texts of the server only are not sent to browsers', async () => {
    const ids = Object.keys(await loadMessages('en'));
    expect(ids.filter((id) => /^(mail|sandbox)\./.test(id))).toEqual([]);
    expect(ids).toContain('price.total');
  });

  test('a text that does not exist is refused while developing', async () => {
    const text = await inLanguage('en');
    expect(() => text('no.such.text' as MessageId)).toThrow('no.such.text');
  });

  test('a text whose argument is missing is refused while developing', async () => {
    const text = await inLanguage('en');
    expect(() => text('count.nights')).toThrow('count.nights');
  });

  test('a page is written in its language, with its formats', async () => {
    function Stay() {
      const text = useText();
      const formats = useFormats();
      return (
        <p title={text('price.total')}>
          <Text id="count.nights" values={{ nights: 2 }} /> {formats.money({ amount: 123456 })}
        </p>
      );
    }
    const html = renderToStaticMarkup(
      <TextProvider language="de" messages={await loadMessages('de')}>
        <Stay />
      </TextProvider>,
    );
    expect(html).toBe('<p title="Gesamtpreis"><span>2 Nächte</span> 1.234,56\u00a0€</p>');
  });

  test('every language has the conventions of a place', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(Object.values(locales))).toEqual(Object.values(locales));
  });
});
