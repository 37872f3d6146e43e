import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plain, table } from '../../server/commands/line/print.ts';
import { lockFolder } from '../../server/host/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';
import { runCommand } from './support/site.ts';

const nowhere = { dataDir: 'no-such-folder', contentDir: 'no-such-folder' };

describe('help', () => {
  test.each([
    '',
    'reservations',
    'nights',
    'calendars',
    'registrations',
    'guests',
    'mails',
    'jobs',
    'bulletins',
    'content',
    'keys',
  ])('the help of "%s" lists its commands', async (name) => {
    const args = [name, '--help'].filter((arg) => arg !== '');
    const { code, out, err } = await runCommand(nowhere, args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: npm run host -- ${name}`.trim());
    expect(out).toContain('Commands:');
  });

  test.each([
    'reservations list',
    'reservations show',
    'reservations create',
    'reservations paid',
    'reservations cancel',
    'reservations refund',
    'reservations charge',
    'reservations note',
    'reservations newlink',
    'nights list',
    'nights close',
    'nights open',
    'nights price',
    'nights reset',
    'nights prices',
    'nights timeline',
    'calendars list',
    'calendars add',
    'calendars remove',
    'calendars fetch',
    'calendars conflicts',
    'calendars describe',
    'calendars address',
    'calendars newaddress',
    'today',
    'registrations list',
    'registrations remind',
    'registrations reopen',
    'guests export',
    'guests erase',
    'mails resend',
    'jobs failed',
    'jobs retry',
    'bulletins due',
    'bulletins export',
    'content check',
    'content new',
    'keys seal-again',
    'backup',
    'restore',
    'doctor',
  ])('the help of "%s" has its options, an example and the exit codes', async (name) => {
    const { code, out, err } = await runCommand(nowhere, [...name.split(' '), '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: npm run host -- ${name} `);
    expect(out).toMatch(/--json[^]*Example:\n {2}npm run host -- /);
    expect(out).toContain('Exit codes: 0 done, 1 refused or failed, 2 wrong usage.');
  });
});

test('help is available under the usual names too', async () => {
  for (const args of [
    ['help', 'backup'],
    ['backup', '--help'],
  ]) {
    expect(await runCommand(nowhere, args)).toMatchObject({
      code: 0,
      out: expect.stringContaining('<file>'),
    });
  }
});

test('a command during the start of the site says to wait, and names the process', async () => {
  const dataDir = await createTestFolder();
  await mkdir(join(dataDir, 'database'));
  const contentDir = await createTestFolder();
  await writeContent(contentDir, ['casa']);
  const lock = await lockFolder(dataDir);
  const refused = await runCommand({ dataDir, contentDir }, ['reservations', 'list']);
  await lock.release();
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(new RegExp(`process ${process.pid}[^]*try again in a moment`));
});

test('the version is that of the package, whatever the settings are', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const result = await runCommand(nowhere, ['--version'], { settings: { PORT: 'x' } });
  expect(result).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
});

test.each([
  { args: [], message: 'Commands:' },
  { args: ['reservations'], message: 'Commands:' },
  { args: ['reservation'], message: "unknown command 'reservation'" },
  { args: ['reservations', 'list', '--from', '2027-02-30'], message: 'YYYY-MM-DD' },
  { args: ['reservations', 'list', '--property', 'Casa Azul'], message: 'CONTENT_DIR' },
  { args: ['reservations', 'list', '--status', 'paid'], message: 'awaiting_otp' },
  ...['reservations', 'registrations'].map((command) => ({
    args: [command, 'list', '--from', '2027-12-01', '--to', '2027-01-01'],
    message: '--from 2027-12-01 is later than --to 2027-01-01',
  })),
  { args: ['reservations', 'cancel', 'K7M2-9QXR', '--refund', 'half'], message: 'policy, full, none' },
  { args: ['mails', 'resend', 'K7M2-9QXR'], message: "missing required argument 'mail'" },
])('$args is wrong usage: $message', async ({ args, message }) => {
  const { code, out, err } = await runCommand(nowhere, args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

test.each([
  { args: ['reservations', 'list', '--form', '2027-01-01'], exitCode: 2, message: 'Did you mean --from?' },
  { args: ['reservations', 'list', '--from', '2027-02-30'], exitCode: 2, message: 'YYYY-MM-DD' },
  {
    args: ['reservations', 'list', '--from', '2027-02-02', '--to', '2027-02-01'],
    exitCode: 2,
    message: 'later than',
  },
  { args: ['reservations', 'list'], exitCode: 1, message: 'contains no database' },
])(
  'with --json, an error is a line of JSON on standard error: $message',
  async ({ args, exitCode, message }) => {
    const { code, out, err } = await runCommand(nowhere, [...args, '--json']);
    expect([code, out]).toEqual([exitCode, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    const { error } = JSON.parse(err) as { error: { message: string } };
    expect(error).toEqual({ message: expect.stringContaining(message), exitCode });
    expect(error.message).not.toMatch(/^error:/);
  },
);

describe('settings are named', () => {
  test.each([
    { settings: { DATA_DIR: '/nowhere' }, message: 'DATA_DIR /nowhere contains no database' },
    { settings: { PORT: 'x' }, message: 'PORT is "x"' },
    {
      settings: { API_URL: 'https://api.test', CLIENT_SECRET: '0f9a1b8c2d7e3f64', FEATURED_UNITS: 'casa' },
      message: 'API_URL is set',
    },
  ])('$message', async ({ settings, message }) => {
    const { code, err } = await runCommand(nowhere, ['reservations', 'list'], { settings });
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

describe('content check', () => {
  test('names every error with its file and line', async () => {
    const contentDir = await createTestFolder();
    await writeContent(contentDir, ['casa', 'villa']);
    const check = (...more: string[]) =>
      runCommand({ ...nowhere, contentDir }, ['content', 'check', ...more]);
    expect(await check()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^2 properties, no errors: casa, villa\n/),
    });

    await writeFile(join(contentDir, 'casa', 'de.yaml'), 'name: [\n');
    await rm(join(contentDir, 'villa', 'property.yaml'));
    const inWords = await check();
    expect(inWords).toMatchObject({ code: 1, out: '' });
    expect(inWords.err).toMatch(
      /casa\/de\.yaml:\d+: [^]*villa\/property\.yaml: the file is missing[^]*errors in /,
    );
    const result = await check('--json');
    expect(result.code).toBe(1);
    expect(result.json()).toMatchObject({
      errors: expect.arrayContaining([
        { file: join(contentDir, 'villa', 'property.yaml'), text: expect.any(String) },
      ]),
    });
  });

  test('names warnings, and succeeds', async () => {
    const contentDir = await createTestFolder();
    await writeContent(contentDir, ['casa'], ({ property }) => {
      property.contact = { email: 'ana@casa-da-ana.pt', phone: '+351 213 456 789' };
    });
    const check = (...more: string[]) =>
      runCommand({ ...nowhere, contentDir }, ['content', 'check', ...more]);
    const { code, out } = await check();
    expect(code).toBe(0);
    expect(out).toMatch(
      /\n2 warnings:\n {2}.*property\.yaml:\d+: photos has 1: .*\n {2}.*photos\[1\] "01-front\.webp" is 96 by 64/,
    );
    const { warnings } = (await check('--json')).json() as { warnings: unknown[] };
    const file = join(contentDir, 'casa', 'property.yaml');
    expect(warnings).toEqual([
      { file, line: expect.any(Number), text: expect.stringContaining('photos has 1') },
      { file, line: expect.any(Number), text: expect.stringContaining('01-front.webp') },
    ]);
  });

  test('checks only the languages that the site offers', async () => {
    const contentDir = await createTestFolder();
    await writeContent(contentDir, ['casa'], ({ property, texts }) => {
      property.contact = { email: 'ana@casa-da-ana.pt', phone: '+351 213 456 789' };
      texts.fr = texts.en;
    });
    await rm(join(contentDir, 'casa', 'de.yaml'));
    const getWarnings = async (LANGUAGES: string) => {
      const { json } = await runCommand({ ...nowhere, contentDir }, ['content', 'check', '--json'], {
        settings: { LANGUAGES },
      });
      const { warnings } = json() as { warnings: { file: string; text: string }[] };
      return warnings
        .map(({ file, text }) => `${file.slice(-7)} ${text}`)
        .filter((one) => !one.includes('photos'));
    };
    const untranslated = 'fr.yaml the file has the same texts as en.yaml, and is not translated';
    const missing =
      /de.yaml is missing; visitors in this language read the texts of pt.yaml. Write them, or set LANGUAGES=(pt|pt,en,fr) /;
    expect(await getWarnings('pt,en')).toEqual([]);
    expect(await getWarnings('pt,de')).toEqual([expect.stringMatching(missing)]);
    expect(await getWarnings('pt,de,en,fr')).toEqual([untranslated, expect.stringMatching(missing)]);
    const wrong = await runCommand({ ...nowhere, contentDir }, ['content', 'check'], {
      settings: { LANGUAGES: 'xx' },
    });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('LANGUAGES is "xx"') });
  });

  test('names a property whose page has the address of another one', async () => {
    const contentDir = await createTestFolder();
    await writeContent(contentDir, ['reservation']);
    const { code, err } = await runCommand({ ...nowhere, contentDir }, ['content', 'check']);
    expect(code).toBe(1);
    expect(err).toContain('the folder cannot be named "reservation"');
  });
});

describe('the text of guests', () => {
  test('cannot control the terminal, and is indented', () => {
    expect(plain('Ana\u001B[2J\u009B1m\u202Eanna\nSilva')).toBe('Ana [2J 1m anna Silva');
    expect(
      table(
        ['A', 'B'],
        [
          ['long', 'x'],
          ['s', 'y\n'],
        ],
      ),
    ).toBe('A     B\nlong  x\ns     y');
  });
});

describe('the process', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [resolve(import.meta.dirname, '../../server/cli.ts'), ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: '/nowhere' },
      encoding: 'utf8',
    });

  test('writes results to stdout and errors to stderr, and exits with the right code', () => {
    const help = run('--help');
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toContain('Usage: npm run host --');
    const refused = run('reservations', 'list');
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('DATA_DIR /nowhere contains no database');
  });

  test('asks no questions without a terminal', () => {
    const unasked = run('restore', 'package.json');
    expect([unasked.status, unasked.stdout]).toEqual([2, '']);
    expect(unasked.stderr).toContain('Add --yes');
  });
});
