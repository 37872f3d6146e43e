import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { getRefusedKind, openDashboard, site, type Browser, type Dashboard } from '../support/dashboard.ts';

let dashboard: Dashboard;
let owner: Browser;
let authenticator: Authenticator;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  await dashboard.host.db.deleteFrom('hostUser').execute();
  await dashboard.host.db.deleteFrom('hostAction').execute();
  owner = dashboard.as('owner');
  authenticator = new Authenticator(site);
  const created = authenticator.create(await owner.call('passkeyCreation'));
  await owner.call('addPasskey', { body: created });
});

const endProof = () => dashboard.host.db.updateTable('hostSession').set({ proofUntil: null }).execute();

type Deviation = Parameters<Authenticator['use']>[1];

async function signIn(how: Deviation = {}, browser = dashboard.visit()) {
  const options = await browser.call('passkeyOptions');
  return browser.call('signInWithPasskey', { body: authenticator.use(options, how) });
}

describe('a passkey', () => {
  test('signs its person in without a code', async () => {
    const browser = dashboard.visit();
    const session = await signIn({}, browser);
    expect([session.user.role, session.hasPasskey, session.proofUntil !== null]).toEqual([
      'owner',
      true,
      true,
    ]);
    expect(await browser.call('getSession')).toEqual(session);
    const { passkeys } = await browser.call('listPasskeys');
    expect(passkeys).toMatchObject([{ id: authenticator.id.toString('base64url') }]);
    expect(passkeys[0]!.usedAt).not.toBeNull();
  });

  test.each<[string, Deviation]>([
    ['on a page of another origin', { origin: 'https://evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without user verification', { verifiesUser: false }],
    ['with a counter that went back', { counter: 1 }],
    ['in a frame of another site', { crossOrigin: true }],
    ['with a page of another site at the top', { topOrigin: 'https://evil.test' }],
    ['with the user handle of somebody else', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ])('is refused %s', async (_, how) => {
    await signIn();
    expect(await getRefusedKind(signIn(how))).toBe('passkey-refused');
  });

  test.each(['', null])(
    'signs its person in with the empty user handle %j, as some browsers send it',
    async (userHandle) => {
      expect((await signIn({ userHandle })).user.role).toBe('owner');
    },
  );

  test('answers a challenge once, in the browser that requested it', async () => {
    const [browser, other] = [dashboard.visit(), dashboard.visit()];
    const body = authenticator.use(await browser.call('passkeyOptions'));
    expect(await getRefusedKind(other.call('signInWithPasskey', { body }))).toBe('otp-expired');
    await other.call('passkeyOptions');
    expect(await getRefusedKind(other.call('signInWithPasskey', { body }))).toBe('passkey-refused');
    const cookies = new Map(browser.cookies);
    await browser.call('signInWithPasskey', { body });
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(await getRefusedKind(browser.call('signInWithPasskey', { body }))).toBe('otp-expired');
  });

  test('is refused after five minutes', async () => {
    const browser = dashboard.visit();
    const body = authenticator.use(await browser.call('passkeyOptions'));
    await dashboard.host.db
      .updateTable('hostChallenge')
      .set({ expiresAt: new Date(0) })
      .execute();
    expect(await getRefusedKind(browser.call('signInWithPasskey', { body }))).toBe('otp-expired');
  });

  test('of an unknown authenticator, or with a wrong signature, is refused', async () => {
    const browser = dashboard.visit();
    const stranger = new Authenticator(site);
    const unknown = stranger.use(await browser.call('passkeyOptions'));
    expect(await getRefusedKind(browser.call('signInWithPasskey', { body: unknown }))).toBe(
      'passkey-refused',
    );
    const options = await browser.call('passkeyOptions');
    const body = { ...authenticator.use(options), response: stranger.use(options).response };
    expect(await getRefusedKind(browser.call('signInWithPasskey', { body }))).toBe('passkey-refused');
  });

  test('is added once, with a fresh proof, on a page of this site', async () => {
    const options = await owner.call('passkeyCreation');
    const again = owner.call('addPasskey', { body: authenticator.create(options) });
    expect(await getRefusedKind(again)).toBe('passkey-refused');
    const foreign = new Authenticator('https://evil.test').create(await owner.call('passkeyCreation'));
    expect(await getRefusedKind(owner.call('addPasskey', { body: foreign }))).toBe('passkey-refused');
    const framed = new Authenticator(site).create(await owner.call('passkeyCreation'), { crossOrigin: true });
    expect(await getRefusedKind(owner.call('addPasskey', { body: framed }))).toBe('passkey-refused');
    await endProof();
    expect(await getRefusedKind(owner.call('passkeyCreation'))).toBe('proof-required');
  });

  test('signs nobody in after it was removed', async () => {
    const id = authenticator.id.toString('base64url');
    expect(await getRefusedKind(dashboard.as('cleaner').call('removePasskey', { params: { id } }))).toBe(
      'not-found',
    );
    await owner.call('removePasskey', { params: { id } });
    expect(await getRefusedKind(signIn())).toBe('passkey-refused');
    expect(await getRefusedKind(owner.call('removePasskey', { params: { id } }))).toBe('not-found');
  });
});

describe('a proof of identity', () => {
  test('is renewed with a passkey, and gives the session a new secret', async () => {
    await endProof();
    const before = new Map(owner.cookies);
    const options = await owner.call('proofOptions');
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id.toString('base64url') }]);
    const session = await owner.call('proveByPasskey', { body: authenticator.use(options) });
    expect(session.proofUntil).not.toBeNull();
    const stolen = dashboard.visit();
    for (const [name, value] of before) stolen.cookies.set(name, value);
    expect(await getRefusedKind(stolen.call('getSession'))).toBe('unauthorized');
  });

  test('is not renewed with the passkey of somebody else', async () => {
    const manager = dashboard.as('manager');
    const options = await manager.call('proofOptions');
    const body = authenticator.use(options);
    expect(await getRefusedKind(manager.call('proveByPasskey', { body }))).toBe('passkey-refused');
  });

  test('is not renewed with the challenge of a sign-in', async () => {
    const body = authenticator.use(await owner.call('passkeyOptions'));
    expect(await getRefusedKind(owner.call('proveByPasskey', { body }))).toBe('otp-expired');
  });
});
