import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../server/host/http/route.ts';
import { getPassword } from '../support/mailCatcher.ts';
import {
  getEmail,
  getRefusedKind,
  openDashboard,
  type Browser,
  type Dashboard,
} from '../support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  const { db } = dashboard.host;
  for (const table of ['hostUser', 'hostCode', 'hostLink', 'hostAction'] as const) {
    await db.deleteFrom(table).execute();
  }
});

const owner = getEmail('owner');
const addOwner = () => dashboard.as('owner').call('getSession');

const network = (mark: string): Caller => ({ networks: [{ breadth: '/32', mark }] });

const requestCode = (browser: Browser, email = owner) =>
  browser.call('requestCode', { body: { email, language: 'de' } });

async function getCode(browser: Browser): Promise<string> {
  await requestCode(browser);
  return getPassword(await dashboard.host.mails.next(owner));
}

/** The codes that were e-mailed to somebody and not used. */
async function countSent(): Promise<number> {
  const sent = await dashboard.host.db
    .selectFrom('hostCode')
    .select('id')
    .where('userId', 'is not', null)
    .where('usedAt', 'is', null)
    .execute();
  return sent.length;
}

/** Requests a code, and returns it if it was e-mailed to the owner. */
async function request(browser: Browser): Promise<string | undefined> {
  const sent = await countSent();
  await requestCode(browser);
  if ((await countSent()) === sent) return undefined;
  return getPassword(await dashboard.host.mails.next(owner));
}

/** Signs the owner in. */
async function signInFrom(browser: Browser): Promise<void> {
  await browser.call('verifyCode', { body: { code: (await request(browser))! } });
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sign-in with a code by e-mail', () => {
  test('opens a session with the person, the properties and a fresh proof', async () => {
    await addOwner();
    const browser = dashboard.visit();
    await requestCode(browser);
    const mail = await dashboard.host.mails.next(owner);
    expect([mail.to, mail.language, mail.urgent]).toEqual([owner, 'de', true]);
    const session = await browser.call('verifyCode', { body: { code: getPassword(mail) } });
    expect(session).toMatchObject({
      user: { name: 'owner', email: owner, role: 'owner', language: 'en' },
      hasPasskey: false,
      productName: 'Estadia',
      properties: [{ id: 'casa' }, { id: 'next' }],
    });
    expect(Date.parse(session.proofUntil!) - Date.now()).toBeGreaterThan(8 * 60_000);
    expect(await browser.call('getSession')).toEqual(session);
  });

  test('gives the browser a cookie that scripts and other sites cannot use', async () => {
    await addOwner();
    const browser = dashboard.visit();
    const code = await getCode(browser);
    const response = await browser.send('verifyCode', { body: { code } });
    const [cookie, ended] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(ended).toMatch(/^__Host-sign-in=; Max-Age=0; /);
    const stored = await dashboard.host.db.selectFrom('hostSession').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(/=([\w-]{43})/.exec(cookie!)![1]);
  });

  test('accepts a code once, and only in the browser that requested it', async () => {
    await addOwner();
    const [browser, other] = [dashboard.visit(), dashboard.visit()];
    const code = await getCode(browser);
    expect(await getRefusedKind(other.call('verifyCode', { body: { code } }))).toBe('otp-expired');
    const cookies = new Map(browser.cookies);
    await browser.call('verifyCode', { body: { code } });
    for (const [name, value] of cookies) other.cookies.set(name, value);
    expect(await getRefusedKind(other.call('verifyCode', { body: { code } }))).toBe('otp-locked');
  });

  test('allows five tries', async () => {
    await addOwner();
    const browser = dashboard.visit();
    const code = await getCode(browser);
    for (const attemptsLeft of [4, 3, 2, 1, 0]) {
      await expect(browser.call('verifyCode', { body: { code: wrongFor(code) } })).rejects.toMatchObject({
        kind: 'otp-incorrect',
        problem: { attemptsLeft },
      });
    }
    expect(await getRefusedKind(browser.call('verifyCode', { body: { code } }))).toBe('otp-locked');
  });

  test('refuses a code after ten minutes', async () => {
    await addOwner();
    const browser = dashboard.visit();
    const code = await getCode(browser);
    await dashboard.host.db
      .updateTable('hostCode')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect(await getRefusedKind(browser.call('verifyCode', { body: { code } }))).toBe('otp-expired');
  });

  test('answers an unknown address in the same way, and sends it nothing', async () => {
    await addOwner();
    const [known, unknown] = [dashboard.visit(), dashboard.visit()];
    const answers = [await requestCode(known), await requestCode(unknown, 'stranger@hosts.test')];
    expect(answers.map((answer) => Object.keys(answer))).toEqual([['codeExpiresAt'], ['codeExpiresAt']]);
    const code = getPassword(await dashboard.host.mails.next(owner));
    await expect(unknown.call('verifyCode', { body: { code: wrongFor(code) } })).rejects.toMatchObject({
      kind: 'otp-incorrect',
      problem: { attemptsLeft: 4 },
    });
    expect(dashboard.host.mails.mails).toEqual([]);
  });

  test('sends an unknown network five codes an hour, and no e-mail for further requests', async () => {
    await addOwner();
    const ask = () => request(dashboard.visit(network('stranger')));
    const codes = [];
    for (let times = 0; times < 12; times += 1) codes.push(await ask());
    expect(codes.filter((code) => code !== undefined)).toHaveLength(5);
    expect(codes.slice(5)).toEqual(Array.from({ length: 7 }, () => undefined));
    const browser = dashboard.visit(network('stranger'));
    await request(browser);
    await expect(browser.call('verifyCode', { body: { code: '000000' } })).rejects.toMatchObject({
      kind: 'otp-incorrect',
      problem: { attemptsLeft: 4 },
    });
  });

  test('still sends a code to the host after strangers have requested many', async () => {
    await addOwner();
    for (let times = 0; times < 12; times += 1) await request(dashboard.visit(network('stranger')));
    const browser = dashboard.visit(network('another'));
    await signInFrom(browser);
    expect((await browser.call('getSession')).user.email).toBe(owner);
  });

  test('reserves codes for networks in which the host has signed in', async () => {
    await addOwner();
    await signInFrom(dashboard.visit(network('home')));
    const codes = [];
    for (let times = 0; times < 40; times += 1) {
      codes.push(await request(dashboard.visit(network(`network ${times}`))));
    }
    expect(codes.filter((code) => code !== undefined)).toHaveLength(30);
    const home = dashboard.visit(network('home'));
    await signInFrom(home);
    expect((await home.call('getSession')).user.email).toBe(owner);
  });

  test('does not count a code that was used', async () => {
    await addOwner();
    for (let times = 0; times < 7; times += 1) {
      await signInFrom(dashboard.visit(network('office')));
      await dashboard.host.db.deleteFrom('hostNetwork').execute();
    }
    expect(await countSent()).toBe(0);
  });

  test('gives strangers 150 guesses a day at the codes of one person, in all networks together', async () => {
    await addOwner();
    const { db } = dashboard.host;
    for (let round = 0; round < 35; round += 1) {
      const browser = dashboard.visit(network(`network ${round}`));
      const code = wrongFor((await request(browser)) ?? '123456');
      for (let times = 0; times < 5; times += 1) {
        expect(await getRefusedKind(browser.call('verifyCode', { body: { code } }))).toBe('otp-incorrect');
      }
      // The next request is made half an hour later.
      await db
        .updateTable('hostCode')
        .set({
          createdAt: sql`created_at - interval '30 minutes'`,
          expiresAt: sql`expires_at - interval '30 minutes'`,
        })
        .execute();
    }
    const guessed = await db
      .selectFrom('hostCode')
      .select(sql<number>`sum(5 - tries_left)::integer`.as('guesses'))
      .where('userId', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(guessed.guesses).toBe(150);
  });

  test('limits codes for one network', async () => {
    await addOwner();
    const browser = dashboard.visit(network('one'));
    for (let times = 0; times < 20; times += 1) await requestCode(browser, `somebody${times}@hosts.test`);
    expect(await getRefusedKind(requestCode(browser, 'more@hosts.test'))).toBe('too-many-requests');
  });
});

describe('a session', () => {
  test('ends with the sign-out: its cookie opens nothing any more', async () => {
    const browser = dashboard.as('owner');
    await browser.call('getSession');
    const stolen = dashboard.visit();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    await browser.call('signOut');
    expect(browser.cookies.size).toBe(0);
    expect(await getRefusedKind(stolen.call('getSession'))).toBe('unauthorized');
  });

  test.each([
    ['thirty days without use', 'seenAt', 30],
    ['ninety days', 'createdAt', 90],
  ] as const)('ends after %s', async (_, column, days) => {
    const browser = dashboard.as('owner');
    await browser.call('getSession');
    const set = (age: number) =>
      dashboard.host.db
        .updateTable('hostSession')
        .set({ [column]: new Date(Date.now() - age * 86_400_000) })
        .execute();
    await set(days - 0.1);
    await browser.call('getSession');
    await set(days + 0.1);
    expect(await getRefusedKind(browser.call('getSession'))).toBe('unauthorized');
  });

  test('gets a new secret at sign-in, so that a planted cookie does not become a session', async () => {
    await addOwner();
    const browser = dashboard.visit();
    browser.cookies.set('__Host-session', 'planted');
    const code = await getCode(browser);
    await browser.call('verifyCode', { body: { code } });
    expect(browser.cookies.get('__Host-session')).not.toBe('planted');
    const attacker = dashboard.visit();
    attacker.cookies.set('__Host-session', 'planted');
    expect(await getRefusedKind(attacker.call('getSession'))).toBe('unauthorized');
  });

  test('replaces the earlier session of the browser', async () => {
    const browser = dashboard.as('owner');
    await browser.call('getSession');
    const code = await getCode(browser);
    await browser.call('verifyCode', { body: { code } });
    expect(await dashboard.host.db.selectFrom('hostSession').select('id').execute()).toHaveLength(1);
  });
});

describe('a call that changes something', () => {
  test.each([
    ['another site', { Origin: 'https://evil.test' }],
    ['another site of the same origin header', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a subdomain', { Origin: 'https://a.stay.test', 'Sec-Fetch-Site': 'same-site' }],
    ['an opaque origin', { Origin: 'null' }],
  ])('is refused from %s', async (_, headers) => {
    const browser = dashboard.as('owner');
    const response = await browser.send('signOut', { headers });
    expect(response.status).toBe(403);
    await browser.call('getSession');
  });
});

describe('links', () => {
  const createLink = async (email?: string) =>
    (await dashboard.host.commands.run('access.link', email === undefined ? {} : { email })).token;
  const first = { name: 'Ana Silva', email: 'ana@hosts.test', language: 'pt' } as const;

  test('the set-up link creates the first owner, once', async () => {
    const [token, another] = [await createLink(), await createLink()];
    const browser = dashboard.visit();
    expect(await browser.call('readLink', { body: { token } })).toEqual({ kind: 'setup' });
    expect((await browser.send('openLink', { body: { token } })).status).toBe(422);
    const session = await browser.call('openLink', { body: { token, owner: first } });
    expect(session.user).toMatchObject({ ...first, role: 'owner' });
    for (const used of [token, another]) {
      const later = dashboard.visit().call('openLink', { body: { token: used, owner: first } });
      expect(await getRefusedKind(later)).toBe('link-expired');
    }
  });

  test('two set-up links at once create one owner', async () => {
    const tokens = [await createLink(), await createLink()];
    const opened = await Promise.all(
      tokens.map((token, index) =>
        getRefusedKind(
          dashboard
            .visit()
            .call('openLink', { body: { token, owner: { ...first, email: `a${index}@hosts.test` } } }),
        ),
      ),
    );
    expect(opened.filter((one) => one === 'answered')).toHaveLength(1);
    expect(opened).toContain('link-expired');
  });

  test('an access link signs its person in, once within an hour', async () => {
    await addOwner();
    const token = await createLink(owner);
    const browser = dashboard.visit();
    expect(await browser.call('readLink', { body: { token } })).toMatchObject({
      kind: 'access',
      email: owner,
    });
    expect((await browser.call('openLink', { body: { token } })).user.email).toBe(owner);
    expect(await getRefusedKind(browser.call('openLink', { body: { token } }))).toBe('link-expired');
    const late = await createLink(owner);
    await dashboard.host.db
      .updateTable('hostLink')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect(await getRefusedKind(browser.call('openLink', { body: { token: late } }))).toBe('link-expired');
  });

  test('no set-up link is made while somebody has access', async () => {
    await addOwner();
    expect(await dashboard.host.commands.run('access.setup', {})).toBeNull();
    await expect(createLink()).rejects.toThrow('Somebody has access already');
  });
});

test('the log of actions has an entry for each sign-in and sign-out', async () => {
  await addOwner();
  const browser = dashboard.visit();
  await browser.call('verifyCode', { body: { code: await getCode(browser) } });
  await browser.call('signOut');
  const actions = await dashboard.host.db
    .selectFrom('hostAction')
    .select(['actor', 'action', 'details'])
    .orderBy('id')
    .execute();
  expect(actions).toEqual([
    { actor: 'owner', action: 'signIn', details: { by: 'code' } },
    { actor: 'owner', action: 'signOut', details: null },
  ]);
});
