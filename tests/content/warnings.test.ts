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
  const files = ['01-front.webp', ...morePhotos].map((file) => join(dir, 'casa', 'photos', file));
  await Promise.all(files.map((file, index) => writeFile(file, index === 0 ? bytes : soundPhoto)));
  const { warnings } = await loadContent(dir);
  const own = warnings.filter(({ about }) => about !== 'examples');
  return own.map(({ file, text }) => [file.replace(`${dir}/casa/`, ''), text]);
}

test('a valid property and the demo cause no warnings', async () => {
  expect(await oddAfter(() => undefined)).toEqual([]);
  const past = (await loadContent('demo')).warnings.filter(
    ({ text, about }) => !text.includes('is in the past since') && about !== 'examples',
  );
  expect(past).toEqual([]);
});

test.each<[string, (property: UnitFiles['property']) => void, string]>([
  [
    'a rate a hundred times too low',
    (p) => (p.pricing.rate = '1.40'),
    'pricing.rate is 1.40 euros a night: is this intended?',
  ],
  [
    'a rate a hundred times too high',
    (p) => (p.pricing.rate = '14000'),
    'pricing.rate is 14000.00 euros a night: is this intended?',
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
    'closed[1] is in the past since 2020-01-05: it can be removed',
  ],
  [
    'nights that are closed twice',
    (p) => {
      p.closed = [
        { start: dayFromNow(10), end: dayFromNow(15) },
        { start: dayFromNow(14), end: dayFromNow(20) },
      ];
    },
    'closed[2] overlaps with closed[1]: one of the two has a wrong date, or is not needed',
  ],
  ['no bed', (p) => (p.beds = 0), 'beds is 0: guests need a bed'],
  [
    'a phone that nobody can call',
    (p) => (p.contact.phone = 'call me'),
    'contact.phone is "call me": use a number such as +351 210 000 000, which can be called from every country',
  ],
  [
    'a number that is none',
    (p) => (p.registrationNumber = '???'),
    'registrationNumber is "???": a number of Alojamento Local has the form 123456/AL',
  ],
  [
    'a check-in before the check-out',
    (p) => (p.rules.checkInAfter = '09:00'),
    'rules.checkInAfter is 09:00, before check-out ends (11:00)',
  ],
  ['a host of the future', (p) => (p.host.since = 2099), 'host.since is 2099, a year in the future'],
  [
    'a review of the future',
    (p) => (p.reviews[0]!.date = '2099-05-02'),
    'reviews[1].date is 2099-05-02, a date in the future',
  ],
])('%s causes a warning, and does not prevent the start', async (_, change, text) => {
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
      'paymentOptions[2].schedule[1].percentage may be only 0.40 euros (for a stay that costs 20.00 euros): the minimum charge to a card is 0.50 euros',
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
      expect.stringContaining('may be only 0.40 euros (for a stay that costs 12.50 euros)') as string,
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
    'a topic that is held back and has no text',
    ['keys', 'wifi'],
    { keys: '1755' },
    ['arrival.holdBack[2] is wifi, which no language file describes'],
  ],
  [
    'keys and Wi-Fi, held back by default and without a text',
    undefined,
    { parking: 'Here.' },
    ['arrival holds back keys, wifi, which no language file describes'],
  ],
  ['keys alone, held back where nothing is said', undefined, { keys: '1755' }, []],
  ['a topic with a text in one language', ['keys'], { keys: '1755' }, []],
])('%s', async (_, holdBack, arrival, expected) => {
  const odd = await oddAfter(({ property, texts }) => {
    Object.assign(property, { arrival: { holdBackDays: 3, ...(holdBack && { holdBack }) } });
    Object.assign(texts.pt, { arrival });
  });
  expect(odd.map(([, text]) => text)).toEqual(expected);
});

test('consecutive closed nights cause no warning', async () => {
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
    'photos[1] "01-front.webp" is 300 by 200 pixels: a photo with a width of at least 2048 pixels is sharp on every screen',
  ],
  [
    1500,
    2048,
    'photos[1] "01-front.webp" is in portrait format: its upper and lower parts are cut off; a landscape photo is shown completely',
  ],
] as const)('a photo of %i by %i pixels causes a warning', async (width, height, text) => {
  expect(await oddAfter(() => undefined, await photo(width, height))).toEqual([['property.yaml', text]]);
});

test('too few photos for Google, and unlisted photos, cause warnings', async () => {
  const names = ['01-front.webp', ...morePhotos].join(', ');
  const odd = await oddAfter(({ property, texts }) => {
    const last = property.photos.pop()!;
    for (const { photos } of Object.values(texts)) delete photos[last];
  });
  expect(odd).toEqual([
    [
      'property.yaml',
      'photos has 7: Google lists vacation rentals with at least 8 photos, including a bedroom, a bathroom and a living room',
    ],
    [
      'property.yaml',
      `photos lacks 1 of the files in photos/, which guests do not see. To show them all, write photos: [${names}], and describe each in the files of texts`,
    ],
  ]);
});

test('a photo whose name cannot be listed causes a warning, and other files do not', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  for (const name of ['IMG 1.jpg', '._02.jpg', 'notes.txt'])
    await writeFile(join(dir, 'casa', 'photos', name), '');
  const texts = (await loadContent(dir)).warnings.map(({ text }) => text);
  expect(texts.filter((text) => text.includes('in photos/'))).toEqual([
    'photos cannot name "IMG 1.jpg" in photos/: rename the file, in plain letters, digits and hyphens',
  ]);
});

test('a language file with the texts of another one causes a warning', async () => {
  const odd = await oddAfter(({ texts }) => {
    texts.fr = texts.en;
    texts.es.host.about = texts.pt.host.about;
  });
  expect(odd).toEqual([
    ['fr.yaml', 'the file has the same texts as en.yaml, and is not translated'],
    ['es.yaml', 'the file has the same texts as pt.yaml, and is not translated'],
  ]);
});
