import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { rentalUnit, unitDescription } from '../../contract/schemas/rentalUnit.ts';
import {
  getCheckInDates,
  contentPrint,
  closedNights,
  describe,
  hostOfStay,
  loadContent,
  getTerms,
  type UnitContent,
} from '../../server/host/content/index.ts';
import { writeContent, type UnitFiles } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

async function loadUnit(change?: (files: UnitFiles) => void): Promise<UnitContent> {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa'], change);
  return (await loadContent(dir)).units.get('casa')!;
}

test('a folder for each property is read, in the order of their names', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['villa', 'casa', '_draft']);
  const { units } = await loadContent(dir);
  expect([...units.keys()]).toEqual(['casa', 'villa']);
});

test('a property matches the contract in every language', async () => {
  const unit = await loadUnit();
  for (const language of completeLanguages) {
    const description = describe(unit, language);
    expect(v.parse(v.strictObject(unitDescription.entries), description)).toEqual(description);
    const stay = { ...description.stay, ...getCheckInDates(unit, new Date('2026-11-20T12:00:00Z')) };
    const answer = { ...description, stay, unavailable: closedNights(unit) };
    expect(v.parse(v.strictObject(rentalUnit.entries), answer)).toEqual(answer);
    expect(answer.name).toBe(`Casa casa (${language})`);
  }
});

test('a property without highlights, amenities and photos needs no texts for them', async () => {
  const unit = await loadUnit(({ property, texts }) => {
    property.photos = [];
    for (const field of ['highlights', 'amenities', 'reviews'] as const) {
      delete (property as Partial<typeof property>)[field];
    }
    for (const text of Object.values(texts) as Partial<(typeof texts)['en']>[]) {
      delete text.highlights;
      delete text.photos;
    }
  });
  expect(describe(unit, 'en')).toMatchObject({ highlights: [], amenities: [], photos: [] });
});

test('a property assigns its photos to rooms', async () => {
  const unit = await loadUnit(({ property, texts }) => {
    property.rooms = [{ name: 'hall', photos: ['01-front.webp'] }];
    for (const [language, text] of Object.entries(texts)) {
      text.rooms = { hall: { title: `Hall (${language})`, text: `Two beds (${language})` } };
    }
  });
  expect(describe(unit, 'de').rooms).toEqual([
    { title: 'Hall (de)', text: 'Two beds (de)', photos: ['01-front'] },
  ]);
});

test('a room without texts in a language is reported', async () => {
  const withoutDistances = loadUnit(({ property }) => {
    property.rooms = [{ name: 'hall', photos: ['01-front.webp'] }];
  });
  await expect(withoutDistances).rejects.toThrow(/en\.yaml:1: rooms is missing/);
});

test.each([
  ['140', 14_000],
  ['140.00', 14_000],
  ['140.5', 14_050],
  ['0.07', 7],
  ['1.10', 110],
  ['8.29', 829],
  ['1234567.89', 123_456_789],
])('%s euros are read as %i cents', async (written, cents) => {
  const unit = await loadUnit(({ property }) => {
    property.pricing.rate = written;
  });
  expect(unit.pricing.rate).toBe(cents);
});

test('a quiet hour, a "no" and a phone number keep the host’s notation', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  const unit = (await loadContent(dir)).units.get('casa')!;
  expect(unit.rules.quietHours).toEqual({ from: '22:00', to: '08:00' });
  expect(unit.rules.petsAllowed).toBe(false);
  expect(unit.contact.phone).toBe('+351 210 000 000');
});

test.each([
  ['everybody', { phone: '+351 210 000 000', whatsapp: '+351 912 345 678' }],
  ['guests', {}],
  [undefined, {}],
])('a phone that is shown to %s', async (phoneShownTo, shown) => {
  const unit = await loadUnit(({ property }) => {
    property.contact = { ...property.contact, whatsapp: '+351 912 345 678', phoneShownTo };
  });
  const { phone, whatsapp } = describe(unit, 'en').host;
  expect({ phone, whatsapp }).toEqual({ phone: undefined, whatsapp: undefined, ...shown });
  expect(hostOfStay(unit, 'de')).toEqual({
    name: 'Ana',
    photo: null,
    email: 'host@example.com',
    phone: '+351 210 000 000',
    whatsapp: '+351 912 345 678',
    responseTime: 'Within an hour (de)',
  });
});

test('an optional text that is missing is shown in English and marked so', async () => {
  const unit = await loadUnit(({ texts }) => {
    delete (texts.de as Partial<typeof texts.de>).notes;
    delete texts.de.paymentOptions['now']!.description;
  });
  expect(describe(unit, 'de').rules).toMatchObject({
    notes: ['Tourist tax is paid on arrival (en)'],
    notesLanguage: 'en',
  });
  expect(describe(unit, 'fr').rules).toMatchObject({ notesLanguage: 'fr' });
  const wordsIn = (language: Language) =>
    getTerms(unit, language).paymentOptions.map(({ name, description, descriptionLanguage }) => [
      name,
      description,
      descriptionLanguage,
    ]);
  expect(wordsIn('de')).toEqual([
    ['Pay now (de)', 'All of it today (en)', 'en'],
    ['Pay in parts (de)', '', undefined],
    ['Pay later (de)', '', undefined],
  ]);
  expect(wordsIn('fr')[0]).toEqual(['Pay now (fr)', 'All of it today (fr)', undefined]);
});

test.each([
  ['folded', '>-\n  One line,\n  folded.\n\n  Another paragraph.', 'One line, folded.\n\nAnother paragraph.'],
  ['literal', '|\n  One paragraph.\n\n  Another paragraph.', 'One paragraph.\n\nAnother paragraph.'],
])('an empty line separates the paragraphs of a %s text', async (_, written, description) => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  const path = join(dir, 'casa', 'en.yaml');
  const source = await readFile(path, 'utf8');
  await writeFile(path, source.replace('description: Description (en)', `description: ${written}`));
  const unit = (await loadContent(dir)).units.get('casa')!;
  expect(describe(unit, 'en').description).toBe(description);
});

test('files of operating systems and programs are ignored in all folders', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  const folders =
    'lost+found|.Trash-1000|$RECYCLE.BIN|System Volume Information|@eaDir|#recycle|__MACOSX|.Spotlight-V100|.fseventsd|@Recycle|.git|.AppleDouble'.split(
      '|',
    );
  const files =
    '._en.yaml|._property.yaml|._01-front.webp|.DS_Store|Icon\r|Thumbs.db|desktop.ini|en.yaml~|.en.yaml.swp|en.yaml.bak|~$en.docx|.sync.yaml'.split(
      '|',
    );
  const legal = join(dir, 'legal');
  const places = [dir, join(dir, 'casa'), join(dir, 'casa', 'photos'), legal, join(legal, 'en')];
  for (const place of places) {
    for (const name of folders) await mkdir(join(place, name), { recursive: true });
    for (const name of files) await writeFile(join(place, name), '\0\x05\x16\x07');
  }
  const { units, legal: texts } = await loadContent(dir);
  expect([[...units.keys()], texts]).toEqual([['casa'], {}]);
});

test.each(['en.yaml.txt', 'property.yaml.rtf', 'en.yml', 'xx.yaml'])(
  'an unused file of a property is named: %s',
  async (name) => {
    const dir = await createTestFolder();
    await writeContent(dir, ['casa']);
    await writeFile(join(dir, 'casa', name), 'name: Casa');
    await expect(loadContent(dir)).rejects.toThrow(`${name}: the file is not read`);
  },
);

test('coordinates may have the notation of maps', async () => {
  const unit = await loadUnit(({ property }) => {
    Object.assign(property, { location: { latitude: `38°42'42.84"N`, longitude: '9,1287 W' } });
  });
  expect(unit.location).toEqual({ latitude: 38.7119, longitude: -9.1287 });
});

test('a photo has the size of its file after rotation', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa']);
  const sideways = sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } });
  await writeFile(
    join(dir, 'casa', 'photos', '01-front.webp'),
    await sideways.withMetadata({ orientation: 6 }).webp().toBuffer(),
  );
  const unit = (await loadContent(dir)).units.get('casa')!;
  expect(describe(unit, 'pt').photos).toEqual([
    {
      id: '01-front',
      src: expect.stringMatching(/^\/media\/casa\/01-front\.[0-9a-f]{8}\.webp$/),
      alt: 'The front (pt)',
      width: 60,
      height: 90,
    },
  ]);
});

test('a photo with a camera’s file name has a valid address', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa'], ({ property, texts }) => {
    property.photos = ['IMG_0001.WEBP'];
    for (const text of Object.values(texts)) text.photos = { 'IMG_0001.WEBP': 'The front' };
  });
  const [photo] = describe((await loadContent(dir)).units.get('casa')!, 'en').photos;
  expect(photo).toMatchObject({
    id: 'IMG_0001',
    src: expect.stringMatching(/^\/media\/casa\/IMG_0001\.[0-9a-f]{8}\.webp$/),
  });
});

test('reviews come newest first, with their average to two decimals', async () => {
  const review = { author: 'Ana', country: 'PT', language: 'pt', text: 'Muito bom.' };
  const unit = await loadUnit(({ property }) => {
    property.reviews = [
      { ...review, date: '2025-01-01', rating: 4 },
      { ...review, date: '2026-02-01', rating: 5 },
      { ...review, date: '2025-06-01', rating: 5 },
    ];
  });
  const { count, average, items } = describe(unit, 'en').reviews;
  expect({ count, average, dates: items.map(({ date }) => date) }).toEqual({
    count: 3,
    average: 4.67,
    dates: ['2026-02-01', '2025-06-01', '2025-01-01'],
  });
});

test('a review has the answer of the host, with its language if it is another one', async () => {
  const review = {
    author: 'Ana',
    country: 'PT',
    date: '2026-02-01',
    rating: 5,
    language: 'pt',
    text: 'Bom.',
  };
  const answers = [{ text: 'Obrigada.' }, { text: 'Thank you.', language: 'en' }, undefined];
  const unit = await loadUnit(({ property }) => {
    property.reviews = answers.map((answer) => ({ ...review, ...(answer && { answer }) }));
  });
  expect(describe(unit, 'en').reviews.items.map(({ answer }) => answer)).toEqual(answers);
});

test('a property without reviews has no average', async () => {
  const unit = await loadUnit(({ property }) => {
    property.reviews = [];
  });
  expect(describe(unit, 'en').reviews).toEqual({ count: 0, average: null, items: [] });
});

test('the first and last check-in follow the date at the property', async () => {
  const unit = await loadUnit(({ property }) => {
    property.timeZone = 'Pacific/Auckland';
    property.stay = { minNights: 3, maxNights: 14, leadDays: 2, aheadDays: 30 };
  });
  expect(describe(unit, 'en').stay).toEqual({ minNights: 3, maxNights: 14 });
  // In Auckland it is already the 21st.
  expect(getCheckInDates(unit, new Date('2026-11-20T12:00:00Z'))).toEqual({
    earliest: '2026-11-23',
    latest: '2026-12-21',
  });
});

test('nights that the host closed are unavailable', async () => {
  const unit = await loadUnit(({ property }) => {
    property.closed = [{ start: '2027-01-11', end: '2027-01-23' }];
  });
  expect(closedNights(unit)).toEqual([{ start: '2027-01-11', end: '2027-01-23', reason: 'closed' }]);
});

test('two folders have the same hash if their files are the same in any order', async () => {
  const getFingerprint = async (change?: (files: UnitFiles) => void) => {
    const dir = await createTestFolder();
    await writeContent(dir, ['casa'], change);
    return contentPrint(await loadContent(dir));
  };
  const print = await getFingerprint();
  const inReverse = await getFingerprint((files) => {
    files.property = Object.fromEntries(Object.entries(files.property).toReversed()) as typeof files.property;
  });
  expect(inReverse).toBe(print);
  expect(await getFingerprint(({ property }) => void (property.pricing.rate = '101.00'))).not.toBe(print);
  expect(await getFingerprint(({ texts }) => void (texts.fr.summary = 'Une maison.'))).not.toBe(print);
  expect(await getFingerprint(({ property }) => void Object.assign(property, { retired: 'yes' }))).not.toBe(
    print,
  );
});
