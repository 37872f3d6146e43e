import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import type { RentalUnit } from '../../contract/schemas/rentalUnit.ts';
import { dark, light } from '../../src/theme/colours.ts';
import { createFakeBackend, unit } from './support/createFakeBackend.ts';
import { openTestSite } from './support/site.ts';

const publicUrl = 'https://stay.example';

/** The head of a page: the attributes of its metas and links, by name or relation. */
async function getHead(path: string, photos: RentalUnit['photos'] = unit.photos) {
  const backend = createFakeBackend({ answerUnit: () => Response.json({ ...unit, photos }) });
  const { ask, text } = await openTestSite({ backend, publicUrl });
  const [head = ''] = /<head>[^]*<\/head>/.exec(await text(path)) ?? [];
  const all = [...head.matchAll(/<(?:meta|link) ([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );
  const attributes = (name: string) =>
    all.find((one) => one['property'] === name || one['name'] === name)?.['content'];
  const linked = (rel: string) => all.find((one) => one['rel'] === rel)?.['href'];
  return { all, ask, attributes, linked };
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
  test('contains its app and its icons, which exist', async () => {
    const { ask, linked } = await getHead(path);
    expect(linked('manifest')).toBe('/app-en.webmanifest');
    for (const rel of ['icon', 'manifest']) {
      expect([rel, (await ask(linked(rel)!)).status]).toEqual([rel, 200]);
    }
  });

  test('sets the colour of the browser’s toolbars to that of the page, in each mode', async () => {
    const { all } = await getHead(path);
    expect(all.filter(({ name }) => name === 'theme-color')).toEqual([
      {
        name: 'theme-color',
        content: light.page,
        media: '(prefers-color-scheme: light)',
      },
      { name: 'theme-color', content: dark.page, media: '(prefers-color-scheme: dark)' },
    ]);
  });

  test('describes the preview of its link if anybody may share it', async () => {
    const { attributes } = await getHead(path);
    expect(attributes('og:url')).toBe(isShared ? publicUrl + path : undefined);
    expect(attributes('robots')).toBe(isShared ? undefined : 'noindex');
    expect(attributes('twitter:card')).toBe(isShared ? 'summary_large_image' : undefined);
  });
});

test('has a share picture with a format and size that previews read, and an alt text', async () => {
  const { attributes } = await getHead(shown);
  const [photo] = unit.photos;
  expect(attributes('og:image')).toMatch(
    new RegExp(`^${publicUrl}/images/preview/en/${unit.id}\\.jpg\\?v=[\\da-f]{8}$`),
  );
  expect([attributes('og:image:type'), attributes('og:image:width'), attributes('og:image:height')]).toEqual([
    'image/jpeg',
    '1200',
    '630',
  ]);
  expect(attributes('og:image:alt')).toBe(`Casa do Limoeiro, Lisbon, Portugal: ${photo?.alt}`);
});

test('the first page has its own share picture', async () => {
  const { attributes } = await getHead('/de');
  expect(attributes('og:image')).toMatch(
    new RegExp(`^${publicUrl}/images/preview/de\\.jpg\\?v=[\\da-f]{8}$`),
  );
  expect(attributes('og:image:alt')).toMatch(/^Wohnen, wo man Sie erwartet\./);
});

test('a share picture of a host elsewhere has no size, because the site does not know it', async () => {
  const { attributes } = await getHead(shown, [{ ...unit.photos[0]!, src: 'https://host.example/a.jpg' }]);
  expect(attributes('og:image')).toBe('https://host.example/a.jpg');
  expect(attributes('og:image:width')).toBeUndefined();
});

test.each([
  ['one of this site, in the format that it is shown in', undefined, 'image/avif'],
  ['one of a host elsewhere', 'https://host.example/a.jpg', undefined],
])('the first photo is requested before the styles: %s', async (_, src, type) => {
  const [photo] = unit.photos;
  const { all, ask } = await getHead(shown, [{ ...photo!, ...(src && { src }) }]);
  const links = all.filter(({ rel }) => rel === 'preload' || rel === 'stylesheet');
  expect(links[0]).toMatchObject({ rel: 'preload', as: 'image', fetchPriority: 'high' });
  expect(links[0]?.['type']).toBe(type);
  expect(links[1]?.['rel']).toBe('stylesheet');
  const [, body] = (await (await ask(shown)).text()).split('<body>');
  expect(body).not.toContain('rel="preload"');
});

test.each([shown, '/en', '/en/reservation/any'])(
  'the headers of %s preload its styles and fonts like the page itself',
  async (path) => {
    const { ask, all } = await getHead(path);
    const linked = (await ask(path)).headers.get('Link')?.split(', ') ?? [];
    const preloads = linked.map((link) => /^<([^>]+)>; rel=preload; as=(.*)$/.exec(link)?.slice(1) ?? link);
    expect(preloads.filter(([, as]) => as === 'style').map(([href]) => href)).toEqual(
      all.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href),
    );
    // Browsers ask for faces as for what is of another site: what is loaded ahead otherwise is loaded twice.
    const fonts = preloads
      .filter(([, as]) => as === 'font; type=font/woff2; crossorigin')
      .map(([href = '']) => href);
    expect(fonts.map((href) => href.replace(/-[\w-]{8}\./, '.'))).toEqual([
      '/assets/instrument-serif.woff2',
      '/assets/figtree.woff2',
    ]);
    for (const href of fonts) expect((await ask(href)).status).toBe(200);
  },
);

test('the share preview of a property without photos has its name', async () => {
  const { attributes } = await getHead(shown, []);
  expect(attributes('og:image')).toBe(`${publicUrl}/images/preview/en/${unit.id}.jpg`);
  expect(attributes('og:image:alt')).toBe('Casa do Limoeiro, Lisbon, Portugal');
});

describe('a device with the installed app', () => {
  const descriptions: Readonly<Record<string, string>> = {
    en: 'Booked directly with the host.',
    pt: 'Reservado diretamente com o alojamento.',
    fr: 'Réservé directement auprès de l’hôte.',
    de: 'Direkt bei der Unterkunft gebucht.',
    es: 'Reservado directamente con el alojamiento.',
  };

  test.each(completeLanguages)('the web app manifest has a name and begins in %s', async (language) => {
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

  test('gets icons in their declared sizes', async () => {
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
    'can cut the corners of %s: its background fills the edges',
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

  test('the web app manifest is missing in a language that the site does not offer', async () => {
    const { ask } = await openTestSite({ offered: ['de'] });
    expect((await ask('/app-de.webmanifest')).status).toBe(200);
    expect((await ask('/app-en.webmanifest')).status).toBe(404);
  });
});
