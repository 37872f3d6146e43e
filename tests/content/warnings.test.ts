import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadContent } from '../../server/host/content/index.ts';
import { dayFromNow } from '../support/guests.ts';
import { writeContent, type UnitFiles } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0d9488' } })
    .webp({ effort: 0 })
    .toBuffer();
const soundPhoto = await photo(2048, 1365);

const morePhotos = Array.from({ length: 7 }, (_, index) => `0${index + 2}-more.webp`);

function showMore({ property, texts }: UnitFiles) {
  property.photos.push(...morePhotos);
  for (const { photos } of Object.values(texts)) {
    for (const file of morePhotos) photos[file] = `${photos['01-front.webp']}, ${file}`;
  }
}

async function oddAfter(change: (files: UnitFiles) => void, bytes = soundPhoto) {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa'], (files) => {
    showMore(files);
    change(files);
  });
  // Those that are named no more change nothing.
  const files = ['01-front.webp', ...morePhotos].map((file) => join(dir, 'casa', 'photos', file));
  await Promise.all(files.map((file, index) => writeFile(file, index === 0 ? bytes : soundPhoto)));
  const { warnings } = await loadContent(dir);
  const own = warnings.filter(({ about }) => about !== 'examples');
  return own.map(({ file, text }) => [file.replace(`${dir}/casa/`, ''), text]);
}

test('a property as it should be has nothing odd, and neither have those that come with the site', async () => {
  expect(await oddAfter(() => undefined)).toEqual([]);
  const past = (await loadContent('content')).warnings.filter(
    ({ text, about }) => !text.includes('is past since') && about !== 'examples',
  );
  expect(past).toEqual([]);
});

test.each<[string, (property: UnitFiles['property']) => void, string]>([
  [
    'a rate a hundred times too low',
    (p) => (p.pricing.rate = '1.40'),
    'pricing.rate is 1.40 euros a night: is that meant?',
  ],
  [
    'a rate a hundred times too high',
    (p) => (p.pricing.rate = '14000'),
    'pricing.rate is 14000.00 euros a night: is that meant?',
  ],
  [
    'a surcharge that nobody pays',
    (p) => (p.pricing.surcharge.includedGuests = 9),
    'pricing.surcharge.includedGuests is 9, more than maxGuests (4): no surcharge is ever charged',
  ],
  [
    'coordinates the wrong way round',
    (p) => (p.location = { latitude: -9.1287, longitude: 38.7119 }),
    'location is not where Europe/Lisbon is: latitude and longitude seem to be swapped',
  ],
  [
    'a longitude without its sign',
    (p) => (p.location.longitude = 9.1287),
    'location is not where Europe/Lisbon is: west of Greenwich the longitude is negative',
  ],
  [
    'a place somewhere else',
    (p) => (p.location = { latitude: 48.85, longitude: 2.35 }),
    'location is not where Europe/Lisbon is: look them up on a map once more',
  ],
  [
    'closed nights in another century',
    (p) => (p.closed = [{ start: '2072-01-01', end: '2072-01-05' }]),
    'closed[1] begins on 2072-01-01, years ahead: is the year right?',
  ],
  [
    'closed nights that are past',
    (p) => (p.closed = [{ start: '2020-01-01', end: '2020-01-05' }]),
    'closed[1] is past since 2020-01-05: it can be taken out',
  ],
  [
    'nights that are closed twice',
    (p) => {
      p.closed = [
        { start: dayFromNow(10), end: dayFromNow(15) },
        { start: dayFromNow(14), end: dayFromNow(20) },
      ];
    },
    'closed[2] has nights of closed[1]: one of the two has a wrong date, or is not needed',
  ],
  ['no bed', (p) => (p.beds = 0), 'beds is 0: where do guests sleep?'],
  [
    'a phone that nobody can call',
    (p) => (p.contact.phone = 'call me'),
    'contact.phone is "call me": a number such as +351 210 000 000 can be called from everywhere',
  ],
  [
    'a number that is none',
    (p) => (p.registrationNumber = '???'),
    'registrationNumber is "???": a number of Alojamento Local looks like 123456/AL',
  ],
  [
    'a check-in before the check-out',
    (p) => (p.rules.checkInAfter = '09:00'),
    'rules.checkInAfter is 09:00, before those who leave have to be out (11:00)',
  ],
  ['a host of the future', (p) => (p.host.since = 2099), 'host.since is 2099, a year that is to come'],
  [
    'a review of the future',
    (p) => (p.reviews[0]!.date = '2099-05-02'),
    'reviews[1].date is 2099-05-02, a day that is to come',
  ],
])('%s looks odd, and keeps nothing from starting', async (_, change, text) => {
  expect(
    await oddAfter(({ property }) => {
      change(property);
    }),
  ).toEqual([['property.yaml', text]]);
});

test.each<[string, (property: UnitFiles['property']) => void, string[]]>([
  [
    'a part that no card is charged',
    ({ pricing, paymentOptions }) => {
      pricing.rate = '10';
      pricing.cleaning.amount = '0';
      paymentOptions[1]!.schedule = [
        { trigger: 'on_reservation', percentage: 2 },
        { trigger: 'day_before_check_in', percentage: 98 },
      ];
    },
    [
      'paymentOptions[2].schedule[1].percentage may come to 0.40 euros (of a stay for 20.00 euros): a card is charged 0.50 euros at least',
    ],
  ],
  [
    'one that is too small in a season, at the last minute',
    ({ pricing, paymentOptions }) => {
      pricing.cleaning.amount = '0';
      pricing.seasons = [{ name: 'winter', from: '01-10', to: '02-10', rate: '25', minNights: 1 }];
      pricing.lastMinute = { daysBefore: 3, percentage: 50 };
      paymentOptions[1]!.schedule = [
        { trigger: 'on_reservation', percentage: 3.2 },
        { trigger: 'day_before_check_in', percentage: 96.8 },
      ];
    },
    [
      expect.stringContaining('takes 50 % off the season "winter"') as string,
      expect.stringContaining('may come to 0.40 euros (of a stay for 12.50 euros)') as string,
    ],
  ],
  [
    'the smallest part that a card is charged is none',
    ({ pricing, paymentOptions }) => {
      pricing.rate = '10';
      pricing.cleaning.amount = '5';
      paymentOptions[1]!.schedule = [
        { trigger: 'on_reservation', percentage: 2 },
        { trigger: 'day_before_check_in', percentage: 98 },
      ];
    },
    [],
  ],
])('%s', async (_, change, expected) => {
  const odd = await oddAfter(({ property, texts }) => {
    change(property);
    for (const text of Object.values(texts)) text.seasons = property.pricing.seasons && { winter: 'Winter' };
  });
  expect(odd.map(([, text]) => text)).toEqual(expected);
});

test.each<[string, string[] | undefined, Record<string, string> | undefined, string[]]>([
  [
    'a topic that is held back and told nowhere',
    ['keys', 'wifi'],
    { keys: '1755' },
    ['arrival.holdBack[2] is wifi, of which no language file tells anything'],
  ],
  [
    'keys and Wi-Fi, held back where nothing is said, and told nowhere',
    undefined,
    { parking: 'Here.' },
    ['arrival holds keys and wifi back, of which no language file tells anything'],
  ],
  ['keys alone, held back where nothing is said', undefined, { keys: '1755' }, []],
  ['a topic that one language tells', ['keys'], { keys: '1755' }, []],
])('%s', async (_, holdBack, arrival, expected) => {
  const odd = await oddAfter(({ property, texts }) => {
    Object.assign(property, { arrival: { holdBackDays: 3, ...(holdBack && { holdBack }) } });
    Object.assign(texts.pt, { arrival });
  });
  expect(odd.map(([, text]) => text)).toEqual(expected);
});

test('closed nights that follow each other are not odd', async () => {
  const closed = [
    { start: dayFromNow(10), end: dayFromNow(15) },
    { start: dayFromNow(15), end: dayFromNow(20) },
  ];
  expect(await oddAfter(({ property }) => void (property.closed = closed))).toEqual([]);
});

test.each([
  [
    300,
    200,
    'photos[1] "01-front.webp" is 300 by 200 pixels: from 2048 pixels of width a photo is sharp on every screen',
  ],
  [
    1500,
    2048,
    'photos[1] "01-front.webp" stands upright: its upper and lower part are cut off, a landscape one is shown whole',
  ],
] as const)('a photo of %i by %i pixels looks odd', async (width, height, text) => {
  expect(await oddAfter(() => undefined, await photo(width, height))).toEqual([['property.yaml', text]]);
});

test('a property with fewer photos than Google lists vacation rentals with looks odd', async () => {
  const odd = await oddAfter(({ property, texts }) => {
    const last = property.photos.pop()!;
    for (const { photos } of Object.values(texts)) delete photos[last];
  });
  expect(odd).toEqual([
    [
      'property.yaml',
      'photos names 7: Google lists a vacation rental from 8 on, with a bedroom, a bathroom and a living room among them',
    ],
  ]);
});

test('a language file with the texts of another one looks odd', async () => {
  const odd = await oddAfter(({ texts }) => {
    texts.fr = texts.en;
    texts.es.host.about = texts.pt.host.about;
  });
  expect(odd).toEqual([
    ['fr.yaml', 'the texts are those of en.yaml, and not translated'],
    ['es.yaml', 'the texts are those of pt.yaml, and not translated'],
  ]);
});
