import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '../../contract/content/siteSettings.ts';
import type { CommandConnection } from '../../server/commands/connection/connectToHost.ts';
import { createFindings } from '../../server/commands/doctor/finding.ts';
import { withStoredIdentity } from '../../server/commands/doctor/withStoredSettings.ts';
import { identity } from '../dashboard/support/settingsHost.ts';
import { completeLanguages, type Language } from '../../contract/values/language.ts';
import { findTool, mustSkipTests } from '../../scripts/tools.mjs';
import { assessBackups } from '../../server/commands/doctor/backups.ts';
import { checkCertificate, assessCertificate } from '../../server/commands/doctor/certificate.ts';
import { checkContent } from '../../server/commands/doctor/content.ts';
import { checkDatabase, assessDatabase } from '../../server/commands/doctor/database.ts';
import { checkSpace } from '../../server/commands/doctor/diskSpace.ts';
import type { Finding } from '../../server/commands/doctor/finding.ts';
import { checkGateway } from '../../server/commands/doctor/gateway.ts';
import { claimedAddress, type Health } from '../../server/commands/doctor/health.ts';
import { checkMail } from '../../server/commands/doctor/mail.ts';
import { checkSenderDomain } from '../../server/commands/doctor/senderDomain.ts';
import { checkProxy } from '../../server/commands/doctor/proxy.ts';
import { checkPublicAddress } from '../../server/commands/doctor/publicAddress.ts';
import { checkSecretKey } from '../../server/commands/doctor/secretKey.ts';
import { findShownContent } from '../../server/commands/doctor/shownContent.ts';
import type { HostConnection } from '../../server/commands/connection/connectToHost.ts';
import { readConfig } from '../../server/config/index.ts';
import { smtpMailer } from '../../server/process/smtpMailer.ts';
import { requireBuild } from '../site/support/requireBuild.ts';
import { findFreePort } from '../site/support/process.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';
import { listen } from '../support/listen.ts';
import { openMailServer } from '../support/mailServer.ts';
import { startRefusingPostgres } from '../support/startRefusingPostgres.ts';

const root = resolve(import.meta.dirname, '../..');
await requireBuild();

/** The servers at the addresses that guests receive. */
const getAddress = async (answer: RequestListener) =>
  `http://127.0.0.1:${await listen(createServer(answer))}`;
const answerJson =
  (body: object): RequestListener =>
  (_, response) =>
    void response.end(JSON.stringify(body));

const now = new Date('2027-05-14T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const examined = {
  version: '17.2',
  missing: [],
  unknown: [],
  clockAhead: 0,
  keyPrint: undefined,
  hasProperties: false,
};
const outcomes = (findings: readonly Finding[]) => findings.map(({ outcome }) => outcome);

describe('the remaining amount', () => {
  test.each([
    [50e9, 'ok'],
    [1e9, 'warning'],
    [1e8, 'failed'],
  ])('of disk space is checked: %i bytes', (free, outcome) =>
    expect(checkSpace(free, '/data').outcome).toBe(outcome),
  );

  test.each([
    [90, 'ok'],
    [13, 'warning'],
    [2, 'failed'],
    [-1, 'failed'],
  ])('of certificate validity is checked: %i days', (days, outcome) =>
    expect(assessCertificate(hoursAgo(-24 * days - 1), now).outcome).toBe(outcome),
  );

  test.each([
    [undefined, 'warning'],
    [hoursAgo(20), 'ok'],
    [hoursAgo(60), 'warning'],
    [hoursAgo(200), 'failed'],
  ])('of trust in the newest backup is checked: %s', (newest, outcome) =>
    expect(assessBackups(newest, now).outcome).toBe(outcome),
  );
});

describe('the database', () => {
  test.each([
    [{}, ['ok', 'ok']],
    [{ missing: ['009-later'] }, ['warning', 'ok']],
    [{ unknown: ['999-much-later'] }, ['failed', 'ok']],
    [{ version: '13.0' }, ['ok', 'ok']],
    [{ version: '12.22 (Debian 12.22-1.pgdg120+1)' }, ['failed', 'ok']],
    [{ clockAhead: 5_000 }, ['ok', 'ok']],
    [{ clockAhead: -5_001 }, ['ok', 'warning']],
  ])('is classified as found: %j', (change, expected) => {
    expect(outcomes(assessDatabase({ ...examined, ...change }, 'at db'))).toEqual(expected);
  });

  test('a refusal by the database names the setting and the remedy', async () => {
    const { port } = await startRefusingPostgres({ code: '28P01', when: 'login' });
    const config = readConfig({ DATABASE_URL: `postgres://ines:hunter2@127.0.0.1:${port}/stays` });
    const [finding] = await checkDatabase(config, [], () => Promise.reject(new Error('not asked')));
    expect(finding).toMatchObject({ outcome: 'failed', fix: expect.stringContaining('DATABASE_URL names') });
    expect(JSON.stringify(finding)).not.toContain('hunter2');
  });
});

const neverOpened = () => Promise.reject(new Error('not asked'));

describe('the mail server', () => {
  const configWith = (SMTP_URL?: string, more = {}) => readConfig({ ...(SMTP_URL && { SMTP_URL }), ...more });

  test('accepts e-mails, and receives one if requested', async () => {
    const { url, taken } = await openMailServer();
    expect(await checkMail(configWith(url), smtpMailer, undefined)).toMatchObject({ outcome: 'ok' });
    expect(taken).toHaveLength(0);
    const sent = await checkMail(configWith(url), smtpMailer, 'ines@example.com');
    expect(sent).toMatchObject({ outcome: 'ok', found: expect.stringContaining('ines@example.com') });
    expect(taken[0]!.envelope).toContain('RCPT TO:<ines@example.com>');
  });

  test('accepts smtp:// on another machine: without encryption it is not used', async () => {
    const somewhere = configWith('smtp://mail.example:587', { MAIL_FROM: 'Casa <casa@example.com>' });
    const sound = () => ({
      verify: () => Promise.resolve(),
      sendTest: () => Promise.resolve(),
      close: () => undefined,
    });
    expect(await checkMail(somewhere, sound, undefined)).toMatchObject({ outcome: 'ok' });
  });

  test('a mail server that refuses or does not answer is reported with the reason', async () => {
    const { url } = await openMailServer('who are you');
    const refused = await checkMail(configWith(url), smtpMailer, 'ines@example.com');
    expect(refused).toMatchObject({ outcome: 'failed', found: expect.stringContaining('who are you') });
    const away = `smtp://me:hunter2@127.0.0.1:${await findFreePort()}`;
    const absent = await checkMail(configWith(away), smtpMailer, undefined);
    expect(absent).toMatchObject({ outcome: 'failed', fix: expect.stringContaining('SMTP_URL') });
    expect(JSON.stringify(absent)).not.toContain('hunter2');
  });

  test('the sandbox as mail server or gateway is a warning on a site that other machines can reach', async () => {
    const inPublic = configWith(undefined, {
      PUBLIC_URL: 'https://stay.example',
      SANDBOX: 'payments,mail',
      TRUST_PROXY: '1',
    });
    expect(await checkMail(inPublic, smtpMailer, undefined)).toMatchObject({
      outcome: 'warning',
      found: expect.stringContaining('guests see only those of their own bookings'),
    });
    const onNetwork = configWith(undefined, { HOST: '0.0.0.0', SANDBOX: 'payments,mail' });
    expect(await checkMail(onNetwork, smtpMailer, undefined)).toMatchObject({ outcome: 'warning' });
    expect(await checkGateway(inPublic, neverOpened)).toMatchObject({ outcome: 'warning' });
    expect(await checkMail(configWith(), smtpMailer, undefined)).toMatchObject({ outcome: 'ok' });
    expect(await checkGateway(configWith(), neverOpened)).toMatchObject({ outcome: 'ok' });
  });
});

describe('the sender’s domain', () => {
  const check = (records: Record<string, string[]>, SMTP_URL = 'smtps://me:hunter2@mail.example.net') => {
    const config = readConfig({ SMTP_URL, MAIL_FROM: 'Casa <casa@stay.example.com>' });
    return checkSenderDomain(config, (name) => Promise.resolve(records[name]));
  };

  test('lacks records, and each of them is shown with its name and value', async () => {
    const findings = await check({});
    expect(findings.map(({ check: name, outcome }) => [name, outcome])).toEqual([
      ['spf', 'warning'],
      ['dkim', 'warning'],
      ['dmarc', 'warning'],
    ]);
    const [spf, dkim, dmarc] = findings.map(({ fix }) => fix);
    expect(spf).toContain('stay.example.com: "v=spf1 a:mail.example.net ~all"');
    expect(dkim).toContain('SELECTOR._domainkey.stay.example.com');
    expect(dmarc).toContain('_dmarc.stay.example.com: "v=DMARC1; p=none; rua=mailto:casa@stay.example.com"');
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });

  test('has all records; that of DMARC may be one of the domain above', async () => {
    const findings = await check({
      'stay.example.com': ['google-site-verification=x', 'v=spf1 mx -all'],
      '_domainkey.stay.example.com': [],
      '_dmarc.example.com': ['v=DMARC1; p=reject'],
    });
    expect(outcomes(findings)).toEqual(['ok', 'ok', 'ok']);
    expect(findings[2]!.found).toBe('_dmarc.example.com: "v=DMARC1; p=reject"');
  });

  test.each([
    ['smtps://smtp.gmail.com', 'include:_spf.google.com'],
    ['smtp://email-smtp.eu-west-1.amazonaws.com:587', 'include:amazonses.com'],
    ['smtp://127.0.0.1:25', 'mx'],
  ])('gets the SPF record of its mail server %s', async (smtpUrl, mechanism) => {
    const [spf] = await check({}, smtpUrl);
    expect(spf!.fix).toContain(`"v=spf1 ${mechanism} ~all"`);
  });

  test.each([
    [['v=spf1 mx -all'], /does not name the mail server smtp\.gmail\.com/, /Add "include:_spf\.google\.com"/],
    [['v=spf1 mx -all', 'v=spf1 a -all'], /2 SPF records/, /Combine them/],
  ])('has an SPF record that does not work: %j', async (texts, found, fix) => {
    const [spf] = await check({ 'stay.example.com': texts }, 'smtps://smtp.gmail.com');
    expect(spf).toMatchObject({
      outcome: 'warning',
      found: expect.stringMatching(found),
      fix: expect.stringMatching(fix),
    });
  });

  test('is not looked up without a mail server, and for a private name', async () => {
    expect(await checkSenderDomain(readConfig({}), neverOpened)).toEqual([]);
    const config = readConfig({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'casa@localhost' });
    expect(await checkSenderDomain(config, neverOpened)).toEqual([]);
  });

  test('is reported when the DNS does not answer', async () => {
    const config = readConfig({ SMTP_URL: 'smtps://mail.example.net', MAIL_FROM: 'casa@example.com' });
    const findings = await checkSenderDomain(config, () => Promise.reject(new Error('queryTxt ETIMEOUT')));
    expect(outcomes(findings)).toEqual(['warning', 'warning', 'warning']);
    expect(findings[0]!.found).toContain('ETIMEOUT');
  });
});

test('properties with mistakes are counted, and the command that names them is named', async () => {
  const folder = await createTestFolder();
  await mkdir(join(folder, 'casa'));
  expect((await checkContent({ contentDir: folder, languages: completeLanguages })).findings).toMatchObject([
    { outcome: 'failed', fix: expect.stringContaining('content check') },
  ]);
});

test('for many properties, the doctor names the first five', async () => {
  const contentDir = await createTestFolder();
  await writeContent(
    contentDir,
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `casa-${name}`),
  );
  expect((await checkContent({ contentDir, languages: completeLanguages })).findings[0]!.found).toMatch(
    /^casa-a, casa-b, casa-c, casa-d, casa-e and 2 more: no errors/,
  );
});

test('implausible prices and example content are reported as separate warnings', async () => {
  const contentDir = await createTestFolder();
  await writeContent(contentDir, ['casa'], ({ property }) => {
    property.contact = { email: 'ana@casa-da-ana.pt', phone: '+351 213 456 789' };
  });
  const host = 'name: Ana\naddress: Rua da Ana 1\ntaxNumber: 501442600\nemail: ana@casa-da-ana.pt\n';
  await writeFile(join(contentDir, 'host.yaml'), host);
  expect((await checkContent({ contentDir, languages: completeLanguages })).findings).toMatchObject([
    { check: 'content', outcome: 'ok' },
  ]);
  await writeContent(contentDir, ['casa'], ({ property }) => {
    property.contact = { email: 'ana@example.com', phone: '+351 210 000 001' };
    property.pricing.weekend = { days: ['friday'], rate: '11500' };
  });
  await writeFile(join(contentDir, 'host.yaml'), host);
  expect((await checkContent({ contentDir, languages: completeLanguages })).findings).toMatchObject([
    { check: 'content', outcome: 'ok' },
    {
      check: 'prices',
      outcome: 'warning',
      found: expect.stringMatching(
        /property\.yaml:\d+: pricing\.weekend\.rate is 11500\.00 euros .* should it be 115\.00/,
      ),
    },
    {
      check: 'example texts',
      outcome: 'warning',
      found: expect.stringMatching(/contact\.email has "ana@example\.com".*\(and 1 more/),
    },
  ]);
  const { findings: demo } = await checkContent({
    contentDir: join(root, 'demo'),
    languages: completeLanguages,
  });
  expect(demo.map(({ check, outcome }) => [check, outcome])).toEqual([
    ['content', 'ok'],
    ['example texts', 'warning'],
  ]);
});

test('the demo is checked only while neither the folder nor the dashboard has a property', async () => {
  const dataDir = await createTestFolder();
  const site = { ...readConfig({ DATA_DIR: dataDir }), contentDir: 'demo' };
  const emptyContentDir = join(dataDir, 'content');
  const find = (hasProperties: boolean) =>
    findShownContent({ ...site, emptyContentDir }, () =>
      Promise.resolve({
        run: () => Promise.resolve({ ...examined, hasProperties }),
        close: () => Promise.resolve(),
      } as unknown as HostConnection),
    );
  expect(await findShownContent({ ...site, emptyContentDir }, neverOpened)).toMatchObject({ isDemo: true });
  await mkdir(join(dataDir, 'database'));
  expect(await find(false)).toMatchObject({ contentDir: 'demo', isDemo: true });
  const shown = await find(true);
  expect(shown).toMatchObject({ contentDir: emptyContentDir });
  expect((await checkContent(shown)).findings[0]).toMatchObject({
    outcome: 'ok',
    found: expect.stringContaining('no errors in files'),
  });
  expect(await findShownContent(site, neverOpened)).toMatchObject({ contentDir: 'demo' });
});

test.each([
  ['nothing', undefined],
  ['only the name of the site', 'siteName: Casa da Ana\n'],
])('a missing address and tax number of the host are reported: host.yaml contains %s', async (_, host) => {
  const contentDir = await createTestFolder();
  await writeContent(contentDir, ['casa'], ({ property }) => {
    property.contact = { email: 'ana@casa-da-ana.pt', phone: '+351 213 456 789' };
  });
  const file = join(contentDir, 'host.yaml');
  await (host === undefined ? rm(file) : writeFile(file, host));
  expect((await checkContent({ contentDir, languages: completeLanguages })).findings).toMatchObject([
    { check: 'content', outcome: 'ok' },
    {
      check: 'identity',
      outcome: 'warning',
      found: expect.stringMatching(
        /host\.yaml: .*neither your address nor your tax number, which the law requires/,
      ),
      fix: expect.stringContaining('taxNumber'),
    },
  ]);
});

test('an address and tax number in the settings of the dashboard are not reported as missing', async () => {
  const findings = ['content.ok', 'content.identity'].map((code) => createFindings('content').ok(code, ''));
  const connectTo = (settings: SiteSettings) => () =>
    Promise.resolve({
      run: () => Promise.resolve({ settings, secrets: [] }),
      close: () => Promise.resolve(),
    } as unknown as CommandConnection);
  expect(await withStoredIdentity(findings, connectTo({}))).toEqual(findings);
  expect(await withStoredIdentity(findings, connectTo({ identity }))).toEqual([findings[0]]);
});

test('texts in all languages of the site are complete', async () => {
  const contentDir = await createTestFolder();
  await writeContent(contentDir, ['casa']);
  for (const language of ['pt', 'fr', 'de']) await rm(join(contentDir, 'casa', `${language}.yaml`));
  const found = async (...offered: Language[]) =>
    (await checkContent({ contentDir, languages: offered })).findings[0]!.found;
  // It has one photo, which is small; of five languages three are missing, which is one line.
  expect(await found('es', 'en')).toContain('lists 4 warnings');
  expect(await found(...completeLanguages)).toContain('lists 5 warnings');
});

test('a secret key that others can read, or that is outside the data folder, is reported', async () => {
  const dataDir = await createTestFolder();
  const check = (more = {}) => checkSecretKey(readConfig({ DATA_DIR: dataDir, ...more }));
  expect(await check()).toMatchObject({ outcome: 'warning' });
  await writeFile(join(dataDir, 'secret-key'), 'x', { mode: 0o600 });
  expect(await check()).toMatchObject({ outcome: 'ok' });
  expect(await check({ DATABASE_URL: 'postgres://db/stays' })).toMatchObject({ outcome: 'warning' });
  expect(await check({ SECRET_KEY: '9c1d0e5f7a3b2846c0d1e9f8a7b3c524' })).toMatchObject({ outcome: 'ok' });
  await chmod(join(dataDir, 'secret-key'), 0o644);
  expect(await check()).toMatchObject({ outcome: 'failed', fix: expect.stringContaining('chmod 600') });
});

describe('the public address of the site', () => {
  const health = { status: 'ok', instance: 'this-one' };
  const at = async (answer: RequestListener) => {
    const publicUrl = await getAddress(answer);
    return checkPublicAddress({ publicUrl, instance: 'this-one', token: 'doctor' });
  };

  test('the site itself answers', async () => {
    const { findings, health: answered } = await at(answerJson(health));
    expect(outcomes(findings)).toEqual(['ok']);
    expect(answered).toEqual(health);
  });

  test.each([
    ['another site of Estadia', answerJson({ ...health, instance: 'other' }), /another Estadia answers/],
    ['something else', answerJson({ hello: 'there' }), /something other than the site answers/],
    [
      'a way on',
      ((_, response) =>
        void response.writeHead(301, { Location: 'https://www.stay.example/' }).end()) as RequestListener,
      /redirects to https:\/\/www\.stay\.example/,
    ],
  ])('%s answers', async (_, answer, found) => {
    const { findings, health: answered } = await at(answer);
    expect(findings).toMatchObject([{ outcome: 'failed', found: expect.stringMatching(found) }]);
    expect(answered).toBeUndefined();
  });

  test('an address that does not answer is reported', async () => {
    const publicUrl = `http://127.0.0.1:${await findFreePort()}`;
    const { findings } = await checkPublicAddress({ publicUrl, instance: 'x', token: 'doctor' });
    expect(findings).toMatchObject([
      { outcome: 'failed', found: expect.stringContaining('cannot be reached') },
    ]);
  });

  test.skipIf(mustSkipTests('openssl'))('a certificate without a trusted authority is reported', async () => {
    const folder = await createTestFolder();
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-days', '90', '-keyout', key, '-out', cert];
    execFileSync(findTool('openssl'), ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], {
      stdio: 'ignore',
    });
    const server = createSecureServer({ key: await readFile(key), cert: await readFile(cert) });
    const finding = await checkCertificate(new URL(`https://localhost:${await listen(server)}`));
    expect(finding).toMatchObject({ outcome: 'failed', found: expect.stringContaining('do not trust it') });
  });
});

describe('the proxy', () => {
  const closed: RequestListener = (_, response) => void response.writeHead(404).end();
  const open: RequestListener = (_, response) => void response.end('metrics');
  const judged = async (
    forwardedFor: string | null,
    { proxies = 1, host = undefined as string | undefined, metrics = closed } = {},
  ) => {
    const publicUrl = await getAddress(metrics);
    const seen = { host: host ?? new URL(publicUrl).host, forwardedFor };
    const health: Health = { status: 'ok', instance: 'this-one', seen };
    return outcomes(await checkProxy(health, { publicUrl, proxies }));
  };

  test.each([
    ['says who calls', '203.0.113.9', 1, 'ok'],
    ['says so after what the caller said', `${claimedAddress}, 203.0.113.9`, 1, 'ok'],
    ['is one behind the other', '203.0.113.9, 10.0.0.2', 2, 'ok'],
    ['says nothing', null, 1, 'failed'],
    ['passes on what the caller says', claimedAddress, 1, 'failed'],
    ['says who calls and is not believed', '203.0.113.9', 0, 'warning'],
    ['has another in front of it that is not believed', '203.0.113.9, 10.0.0.2', 1, 'warning'],
    ['is the only one of two that are believed', `${claimedAddress}, 203.0.113.9`, 2, 'failed'],
    ['is none', claimedAddress, 0, 'ok'],
    ['is none, and takes the header away', null, 0, 'ok'],
  ] as const)('%s', async (_, forwardedFor, proxies, outcome) => {
    expect(await judged(forwardedFor, { proxies })).toEqual([outcome, 'ok', 'ok']);
  });

  test('the report asks to forward the requested host name and to close the metrics', async () => {
    const answered = await judged('203.0.113.9', { host: '127.0.0.1:3000', metrics: open });
    expect(answered).toEqual(['ok', 'failed', 'failed']);
  });
});
