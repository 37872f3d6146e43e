import { expect, test } from 'vitest';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { lodgingKinds } from '../../contract/schemas/rentalUnit.ts';
import { createDemoBackend, demoUnits } from './support/createDemoBackend.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

/** The title and description of a page in search results, as text. */
const [longestTitle, shortestDescription, longestDescription] = [70, 50, 200];

const unescaped = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

function getTexts(page: string) {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(page) ?? [];
  return { title: unescaped(title), description: unescaped(description) };
}

const openDemo = () => openTestSite({ backend: createDemoBackend(), listed: demoUnits });

const titles: Readonly<Record<string, readonly [landing: string, flat: string, house: string]>> = {
  en: [
    'Holiday homes in Lisbon and Évora · Estadia',
    'Casa do Limoeiro: holiday flat in Lisbon · Estadia',
    'Monte da Figueira: holiday house in Évora · Estadia',
  ],
  pt: [
    'Alojamentos de férias: Lisboa e Évora · Estadia',
    'Casa do Limoeiro: apartamento de férias, Lisboa · Estadia',
    'Monte da Figueira: casa de férias, Évora · Estadia',
  ],
  fr: [
    'Locations de vacances\u202f: Lisbonne et Évora · Estadia',
    'Casa do Limoeiro\u202f: appartement de vacances, Lisbonne · Estadia',
    'Monte da Figueira\u202f: maison de vacances, Évora · Estadia',
  ],
  de: [
    'Ferienunterkünfte in Lissabon und Évora · Estadia',
    'Casa do Limoeiro: Ferienwohnung in Lissabon · Estadia',
    'Monte da Figueira: Ferienhaus in Évora · Estadia',
  ],
  es: [
    'Alojamientos vacacionales en Lisboa y Évora · Estadia',
    'Casa do Limoeiro: apartamento de vacaciones en Lisboa · Estadia',
    'Monte da Figueira: casa de vacaciones en Évora · Estadia',
  ],
};

test.each(completeLanguages)('listed pages name their content and place in %s', async (language) => {
  const { text } = await openDemo();
  const paths = [`/${language}`, ...demoUnits.map((id) => `/${language}/${id}`)];
  const texts = await Promise.all(paths.map(async (path) => getTexts(await text(path))));
  expect(texts.map(({ title }) => title)).toEqual(titles[language]);
  for (const { title, description } of texts) {
    expect(title.length).toBeLessThanOrEqual(longestTitle);
    expect(description.length).toBeGreaterThanOrEqual(shortestDescription);
    expect(description.length).toBeLessThanOrEqual(longestDescription);
  }
});

test('no two listed pages have the same title or description, in whatever language', async () => {
  const { text } = await openDemo();
  const paths = completeLanguages.flatMap((language) =>
    ['', ...demoUnits.map((id) => `/${id}`)].map((id) => `/${language}${id}`),
  );
  const texts = await Promise.all(paths.map(async (path) => getTexts(await text(path))));
  expect(new Set(texts.map(({ title }) => title)).size).toBe(paths.length);
  expect(new Set(texts.map(({ description }) => description)).size).toBe(paths.length);
});

test('a message to a host and a paid booking are named before the property', async () => {
  const { text } = await openDemo();
  const titleAt = async (path: string) => getTexts(await text(`/de/${unit.id}/${path}`)).title;
  expect(await titleAt('contact')).toBe('An Inês Carvalhal schreiben · Casa do Limoeiro · Estadia');
  expect(await titleAt('success')).toBe('Ihre Buchung · Casa do Limoeiro · Estadia');
});

const titleWith = async (language: Language, changes: object) => {
  const backend = createFakeBackend({ answerUnit: () => Response.json({ ...unit, ...changes }) });
  const { text } = await openTestSite({ backend });
  return getTexts(await text(`/${language}/${unit.id}`)).title;
};

test.each(completeLanguages)(
  'each kind of lodging has its word in %s, and a property without a kind has its own',
  async (language) => {
    const kinds = [...lodgingKinds, undefined];
    const texts = await Promise.all(kinds.map((kind) => titleWith(language, { kind })));
    expect(new Set(texts).size).toBe(kinds.length);
    for (const title of texts) expect(title).toMatch(/^Casa do Limoeiro\s?: \S+.* · Estadia$/);
  },
);

test('a site with properties in many towns names none of them, and how to book', async () => {
  const backend = createFakeBackend({
    getOffered: () => ({ version: 0, unitIds: ['a', 'b', 'c', 'd'] }),
    answerUnit: (request) => {
      const id = request.url.slice(-1);
      return Response.json({ ...unit, id, location: { ...unit.location, city: `Town ${id}` } });
    },
  });
  const { text } = await openTestSite({ backend, listed: ['a', 'b', 'c', 'd'] });
  expect(getTexts(await text('/en')).title).toBe('Holiday homes, booked directly · Estadia');
});

test('the description of the first page is the host’s own text, if there is one', async () => {
  const { text } = await openTestSite({ welcome: { de: { lead: 'Zwei Häuser, eine Familie.' } } });
  expect(getTexts(await text('/de')).description).toBe('Zwei Häuser, eine Familie.');
  expect(getTexts(await text('/en')).description).toMatch(/^Holiday homes, booked directly/);
});

test('the title of a missing page says what to do next', async () => {
  const { text } = await openTestSite();
  expect(getTexts(await text('/en/no/such/page'))).toEqual({
    title: 'Page Not Found',
    description: expect.stringContaining('There is no page at this address'),
  });
});
