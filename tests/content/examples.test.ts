import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { completeLanguages } from '../../contract/values/language.ts';
import { loadContent } from '../../server/host/content/index.ts';
import { writeProperty, type NewProperty } from '../../server/host/index.ts';
import { checkContent } from '../../server/process/checkContent.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';

const getExamples = async (dir: string) =>
  (await loadContent(dir)).warnings
    .filter(({ about }) => about === 'examples')
    .map(({ file, line, text }) => [file.replace(`${dir}/`, ''), line, text] as const);

const own = { email: 'ana@casa-da-ana.pt', phone: '+351 213 456 789' };

const ownHost =
  'name: Ana Duarte\naddress: Rua da Ana 1, 1100-236 Lisboa\ntaxNumber: 501442600\nemail: ana@casa-da-ana.pt\n';

/** A folder with one property of which nothing is an example, but for what is changed. */
async function folderWith(change: Parameters<typeof writeContent>[2] = () => undefined) {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa'], (files, id) => {
    files.property.contact = { ...own };
    change(files, id);
  });
  await writeFile(join(dir, 'host.yaml'), ownHost);
  return dir;
}

test('a property with its own values has no examples', async () => {
  const dir = await folderWith(({ texts }) => {
    texts.pt.description = 'Por exemplo, o pátio. Um exemplo de simpatia. 2500 m do mar, 910 123 456.';
  });
  expect(await getExamples(dir)).toEqual([]);
});

test.each([
  'Rua do Exemplo 7',
  'Casa do Exemplo',
  'Praia do Exemplo',
  'Casas do Exemplo, Lda.',
  'Exemplo',
  'Ana Exemplo',
  'ana@example.com',
  'Ana <ana@mail.example.org>',
  'ines@casa-do-limoeiro.example',
  'casa-do-limoeiro.example',
  'https://www.example.com/casa',
  'me@casa.test',
  '500000000',
  'PT 500 000 000',
  '123456789',
  '+351 210 000 001',
  '+351910000001',
  '266000001',
  'Inês Carvalhal',
  'Teresa Falcato',
  'Network Exemplo, password casa-do-exemplo.',
  'Network Limoeiro, password vistas-do-tejo.',
  'The key box is to the right of the door. Its code is 1234.',
])('an example is named with its file and line: %s', async (text) => {
  const dir = await folderWith(({ texts }) => void Object.assign(texts.en, { neighbourhood: text }));
  expect(await getExamples(dir)).toEqual([
    ['casa/en.yaml', expect.any(Number), expect.stringMatching(/^neighbourhood has .*: write your own/)],
  ]);
});

describe('an example value that a host may have too', () => {
  const findSuspects = async (dir: string) =>
    (await loadContent(dir)).warnings.filter(({ about }) => about === 'suspects').map(({ text }) => text);

  test.each(['123456/AL', '123457/AL', '12345/AL', '000000/AL', '7777/AL'])(
    'is reported once, the registration number %s',
    async (registrationNumber) => {
      const dir = await folderWith(({ property }) => void Object.assign(property, { registrationNumber }));
      expect(await findSuspects(dir)).toEqual([
        expect.stringMatching(/^registrationNumber has "\d+", as in examples/),
      ]);
      expect(await getExamples(dir)).toEqual([]);
    },
  );

  test.each(['The code is 1234.', 'Press 0000 #', 'Code: 654321', 'Door 12345, then the stairs.'])(
    'is reported with its field, as in "%s"',
    async (keys) => {
      const dir = await folderWith(({ texts }) => void Object.assign(texts.pt, { arrival: { keys } }));
      expect(await findSuspects(dir)).toEqual([
        expect.stringMatching(/^arrival\.keys has "\d+", as in examples/),
      ]);
      expect(await getExamples(dir)).toEqual([]);
    },
  );

  test.each([
    'The code is 4907.',
    'Call +351 222 2222 or 1234 567.',
    'Since 1999-11-11, 1111-222 Lisboa',
    'Room 123',
  ])('is not found in "%s"', async (keys) => {
    const dir = await folderWith(({ texts }) => void Object.assign(texts.pt, { arrival: { keys } }));
    expect(await findSuspects(dir)).toEqual([]);
  });

  test('does not prevent the start of a site with a live key', async () => {
    const dir = await folderWith(
      ({ property }) => void Object.assign(property, { registrationNumber: '123456/AL' }),
    );
    const { warnings } = await loadContent(dir);
    expect(() =>
      checkContent({ publicUrl: 'https://stay.test' }, pino({ level: 'silent' }))(warnings),
    ).not.toThrow();
  });
});

describe('the demo', () => {
  test('is reported in one line for each property, and its host field by field', async () => {
    const found = await getExamples('demo');
    expect(found.map(([file]) => file).filter((file) => file !== 'host.yaml')).toEqual([
      'casa-do-limoeiro',
      'monte-da-figueira',
    ]);
    expect(found.filter(([file]) => file === 'host.yaml')).toHaveLength(5);
  });

  test('is recognised in a folder with another name, address and price', async () => {
    const dir = await createTestFolder();
    const folder = join(dir, 'casa-azul');
    await cp('demo/casa-do-limoeiro', folder, { recursive: true });
    const path = join(folder, 'property.yaml');
    const source = (await readFile(path, 'utf8'))
      .replaceAll(/Limoeiro|Inês Carvalhal/g, 'Azul')
      .replaceAll(/\S+@casa-do-limoeiro\.example/g, 'ana@casa-azul.pt')
      .replaceAll('210 000 001', '213 456 789')
      .replace('38.7118', '38.7')
      .replaceAll('Exemplo', 'Sol')
      .replace('140.00', '150.00');
    await writeFile(path, source);
    expect(await getExamples(dir)).toEqual([
      ['casa-azul', undefined, expect.stringContaining('is an example that comes with the site, or a copy')],
    ]);
  });

  test.each([
    [
      'its place',
      ({ property }) => void (property.location = { latitude: 38.71183, longitude: -9.12961 }),
      'location is the location of the demo',
    ],
    [
      'one of its reviews',
      ({ property }) =>
        void (property.reviews[0]!.text =
          'Lovely flat and an honest description. In November the terrace is more for looking at than for sitting on, but the living room catches the afternoon sun and the heating works well. Pack light: the stairs are steep.'),
      'reviews[1].text has a text of the demo',
    ],
  ] as [string, Parameters<typeof writeContent>[2] & {}, string][])(
    'is recognised by %s',
    async (_, change, text) => {
      const dir = await folderWith(change);
      expect(await getExamples(dir)).toEqual([
        ['casa/property.yaml', expect.any(Number), expect.stringContaining(text)],
      ]);
    },
  );

  test('is recognised by one of its photos under another name', async () => {
    const dir = await folderWith();
    await cp('demo/casa-do-limoeiro/photos/01-terrace.webp', join(dir, 'casa', 'photos', '01-front.webp'));
    expect((await getExamples(dir)).map(([, , text]) => text)).toEqual([
      'photos names photos of the demo (01-front.webp): replace them with your own',
    ]);
  });

  test('example content that is not on the site is ignored', async () => {
    const dir = await folderWith(({ property }) => {
      Object.assign(property, { retired: 'yes', host: { ...property.host, name: 'Inês Carvalhal' } });
    });
    await writeContent(dir, ['other'], ({ property }) => void (property.contact = { ...own }));
    await writeFile(join(dir, 'host.yaml'), ownHost);
    expect(await getExamples(dir)).toEqual([]);
  });
});

test('each example in the files of a new property is recognised once it is uncommented', async () => {
  const dir = await createTestFolder();
  const answers = {
    name: 'Casa do Rio',
    folder: 'casa',
    country: 'Portugal',
    city: 'Porto',
    region: 'Porto',
    location: '41.1408, -8.611',
    timeZone: 'Europe/Lisbon',
    registrationNumber: '7/AL',
    maxGuests: '4',
    bedrooms: '2',
    beds: '2',
    bathrooms: '1',
    price: '120',
    cleaning: '0',
    minNights: '2',
    checkIn: '16:00',
    checkOut: '11:00',
    payment: 'full',
    cancellation: 'moderate',
    host: 'Rosa Almeida',
    since: '2020',
    email: 'rosa@casa-do-rio.pt',
    phone: '+351 213 456 789',
    speaks: 'en',
    languages: 'en',
  } as NewProperty['answers'];
  const texts = { en: { summary: 'A flat.', description: 'By the river.', about: 'I live next door.' } };
  await writeProperty(dir, { answers, texts }, completeLanguages);
  const values: unknown[] = [];
  for (const name of (await readdir(join(dir, 'casa'))).filter((one) => one.endsWith('.yaml'))) {
    const source = await readFile(join(dir, 'casa', name), 'utf8');
    const examples = source.replaceAll(/^(\s*)#(?=\S| {2,}\S)/gm, '$1');
    values.push(parse(examples, { uniqueKeys: false, schema: 'failsafe' }));
  }
  const { findExamples } = await import('../../server/host/content/index.ts');
  const found = values.flatMap((value) => findExamples(value)).map(({ path }) => path.join('.'));
  expect(found).toEqual(
    expect.arrayContaining([
      ...['photoAlt', 'highlights.view.title', 'highlights.view.text', 'photos.01-terrace.jpg'].map(
        (field) => expect.stringContaining(field) as string,
      ),
      'neighbourhood',
      'notes.0',
      'arrival.directions',
      'arrival.keys',
      'arrival.wifi',
      'arrival.parking',
      'arrival.toKnow',
      'address.street',
      'address.postalCode',
      'distances.0.name',
      'reviews.0.text',
      ...[
        'taxNumber',
        'name',
        'shortName',
        'address',
        'postalCode',
        'phone',
        'contactName',
        'contactEmail',
      ].map((field) => `siba.${field}`),
      'legal.name',
      'legal.taxNumber',
      'contact.whatsapp',
    ]),
  );
});

test('a town for the authorities without one for guests causes a warning', async () => {
  const cityIn = async (siba: string, city: string) => {
    const dir = await folderWith(({ property, texts }) => {
      property.siba!['city'] = siba;
      for (const text of Object.values(texts)) text.location = { city, region: city, country: 'Portugal' };
    });
    const { warnings } = await loadContent(dir);
    return warnings.map(({ text }) => text).filter((text) => text.startsWith('siba'));
  };
  expect(await cityIn('Lisboa', 'Porto')).toEqual([
    'siba.city is "Lisboa", but the property is in Porto (location.city of the language files): is it the right one?',
  ]);
  expect(await cityIn('Lisboa', 'Lisbon')).toEqual([]);
  expect(await cityIn('EVORA', 'Évora')).toEqual([]);
});

describe('the start', () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const judge = async (publicUrl: string, dir: string) => {
    lines.length = 0;
    checkContent({ publicUrl }, log)((await loadContent(dir)).warnings);
    return lines.length;
  };

  test('is silent on this machine, and warns on a public site, which examples keep closed', async () => {
    expect(await judge('http://localhost:3000', 'demo')).toBe(0);
    expect(await judge('https://stay.casa.pt', 'demo')).toBe(7);
  });

  test('does not warn of a missing legal identity, which the dashboard may have', async () => {
    const dir = await folderWith();
    await rm(join(dir, 'host.yaml'));
    expect(await judge('https://stay.casa.pt', dir)).toBe(0);
  });

  test('warns about implausible prices, and continues', async () => {
    const dir = await folderWith(({ property }) => {
      property.pricing.weekend = { days: ['friday'], rate: '11500' };
    });
    expect(await judge('https://stay.casa.pt', dir)).toBe(1);
    expect(lines[0]).toContain('should it be 115.00?');
    expect(await judge('https://stay.casa.pt', await folderWith())).toBe(0);
  });
});
