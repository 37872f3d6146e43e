import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '../../contract/values/language.ts';
import { propertySchema } from '../../contract/content/property.ts';
import { createTextsSchema } from '../../contract/content/texts.ts';
import { readers } from '../../server/host/newProperty/readAnswer.ts';
import { createTestFolder } from '../support/folders.ts';
import { createInstallation, startSite, runCommand } from './support/site.ts';

const answers: Readonly<Record<string, string>> = {
  name: 'Casa do Rio',
  country: 'Portugal',
  city: 'Viana do Castelo',
  region: 'Minho',
  location: '41.6932, -8.8329',
  'registration-number': '123458/AL',
  price: '120',
  cleaning: '45',
  host: 'Ana Costa',
  email: 'ana@casa-do-rio.pt',
  phone: '+351 258 123 456',
  summary: 'A granite house above the Lima.',
  description: 'Two rooms: and a terrace.',
  about: 'I was born here.',
};

/** Options that say all that nothing is proposed for; those that are undefined are left out. */
const getOptions = (changed: Readonly<Record<string, string | undefined>> = {}) =>
  Object.entries({ ...answers, ...changed }).flatMap(([name, answer]) =>
    answer === undefined ? [] : [`--${name}`, answer],
  );

async function newFolder() {
  const contentDir = await createTestFolder();
  const place = { dataDir: 'no-such-folder', contentDir };
  const make = (args: readonly string[], how: Parameters<typeof runCommand>[2] = {}) =>
    runCommand(place, ['content', 'new', ...args], how);
  const read = (file: string) => readFile(join(contentDir, file), 'utf8');
  return { contentDir, make, read, names: () => readdir(contentDir) };
}

/** Returns the warnings of "content check" for a folder of properties, with relative paths. */
async function checked(contentDir: string) {
  const { code, json } = await runCommand({ dataDir: 'no-such-folder', contentDir }, [
    'content',
    'check',
    '--json',
  ]);
  expect(code).toBe(0);
  const { properties, warnings } = json() as {
    properties: string[];
    warnings: { file: string; text: string }[];
  };
  return {
    properties,
    warnings: warnings.map(({ file, text }) => `${file.slice(contentDir.length + 1)} ${text}`),
  };
}

test('a property with all options is written without questions, and the site rents it out', async () => {
  const place = await createInstallation();
  const { code, out, questions } = await runCommand(place, [
    'content',
    'new',
    'casa-do-rio',
    '--yes',
    ...getOptions(),
  ]);
  expect([code, questions]).toEqual([0, []]);
  expect(out).toContain('casa-do-rio: property.yaml, en.yaml.');
  expect(out).toMatch(
    /1\. Photos: [^]*copy en\.yaml to pt\.yaml, fr\.yaml, de\.yaml, es\.yaml[^]*content check/,
  );

  const site = await startSite(place);
  expect(site.getUnitIds()).toContain('casa-do-rio');
  const { total, paymentOptions } = await site.quote('casa-do-rio', 30);
  expect(total).toEqual({ amount: 3 * 120_00 + 45_00, currency: 'EUR' });
  expect(paymentOptions).toMatchObject([
    {
      name: 'Pay in full today',
      dueNow: { amount: 405_00 },
      cancellationPolicies: [{ refundPercentage: 100 }, { refundPercentage: 50 }],
    },
  ]);
});

test('"content check" finds the next steps that the command printed', async () => {
  const { contentDir, make } = await newFolder();
  await make(['casa-do-rio', '--yes', ...getOptions()]);
  expect(await checked(contentDir)).toEqual({
    properties: ['casa-do-rio'],
    warnings: [
      expect.stringMatching(/^host\.yaml the file contains only the name of the site/),
      expect.stringContaining('property.yaml photos is empty'),
      expect.stringMatching(
        /^casa-do-rio pt\.yaml, fr\.yaml, de\.yaml and es\.yaml are missing; .* LANGUAGES=en /,
      ),
    ],
  });
});

test.each([
  ['12,5 €', '12.50'],
  ['€12', '12'],
  ['EUR 12.50', '12.50'],
  ['12€50', undefined],
  ['1.000,00', undefined],
  ['-5', undefined],
  ['NaN', undefined],
])('the price %s is read as %s', (typed, expected) => {
  const answer = readers.price(typed);
  expect('text' in answer ? answer.text : undefined).toBe(expected);
});

describe('answers', () => {
  const place = ['Casa do Rio', '', 'Espanha', 'Baiona', 'Galiza', '42,1184 -8,8502', '', 'VUT-PO-000001'];
  const rooms = ['5', '', '', '2'];
  const prices = ['135,5 €', '45', '3', '15h', '10.30', 'full, LATER', 'firm'];
  const people = [
    'Ana Costa',
    'Casas do Rio, Lda.',
    '2019',
    'ana@casa-do-rio.example',
    '+34 986 000 001',
    'pt es',
    'pt, es',
  ];
  const inPortuguese = ['Uma casa de granito.', 'Três quartos # e um terraço: grande.', 'Nasci aqui.'];
  const inSpanish = ['Una casa de granito.', 'Tres habitaciones.', 'Nací aquí.'];
  const piped = [place, rooms, prices, people, inPortuguese, inSpanish].flat();
  const run = (contentDir: string, input: readonly string[], ...args: string[]) =>
    spawnSync(
      process.execPath,
      [resolve(import.meta.dirname, '../../server/cli.ts'), 'content', 'new', ...args],
      {
        env: { PATH: process.env['PATH'], CONTENT_DIR: contentDir },
        input: `${input.join('\n')}\n`,
        encoding: 'utf8',
      },
    );

  test('are read from standard input in common notations', async () => {
    const { contentDir, read, names } = await newFolder();
    await chmod(contentDir, 0o755);
    const { status, stdout } = run(contentDir, piped);
    expect([status, await names()]).toEqual([0, ['casa-do-rio', 'host.yaml']]);
    expect(stdout).toContain('casa-do-rio: property.yaml, pt.yaml, es.yaml.');
    expect(stdout).toContain('The site is called "Casas do Rio, Lda."');
    expect(await read('host.yaml')).toBe('siteName: Casas do Rio, Lda.\n');
    const property = await read('casa-do-rio/property.yaml');
    for (const line of [
      'timeZone: Europe/Madrid',
      '  latitude: 42.1184',
      '  longitude: -8.8502',
      'bedrooms: 3',
      '  rate: 135.50 # a night, for the whole property',
      '  minNights: 3',
      '  checkInAfter: 15:00',
      '  checkOutUntil: 10:30',
      '  - id: pay-later',
      '        daysBeforeCheckIn: 14',
      '  languages: [pt, es] # the first is the language of e-mails to you',
    ]) {
      expect(property.split('\n')).toContain(line);
    }
    expect(await read('casa-do-rio/pt.yaml')).toMatch(
      /Três quartos # e um terraço: grande\.[^]*country: Espanha[^]*Pagar na véspera da chegada/,
    );
    expect(await read('casa-do-rio/es.yaml')).toContain('country: España');
    // The folder keeps the permissions of its parent, so that the user of the site can read it.
    const { mode } = await stat(join(contentDir, 'casa-do-rio', 'property.yaml'));
    expect(mode & 0o777).toBe(0o644);
    expect((await checked(contentDir)).properties).toEqual(['casa-do-rio']);
  });

  test('that end too soon write nothing', async () => {
    const { contentDir, names } = await newFolder();
    const { status, stderr } = run(contentDir, piped.slice(0, 12));
    expect([status, await names()]).toEqual([2, []]);
    expect(stderr).toContain('Nothing was written: "Price per night');
    expect(stderr).toContain('--price');
  });
});

/** The typed answers of a person for whatever {@link getOptions} leaves open: the folder and Enter for the rest. */
const enters = (number: number) => Array.from({ length: number }, () => '');

describe('interactive use', () => {
  test('reports an invalid answer, and asks only that question again', async () => {
    const { contentDir, make, read } = await newFolder();
    const args = ['casa-do-rio', ...getOptions({ price: undefined, email: undefined })];
    const place = ['', 'lots', '0', '', '', '', ''];
    const terms = ['140,00,00', '140', ...enters(7)];
    const people = ['ana', 'ana@casa-do-rio.example', 'portuguese', 'pt', ''];
    const types = [place, terms, people, ''].flat();
    const { code, err, questions } = await make(args, { types });
    expect(code).toBe(0);
    expect(err.match(/ {2}→ .*/g)).toEqual([
      '  → This should be a whole number, but is "lots".',
      '  → This should be between 1 and 100, but is "0".',
      '  → This should be an amount in euros with a point before the cents, such as 140 or 140.00, but is "140,00,00".',
      '  → This should be an email address, but is "ana".',
      `  → This should be one or more of ${languages.join(', ')}, each once, with commas between, but is "portuguese".`,
    ]);
    expect(questions.filter((question) => question.includes('Name, as'))).toEqual([]);
    expect(await read('casa-do-rio/property.yaml')).toContain('rate: 140 #');
    expect((await checked(contentDir)).properties).toEqual(['casa-do-rio']);
  });

  test('shows the answers for correction before they are written', async () => {
    const { make, read } = await newFolder();
    const types = [
      ...enters(14),
      'prices',
      'price',
      '150',
      'languages',
      'en, de',
      'Ein Haus.',
      'Zwei Zimmer.',
      'Ich.',
      '',
    ];
    const { code, err } = await make(['casa-do-rio', ...getOptions()], { types });
    expect(err).toMatch(/Your answers:\n {2}name +Casa do Rio\n[^]* {2}summary +A granite house/);
    expect(err).toContain('→ The list above has no "prices".');
    expect(code).toBe(0);
    expect(await read('casa-do-rio/property.yaml')).toContain('rate: 150 #');
    expect(await read('casa-do-rio/de.yaml')).toContain('Zwei Zimmer.');
  });

  test('writes nothing after a cancellation', async () => {
    const { make, names } = await newFolder();
    const { code, err } = await make([], { types: ['Casa do Rio', '', 'Portugal'] });
    expect([code, await names()]).toEqual([1, []]);
    expect(err).toMatch(/Nothing was written\.\n$/);
  });
});

describe('the name of the site', () => {
  const hostYaml = '# The host.\nname: Ana\nsiteName: Estadia # of the demo\nphone: +351 258 123 456\n';

  test.each([
    ['replaces that of the demo with the name of the property', hostYaml, [], 'Casa do Rio'],
    ['keeps the one that the host gave', 'siteName: Casas da Ana\n', [], 'Casas da Ana'],
    ['replaces it on request', 'siteName: Casas da Ana\n', ['--site-name', 'no: 1'], '"no: 1"'],
    ['is added to a file without one', 'name: Ana', [], 'Casa do Rio'],
  ])('%s', async (_, before, args, name) => {
    const { contentDir, make, read } = await newFolder();
    await writeFile(join(contentDir, 'host.yaml'), before);
    const { code, out } = await make(['casa-do-rio', '--yes', ...getOptions(), ...args], {
      settings: { PRODUCT_NAME: 'Other' },
    });
    expect([code, out]).toEqual([0, expect.stringContaining('PRODUCT_NAME overrides it with "Other"')]);
    const others = before.split('\n').filter((line) => line !== '' && !line.startsWith('siteName'));
    const after = (await read('host.yaml')).trimEnd().split('\n');
    expect(after).toHaveLength(others.length + 1);
    expect(after).toEqual(expect.arrayContaining([...others, `siteName: ${name}`]));
  });
});

describe('reports all errors at once and writes nothing:', () => {
  test('invalid options write nothing and are reported at once', async () => {
    const { make, names } = await newFolder();
    const wrong = {
      price: 'much',
      'check-in': '25:00',
      country: 'Atlantis',
      location: '95, 3',
      payment: 'full,full',
    };
    const { code, err } = await make(['Casa', '--yes', ...getOptions(wrong), '--about', 'pt=Nasci aqui.']);
    expect([code, await names()]).toEqual([2, []]);
    for (const text of [
      '[folder] should be lower-case letters, digits and hyphens, such as casa-do-rio, but is "Casa".',
      '--price should be an amount in euros',
      '--check-in should be a time of day',
      '--country should be the name of a country',
      '--location should begin with a latitude between -90 and 90',
      '--payment should be one or more of full, parts, later, each once',
      '--about pt=… needs pt in --languages.',
    ]) {
      expect(err).toContain(text);
    }
  });

  test('missing options without questions write nothing and are reported at once', async () => {
    const { make, names } = await newFolder();
    const { code, err } = await make([
      'casa',
      '--yes',
      ...getOptions({ price: undefined, about: undefined }),
    ]);
    expect([code, await names()]).toEqual([2, []]);
    expect(err).toContain('These options are missing: --price, --about en=….');
  });

  test('an address that the site uses itself writes nothing', async () => {
    const { make } = await newFolder();
    const { code, err } = await make(['reservation', '--yes', ...getOptions()]);
    expect(code).toBe(2);
    expect(err).toContain('[folder] is an address that the site uses itself');
  });
});

test('an existing folder is never overwritten, even if it is empty or a file', async () => {
  const { contentDir, make, names } = await newFolder();
  await mkdir(join(contentDir, 'casa'));
  await writeFile(join(contentDir, 'villa'), 'notes');
  for (const name of ['casa', 'villa']) {
    const { code, err } = await make([name, ...getOptions()], { types: enters(20) });
    expect(code).toBe(2);
    expect(err).toContain('already exists in ');
  }
  // A person is asked for another name.
  const { code, err } = await make(getOptions({ name: 'Casa' }), { types: ['', 'casa-2', ...enters(20)] });
  expect([code, err]).toEqual([0, expect.stringContaining('→ This already exists in ')]);
  expect(await names()).toEqual(['casa', 'casa-2', 'host.yaml', 'villa']);
  expect(await readdir(join(contentDir, 'casa'))).toEqual([]);
});

test('a folder of properties that cannot be written is named, with its setting', async () => {
  const { contentDir } = await newFolder();
  await writeFile(join(contentDir, 'file'), '');
  const place = { dataDir: 'no-such-folder', contentDir: join(contentDir, 'file') };
  const { code, err } = await runCommand(place, ['content', 'new', 'casa', '--yes', ...getOptions()]);
  expect(code).toBe(1);
  expect(err).toMatch(/file cannot be written \(.*\)\. CONTENT_DIR is the folder/);
});

test('any text of a host is read unchanged by the site', async () => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ').trim())
    .filter((text) => text !== '' && !text.startsWith('-'));
  const hard = fc.constantFrom(
    'no',
    '12:30',
    '# not a remark',
    'a: b',
    '"quoted"',
    "it's",
    '*',
    '@home',
    '140',
    '[x',
  );
  const answer = fc.oneof(line, hard);
  await fc.assert(
    fc.asyncProperty(
      fc.record({ name: answer, city: answer, host: answer, about: answer, summary: answer }),
      async (odd) => {
        const { contentDir, make, read } = await newFolder();
        const { code, err } = await make(['casa', '--yes', ...getOptions(odd)]);
        expect([code, err]).toEqual([0, '']);
        expect((await checked(contentDir)).properties).toEqual(['casa']);
        const texts = parse(await read('casa/en.yaml'), { schema: 'failsafe' }) as Record<string, unknown>;
        expect(texts).toMatchObject({ name: odd.name, summary: odd.summary, host: { about: odd.about } });
        expect(texts['location']).toMatchObject({ city: odd.city });
      },
    ),
    { numRuns: 12, seed: 20_261_122 },
  );
});

describe('the comments in the files', () => {
  /** Takes the sign before each example away, as the first remark says. */
  const withExamples = (text: string) =>
    text.replaceAll(/^( *)#(?=[^\s#])/gm, '$1').replaceAll(/^( *)#(?= {2})/gm, '$1');

  test('are examples that can be used unchanged', async () => {
    const { contentDir, make, read } = await newFolder();
    await make([
      'casa',
      '--yes',
      '--speaks',
      'en',
      ...getOptions({ languages: 'en, pt' }),
      '--summary',
      'pt=Uma casa.',
      '--description',
      'pt=Casa.',
      '--about',
      'pt=Eu.',
    ]);
    for (const file of ['property.yaml', 'en.yaml', 'pt.yaml']) {
      const text = await read(`casa/${file}`);
      const used = withExamples(text);
      expect(used.split('\n').length).toBe(text.split('\n').length);
      await writeFile(join(contentDir, 'casa', file), used);
    }
    const photo = sharp({ create: { width: 2048, height: 1365, channels: 3, background: '#0d9488' } }).jpeg();
    for (const name of ['01-terrace.jpg', '02-living-room.jpg', 'host.jpg']) {
      await writeFile(join(contentDir, 'casa', 'photos', name), await photo.toBuffer());
    }
    const { properties, warnings } = await checked(contentDir);
    expect(properties).toEqual(['casa']);
    // Its two photos are examples, and so is the rest.
    expect(warnings.filter((one) => one.startsWith('casa'))).toEqual([
      expect.stringMatching(/^casa the property is an example .* \(\d+ fields/),
      expect.stringContaining('siba.city is "Lisboa", but the property is in Viana do Castelo'),
      expect.stringContaining('photos has 2: Google lists vacation rentals with at least 8'),
      expect.stringMatching(/^casa fr\.yaml, de\.yaml and es\.yaml are missing/),
    ]);
    // Nothing that can be said of a property is kept from its host: a field that is new has its example there too.
    const getFields = async (file: string) =>
      Object.keys(parse(await read(`casa/${file}`), { schema: 'failsafe' }) as object).toSorted();
    const known = Object.keys(propertySchema.entries).filter((field) => field !== 'retired');
    expect(await getFields('property.yaml')).toEqual(known.toSorted());
    const named = { highlights: [], photos: [], paymentOptions: [], seasons: [], rooms: [], hostPhoto: true };
    expect(await getFields('en.yaml')).toEqual(Object.keys(createTextsSchema(named).entries).toSorted());
  });

  test('link to the guide', async () => {
    const { make, read } = await newFolder();
    await make(['casa', '--yes', ...getOptions()]);
    const guide = await readFile('content/README.md', 'utf8');
    const headings = [...guide.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const answer = (await read('casa/property.yaml')) + (await read('casa/en.yaml'));
    const led = [...answer.matchAll(/README\.md#([\w-]+)/g)].map(([, anchor = '']) => anchor);
    expect(led.length).toBeGreaterThan(6);
    expect(headings).toEqual(expect.arrayContaining(led));
  });
});
