import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import sharp from 'sharp';
import { photoFileName } from '../../contract/dashboard/photos.ts';
import { mediaAddress, siteLogoAddress, siteMedia } from '../../contract/values/pictures.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { databasePhotos } from '../../server/host/photos/databasePhotos.ts';
import { deleteUnusedPhotos } from '../../server/host/photos/index.ts';
import { readSiteSecrets, reencryptSiteSecrets } from '../../server/host/units/siteSecrets.ts';
import { publishSiteSettings } from '../../server/host/units/siteSettings.ts';
import { getRefusedKind, openDashboard, type Dashboard } from '../support/dashboard.ts';
import { openMailServer } from '../support/mailServer.ts';
import { patience } from '../support/patience.ts';
import { startStripe } from '../support/stripe/startStripe.ts';
import { secretKey } from '../support/testHost.ts';
import { getSite, identity, openSettingsHost, publicSite } from './support/settingsHost.ts';

async function open(...how: Parameters<typeof openSettingsHost>): Promise<Dashboard> {
  const dashboard = await openSettingsHost(...how);
  onTestFinished(() => dashboard.close());
  return dashboard;
}

const soon = { timeout: patience, interval: 20 };
const password = 'a-password/with:@signs';

/** Everything that the database, the log and the log of actions contain. */
async function readAll({ host }: Dashboard): Promise<string> {
  const settings = await host.db.selectFrom('siteSettings').selectAll().execute();
  const secrets = await host.db.selectFrom('siteSecret').selectAll().execute();
  const actions = await host.db.selectFrom('hostAction').selectAll().execute();
  const answers = await host.db.selectFrom('idempotency').select('answer').execute();
  return JSON.stringify([settings, secrets, actions, answers]) + host.logged();
}

describe('the settings of a new site', () => {
  test('say that it is closed, and what is missing', async () => {
    const owner = (await open()).as('owner');
    const settings = await owner.call('getSettings');
    expect(settings).toMatchObject({
      isClosed: true,
      missing: ['identity', 'mail', 'payments'],
      identity: { value: null, source: 'default' },
      mail: { value: null, hasPassword: false, source: 'default' },
      payments: { mode: 'none', keyEnd: null, webhook: null, source: 'default' },
      address: { value: 'https://stay.test', isLocal: false, source: 'environment' },
    });
    expect(settings.legal.standard.de?.privacy).toContain('#');
    expect(await owner.call('getSession')).toMatchObject({ isPreparing: true });
  });

  test('open the running site with an identity, a mail server and payments', async () => {
    const stripe = await startStripe();
    onTestFinished(() => stripe.close());
    const server = await openMailServer();
    const dashboard = await open({ ...publicSite, STRIPE_API_URL: stripe.url });
    const owner = dashboard.as('owner');
    expect(dashboard.host.getOffered().closedFor).toEqual(['mail', 'payments']);

    const { revision } = await owner.call('getSettings');
    const identified = await owner.call('changeIdentity', { body: { revision, identity } });
    const mail = { server: '127.0.0.1', port: server.port, security: 'starttls' as const };
    const mailed = await owner.call('changeMail', {
      body: { revision: identified.revision, mail, from: 'ana@stay.pt' },
    });
    expect(mailed.mail).toMatchObject({
      value: mail,
      from: { value: expect.stringContaining('<ana@stay.pt>') as string },
    });
    const paid = await owner.call('changePayments', {
      body: { revision: mailed.revision, key: stripe.secretKey },
    });
    expect(paid).toMatchObject({ isClosed: false, missing: [] });
    expect(paid.payments).toEqual({
      source: 'dashboard',
      mode: 'test',
      keyEnd: stripe.secretKey.slice(-4),
      webhook: { isOwn: true, lastEventAt: null },
    });
    expect([...stripe.account.endpoints.values()]).toMatchObject([
      { url: 'https://stay.test/api/1/payment/webhook', status: 'enabled' },
    ]);
    expect(dashboard.host.getOffered().closedFor).toEqual([]);
    expect(dashboard.host.logged()).toContain('the site is open to guests');
    expect(await owner.call('getSession')).toMatchObject({ isPreparing: false });
    const everything = await readAll(dashboard);
    expect(everything).not.toContain(stripe.secretKey);

    const removed = await owner.call('changePayments', { body: { revision: paid.revision, key: null } });
    expect(removed).toMatchObject({ isClosed: true, missing: ['payments'], payments: { keyEnd: null } });
    expect(stripe.account.endpoints.size).toBe(0);
  });
});

describe('the name, the languages and the texts', () => {
  test('change at once, and omitted ones return to their defaults', async () => {
    const dashboard = await open();
    const owner = dashboard.as('owner');
    const before = await owner.call('getSettings');
    const welcome = { en: { headline: 'Stay with us' } };
    const changed = await owner.call('changeSite', {
      body: { ...getSite(before), name: 'Casas do Rio', languages: ['pt', 'en'], accent: '#FFFF00', welcome },
    });
    expect(changed.site).toMatchObject({
      name: { value: 'Casas do Rio', source: 'dashboard' },
      languages: { value: ['pt', 'en'], source: 'dashboard' },
      welcome: { value: welcome, source: 'dashboard' },
      accent: '#ffff00',
    });
    expect(dashboard.host.getOffered()).toMatchObject({ welcome });
    const plain = await owner.call('changeSite', { body: { revision: changed.revision } });
    expect(plain.site).toMatchObject({
      name: { value: before.site.name.value, source: 'default' },
      languages: { source: 'default' },
      accent: null,
      welcome: { value: {}, source: 'default' },
    });
  });

  test('are shown after a failure of the database, with the next look at it', async () => {
    const dashboard = await open();
    const { db } = dashboard.host;
    const owner = dashboard.as('owner');
    const { revision } = await owner.call('getSettings');
    await sql`alter table property_version rename to away`.execute(db);
    const welcome = { en: { headline: 'After a failure' } };
    // The failure is no answer of the contract.
    await expect(owner.send('changeSite', { body: { revision, welcome } })).rejects.toThrow('500');
    await sql`alter table away rename to property_version`.execute(db);
    await owner.call('getSettings');
    expect(dashboard.host.getOffered().welcome).toEqual(welcome);
  });

  test('have a name that e-mails can have in their sender', async () => {
    const owner = (await open()).as('owner');
    const { revision } = await owner.call('getSettings');
    const { site, mail } = await owner.call('changeSite', {
      body: { revision, name: 'Casa\tAzul\u2028do\u202e Rio' },
    });
    expect(site.name.value).toBe('Casa Azul do Rio');
    expect(mail.from.value).toContain('"Casa Azul do Rio" <');
    const invisible = owner.call('changeSite', { body: { revision: '1', name: '\u200b' } });
    expect(await getRefusedKind(invisible)).toBe('validation-failed');
  });

  test('of an older version are refused, and a repeated change succeeds', async () => {
    const owner = (await open()).as('owner');
    const { revision } = await owner.call('getSettings');
    const body = { revision, name: 'Casas do Rio' };
    await owner.call('changeSite', { body });
    expect(await owner.call('changeSite', { body })).toMatchObject({
      site: { name: { value: 'Casas do Rio' } },
    });
    expect(await getRefusedKind(owner.call('changeSite', { body: { ...body, name: 'Other' } }))).toBe(
      'settings-changed',
    );
  });

  test('which the environment or a file decides are refused, and others change', async () => {
    const environment = {
      ...publicSite,
      PRODUCT_NAME: 'Casa Azul',
      LANGUAGES: 'pt,en',
      MAIL_FROM: 'a@stay.test',
    };
    const owner = (await open(environment)).as('owner');
    const before = await owner.call('getSettings');
    expect(before.site).toMatchObject({
      name: { value: 'Casa Azul', source: 'environment', setting: 'PRODUCT_NAME' },
      languages: { value: ['pt', 'en'], source: 'environment', setting: 'LANGUAGES' },
    });
    const same = getSite(before);
    for (const change of [{ name: 'Other' }, { languages: ['en' as const] }]) {
      const call = owner.call('changeSite', { body: { ...same, ...change } });
      expect(await getRefusedKind(call)).toBe('setting-read-only');
    }
    const changed = await owner.call('changeSite', { body: { ...same, accent: '#123456' } });
    expect(changed.site).toMatchObject({ name: { value: 'Casa Azul' }, accent: '#123456' });
  });

  test('have languages that are different, and in which each property has texts', async () => {
    const owner = (await open()).as('owner');
    const { revision } = await owner.call('getSettings');
    const repeated = owner.call('changeSite', { body: { revision, languages: ['en', 'en'] } });
    expect(await getRefusedKind(repeated)).toBe('validation-failed');
    const unknown = owner.call('changeSite', { body: { revision, logo: 'nothing' } });
    expect(await getRefusedKind(unknown)).toBe('validation-failed');
  });
});

describe('the logo', () => {
  test('is a photo that guests can load, and that the site stores while the header shows it', async () => {
    const dashboard = await open();
    const { host } = dashboard;
    const owner = dashboard.as('owner');
    const colour = { r: 10, g: 90, b: 60 };
    const file = await sharp({ create: { width: 60, height: 20, channels: 3, background: colour } })
      .png()
      .toBuffer();
    const upload = await owner.call('startPhotoUpload', { body: { property: siteMedia, size: file.length } });
    const params = { upload: upload.id };
    await owner.call('sendPhotoPart', { params, query: { offset: '0' }, body: file });
    const photo = await owner.call('addPhoto', { params });
    const address = mediaAddress(siteMedia, photoFileName(photo));
    const request = () => host.fetch(new Request(`https://stay.test${address}`));
    expect((await request()).status).toBe(404);

    const { revision } = await owner.call('getSettings');
    const changed = await owner.call('changeSite', { body: { revision, logo: photo.id } });
    expect(changed.site.logo).toEqual({ photo: photo.id, address: siteLogoAddress(photo.id) });
    expect((await request()).headers.get('Content-Type')).toBe('image/jpeg');

    const context = { db: host.db, photoStore: databasePhotos(host.db) };
    const expire = () =>
      host.db
        .updateTable('photo')
        .set({ expiresAt: new Date(0) })
        .execute();
    await expire();
    await deleteUnusedPhotos(context);
    expect((await request()).status).toBe(200);
    await owner.call('changeSite', { body: { revision: changed.revision } });
    await expire();
    await deleteUnusedPhotos(context);
    expect(await host.db.selectFrom('photo').selectAll().execute()).toEqual([]);
  });
});

describe('the legal identity and texts', () => {
  test('of a file win over those of the dashboard', async () => {
    const dashboard = await openDashboard(['casa'], undefined, undefined, {
      prepare: (contentDir) => writeFile(join(contentDir, 'welcome.yaml'), 'en:\n  headline: From a file\n'),
    });
    onTestFinished(() => dashboard.close());
    const owner = dashboard.as('owner');
    const before = await owner.call('getSettings');
    expect(before.identity).toMatchObject({ source: 'files', value: { name: expect.any(String) as string } });
    const { revision } = before;
    const refused = owner.call('changeIdentity', { body: { revision, identity } });
    expect(await getRefusedKind(refused)).toBe('setting-read-only');
    const welcome = { en: { headline: 'From the dashboard' } };
    const call = owner.call('changeSite', { body: { revision, welcome } });
    expect(await getRefusedKind(call)).toBe('setting-read-only');
  });

  test('have the same checks as files, and are stored', async () => {
    const dashboard = await open();
    const owner = dashboard.as('owner');
    const { revision } = await owner.call('getSettings');
    const change = (body: object) =>
      getRefusedKind(owner.call('changeIdentity', { body: { revision, identity, ...body } }));
    expect(await change({ legal: { en: { terms: '# Terms\n\n![a picture](x.png)' } } })).toBe(
      'validation-failed',
    );
    expect(await change({ legal: { en: { terms: '# Terms of {nobody}' } } })).toBe('validation-failed');
    // The identity of the demo.
    expect(await change({ identity: { ...identity, taxNumber: '500000000' } })).toBe('validation-failed');

    const legal = { en: { terms: '# House terms\n\nBe kind.' } };
    const changed = await owner.call('changeIdentity', { body: { revision, identity, legal } });
    expect(changed.identity).toEqual({ value: identity, source: 'dashboard' });
    expect(changed.legal).toMatchObject({ value: legal, source: 'dashboard' });
  });
});

describe('the mail server', () => {
  test('is stored only if the site can sign in to it, and nothing repeats its password', async () => {
    const server = await openMailServer();
    const dashboard = await open();
    const owner = dashboard.as('owner');
    const { revision } = await owner.call('getSettings');
    const away = { server: '127.0.0.1', port: 9, security: 'starttls' as const };
    const failed = await owner.send('changeMail', { body: { revision, mail: away, password } });
    expect([failed.status, await failed.json()]).toMatchObject([409, { detail: 'unreachable' }]);
    expect((await owner.call('getSettings')).mail.value).toBeNull();

    const noAddress = owner.call('changeMail', {
      body: { revision, mail: { ...away, server: '1.2.3.4.5' } },
    });
    expect(await getRefusedKind(noAddress)).toBe('validation-failed');

    const encrypted = { server: '127.0.0.1', port: server.port, security: 'tls' as const };
    const wrong = await owner.send('changeMail', { body: { revision, mail: encrypted } });
    expect([wrong.status, await wrong.json()]).toMatchObject([409, { detail: 'encryption' }]);

    const mail = { server: '127.0.0.1', port: server.port, security: 'starttls' as const };
    const headers = { 'Idempotency-Key': 'the-mail' };
    const stored = await owner.call('changeMail', { headers, body: { revision, mail, password } });
    expect(stored.mail).toMatchObject({ value: mail, hasPassword: false });
    expect(await owner.call('sendTestMail')).toEqual({ to: 'owner@hosts.test' });
    expect(server.taken[0]?.envelope.join()).toContain('owner@hosts.test');
    expect(await readAll(dashboard)).not.toContain(password);
    // The sign-in code goes through it.
    await dashboard.visit().call('requestCode', { body: { email: 'owner@hosts.test', language: 'en' } });
    await expect.poll(() => server.taken.length, soon).toBe(2);
  });

  test('of the environment remains, and no test e-mail is sent without one', async () => {
    const owner = (await open({ ...publicSite, SMTP_URL: 'smtps://ana:secret@mail.stay.test' })).as('owner');
    const settings = await owner.call('getSettings');
    expect(settings.mail).toMatchObject({
      source: 'environment',
      value: { server: 'mail.stay.test', port: 465, security: 'tls', user: 'ana' },
      hasPassword: true,
    });
    expect(JSON.stringify(settings)).not.toContain('secret');
    const call = owner.call('changeMail', { body: { revision: settings.revision, mail: null } });
    expect(await getRefusedKind(call)).toBe('setting-read-only');

    const without = (await open()).as('owner');
    expect(await getRefusedKind(without.call('sendTestMail'))).toBe('no-mail-server');
  });

  test('gets a stored password only if server and user are the same', async () => {
    const dashboard = await open();
    const { db } = dashboard.host;
    const server = await openMailServer();
    const owner = dashboard.as('owner');
    const { revision } = await owner.call('getSettings');
    const mail = { server: '127.0.0.1', port: server.port, security: 'starttls' as const };
    const stored = await owner.call('changeMail', { body: { revision, mail } });
    const call = owner.call('changeMail', {
      body: { revision: stored.revision, mail: { ...mail, user: 'ana' } },
    });
    // A user without a password is possible; this server accepts any.
    expect(await getRefusedKind(call)).not.toBe('settings-changed');
    expect(await db.selectFrom('siteSecret').selectAll().execute()).toEqual([]);
  });

  test('gets no password of a server that another process has stored a moment ago', async () => {
    const dashboard = await open();
    const { db } = dashboard.host;
    const server = await openMailServer();
    const owner = dashboard.as('owner');
    const { revision } = await owner.call('getSettings');
    const mail = { server: '127.0.0.1', port: server.port, security: 'starttls', user: 'ana' } as const;
    await publishSiteSettings(db, { change: { mail }, author: undefined });
    // The settings that the process follows are older than the password.
    const values = { mailPassword: password };
    const next = { ...mail, server: 'mail.example.com' };
    await publishSiteSettings(db, {
      change: { mail: next },
      author: undefined,
      secrets: { keys: createKeys(secretKey), values },
    });
    const calls = server.calls();
    const call = owner.call('changeMail', { body: { revision, mail } });
    expect(await getRefusedKind(call)).toBe('validation-failed');
    expect(server.calls()).toBe(calls);
  });
});

describe('the key of Stripe', () => {
  test('is stored only if Stripe accepts it', async () => {
    const stripe = await startStripe();
    onTestFinished(() => stripe.close());
    const dashboard = await open({ ...publicSite, STRIPE_API_URL: stripe.url });
    const owner = dashboard.as('owner');
    const { revision } = await owner.call('getSettings');
    const publishable = owner.call('changePayments', {
      body: { revision, key: 'pk_test_0123456789abcdef01' },
    });
    expect(await getRefusedKind(publishable)).toBe('validation-failed');
    const unknown = 'sk_test_0123456789abcdef0123';
    const refused = await owner.send('changePayments', { body: { revision, key: unknown } });
    expect([refused.status, await refused.json()]).toMatchObject([409, { detail: 'key' }]);
    expect(await dashboard.host.db.selectFrom('siteSecret').selectAll().execute()).toEqual([]);
    expect(await readAll(dashboard)).not.toContain(unknown);
  });

  test('of another account deletes the webhook endpoint of the former one', async () => {
    const accounts = await Promise.all(
      ['first', 'other'].map((name) => startStripe({ secretKey: `sk_test_${name}AccountOfTheTests00` })),
    );
    // Stripe has one address for all accounts; the key determines the account.
    const app = new Hono().all('*', ({ req }) => {
      const account = accounts.find(({ secretKey: key }) => req.header('Authorization') === `Bearer ${key}`);
      return proxy(account!.url + req.path + new URL(req.url).search, req);
    });
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    onTestFinished(async () => {
      server.close();
      for (const account of accounts) await account.close();
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const dashboard = await open({ ...publicSite, STRIPE_API_URL: `http://127.0.0.1:${port}` });
    const owner = dashboard.as('owner');
    let { revision } = await owner.call('getSettings');
    for (const { secretKey: key } of accounts) {
      ({ revision } = await owner.call('changePayments', { body: { revision, key } }));
    }
    expect(accounts.map(({ account }) => account.endpoints.size)).toEqual([0, 1]);
  });

  test('of the environment cannot be changed', async () => {
    const STRIPE_SECRET_KEY = 'sk_test_0123456789abcdef0123';
    const owner = (await open({ ...publicSite, STRIPE_SECRET_KEY })).as('owner');
    const { revision, payments } = await owner.call('getSettings');
    expect(payments).toMatchObject({ source: 'environment', mode: 'test', keyEnd: '0123' });
    const call = owner.call('changePayments', { body: { revision, key: null } });
    expect(await getRefusedKind(call)).toBe('setting-read-only');
  });

  test('is encrypted again with a new secret key, and ignored without it', async () => {
    const stripe = await startStripe();
    onTestFinished(() => stripe.close());
    const dashboard = await open({ ...publicSite, STRIPE_API_URL: stripe.url });
    const { db } = dashboard.host;
    const owner = dashboard.as('owner');
    const { revision } = await owner.call('getSettings');
    await owner.call('changePayments', { body: { revision, key: stripe.secretKey } });
    const next = 'the next key of the tests, long enough';
    expect(await readSiteSecrets(db, createKeys(next))).toEqual({ secrets: {}, unreadable: ['stripeKey'] });
    expect(await reencryptSiteSecrets(db, createKeys(next, secretKey))).toEqual({
      again: 1,
      already: 0,
      unreadable: [],
    });
    expect((await readSiteSecrets(db, createKeys(next))).secrets.stripeKey).toBe(stripe.secretKey);
  });
});

describe('settings that this version cannot read', () => {
  test('have their defaults, and the others remain', async () => {
    const dashboard = await open();
    const { host } = dashboard;
    const owner = dashboard.as('owner');
    const document = JSON.stringify({ name: 'Casas do Rio', languages: ['xx'], accent: 'green', mail: 1 });
    await host.db.insertInto('siteSettings').values({ number: 1, state: 'published', document }).execute();
    const settings = await owner.call('getSettings');
    expect(settings.site).toMatchObject({
      name: { value: 'Casas do Rio', source: 'dashboard' },
      languages: { source: 'default' },
      accent: null,
    });
    expect(host.logged()).toContain('some settings of the dashboard cannot be read');
  });
});
