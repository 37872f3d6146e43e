import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../contract/language.ts';
import type { RentalUnit } from '../../contract/rentalUnit.ts';
import { dark, light } from '../../src/theme/colours.ts';
import { fakeBackend, unit } from './support/fakeBackend.ts';
import { openTestSite } from './support/site.ts';

const publicUrl = 'https://stay.example';

/** What stands in the head of a page: the attributes of its metas and links, by name or relation. */
async function headOf(path: string, photos: RentalUnit['photos'] = unit.photos) {
  const backend = fakeBackend({ answerUnit: () => Response.json({ ...unit, photos }) });
  const { ask, text } = await openTestSite({ backend, publicUrl });
  const [head = ''] = /<head>[^]*<\/head>/.exec(await text(path)) ?? [];
  const all = [...head.matchAll(/<(?:meta|link) ([^>]*)\/>/g)].map(([, said = '']) =>
    Object.fromEntries([...said.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );
  const said = (name: string) =>
    all.find((one) => one['property'] === name || one['name'] === name)?.['content'];
  const linked = (rel: string) => all.find((one) => one['rel'] === rel)?.['href'];
  return { all, ask, said, linked };
}

const shown = `/en/${unit.id}`;
const kinds: readonly (readonly [kind: string, path: string, isShared: boolean])[] = [
  ['the landing page', '/en', true],
  ['a property', shown, true],
  ['a reservation', '/en/reservation/any', false],
  ['a message to a host', `${shown}/contact`, false],
  ['a booking that is paid', `${shown}/success`, false],
  ['a page that is not there', '/en/a/b', false],
];

describe.each(kinds)('the head of %s', (_, path, isShared) => {
  test('names its app and its icons, which are there', async () => {
    const { ask, linked } = await headOf(path);
    expect(linked('manifest')).toBe('/app-en.webmanifest');
    for (const rel of ['icon', 'manifest']) {
      expect([rel, (await ask(linked(rel)!)).status]).toEqual([rel, 200]);
    }
  });

  test('gives the browser’s bars the colour of the page, in each mode', async () => {
    const { all } = await headOf(path);
    expect(all.filter(({ name }) => name === 'theme-color')).toEqual([
      {
        name: 'theme-color',
        content: light.page,
        media: '(prefers-color-scheme: light)',
      },
      { name: 'theme-color', content: dark.page, media: '(prefers-color-scheme: dark)' },
    ]);
  });

  test('tells what a preview of its link shows, where anybody may share it', async () => {
    const { said } = await headOf(path);
    expect(said('og:url')).toBe(isShared ? publicUrl + path : undefined);
    expect(said('robots')).toBe(isShared ? undefined : 'noindex');
    expect(said('twitter:card')).toBe(isShared ? 'summary_large_image' : undefined);
  });
});

test('a shared link has a picture in a format and of a size that previews read, with what can be seen on it', async () => {
  const { said } = await headOf(shown);
  const [photo] = unit.photos;
  expect(said('og:image')).toMatch(/^https:\/\/stay\.example\/images\/preview\/.*\.jpg$/);
  expect([said('og:image:width'), said('og:image:height')]).toEqual(['1200', '630']);
  expect(said('og:image:alt')).toBe(photo?.alt);
});

test('a picture of a host elsewhere is shared as it is: nobody here knows its size', async () => {
  const { said } = await headOf(shown, [{ ...unit.photos[0]!, src: 'https://host.example/a.jpg' }]);
  expect(said('og:image')).toBe('https://host.example/a.jpg');
  expect(said('og:image:width')).toBeUndefined();
});

test('a link to a property without photos is shared without one', async () => {
  const { said } = await headOf(shown, []);
  expect(said('og:image')).toBeUndefined();
  expect(said('twitter:card')).toBe('summary');
});

describe('a device that has the site among its apps', () => {
  const descriptions: Record<Language, string> = {
    en: 'Booked directly with the host.',
    pt: 'Reservado diretamente com o alojamento.',
    fr: 'Réservé directement auprès de l’hôte.',
    de: 'Direkt bei der Unterkunft gebucht.',
    es: 'Reservado directamente con el alojamiento.',
  };

  test.each(languages)('is told its name and begins in %s', async (language) => {
    const { ask } = await openTestSite();
    const answer = await ask(`/app-${language}.webmanifest`);
    expect(answer.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({
      id: '/',
      name: 'Estadia',
      short_name: 'Estadia',
      description: descriptions[language],
      lang: language,
      start_url: `/${language}`,
      scope: '/',
      theme_color: light.page,
      background_color: light.page,
    });
  });

  test('finds its icons in the sizes that they are said to have', async () => {
    const { ask } = await openTestSite();
    const { icons } = (await (await ask('/app-en.webmanifest')).json()) as {
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['any', undefined],
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes, type } of icons) {
      const answer = await ask(src);
      expect(answer.headers.get('Content-Type')?.split(';')[0]).toBe(type);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([sizes, 'any']).toContain(`${width}x${height}`.replace('32x32', 'any'));
    }
  });

  test.each(['/icon-maskable-512.png', '/apple-touch-icon.png'])(
    'cuts the corners of %s itself: there is a ground to its edges',
    async (path) => {
      const { ask } = await openTestSite();
      const { data } = await sharp(await (await ask(path)).arrayBuffer())
        .ensureAlpha()
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data]).toEqual([0x20, 0x74, 0x53, 255]);
    },
  );

  test('is told nothing in a language that the site does not offer', async () => {
    const { ask } = await openTestSite({ offered: ['de'] });
    expect((await ask('/app-de.webmanifest')).status).toBe(200);
    expect((await ask('/app-en.webmanifest')).status).toBe(404);
  });
});
