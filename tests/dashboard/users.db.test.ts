import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActionFilter } from '../../contract/dashboard/actionKinds.ts';
import { getPassword } from '../support/mailCatcher.ts';
import {
  getEmail,
  getRefusedKind,
  openDashboard,
  type Browser,
  type Dashboard,
} from '../support/dashboard.ts';

let dashboard: Dashboard;
let owner: Browser;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());
beforeEach(async () => {
  for (const table of ['hostUser', 'hostCode', 'hostAction'] as const) {
    await dashboard.host.db.deleteFrom(table).execute();
  }
  dashboard.host.mails.mails.splice(0);
  owner = dashboard.as('owner');
});

const ana = { name: 'Ana Silva', email: 'ana@hosts.test', role: 'manager', language: 'pt' } as const;
const getToken = (link: string) => link.split('#token=')[1]!;
const getOwnId = async (browser: Browser) => (await browser.call('getSession')).user.id;
const endProof = () => dashboard.host.db.updateTable('hostSession').set({ proofUntil: null }).execute();

describe('the people who have access', () => {
  test('a new person signs in with the link of the invitation, which is also sent by e-mail', async () => {
    const { id, link } = await owner.call('addUser', { body: ana });
    const mail = await dashboard.host.mails.next(ana.email);
    expect([mail.subject, mail.language, mail.text.includes(link)]).toEqual([
      'O seu acesso a Estadia',
      'pt',
      true,
    ]);
    const browser = dashboard.visit();
    const session = await browser.call('openLink', { body: { token: getToken(link) } });
    expect(session.user).toEqual({ id, ...ana });
    const { users } = await owner.call('listUsers');
    expect(users.map(({ name, isYou, seenAt }) => [name, isYou, seenAt !== null])).toEqual([
      ['Ana Silva', false, true],
      ['owner', true, true],
    ]);
  });

  test('a repeated call with the same key adds nobody, and gets the same link', async () => {
    const input = { body: ana, headers: { 'Idempotency-Key': 'add-ana' } };
    const answers = [await owner.call('addUser', input), await owner.call('addUser', input)];
    expect(answers[0]).toEqual(answers[1]);
    const stored = await dashboard.host.db.selectFrom('idempotency').select('answer').execute();
    expect(JSON.stringify(stored)).not.toContain(getToken(answers[0]!.link));
    await dashboard.host.mails.next(ana.email);
  });

  test('an e-mail address has access once', async () => {
    const again = owner.call('addUser', { body: { ...ana, email: getEmail('owner') } });
    expect(await getRefusedKind(again)).toBe('email-taken');
  });

  test('a changed role ends all sessions of the person', async () => {
    const manager = dashboard.as('manager');
    const id = await getOwnId(manager);
    await owner.call('changeRole', { params: { id }, body: { role: 'cleaner' } });
    expect(await getRefusedKind(manager.call('getSession'))).toBe('unauthorized');
    const { users } = await owner.call('listUsers');
    expect(users.find((user) => user.id === id)?.role).toBe('cleaner');
  });

  test('a removed person is signed out and gets no code', async () => {
    const manager = dashboard.as('manager');
    const id = await getOwnId(manager);
    await owner.call('removeUser', { params: { id } });
    expect(await getRefusedKind(manager.call('getSession'))).toBe('unauthorized');
    expect(await getRefusedKind(owner.call('removeUser', { params: { id } }))).toBe('unknown-user');
    await manager.call('requestCode', { body: { email: getEmail('manager'), language: 'en' } });
    await owner.call('requestProofCode');
    await dashboard.host.mails.next(getEmail('owner'));
    expect(dashboard.host.mails.mails.filter(({ to }) => to === getEmail('manager'))).toEqual([]);
  });

  test('the last owner can neither be removed nor get another role', async () => {
    const id = await getOwnId(owner);
    expect(await getRefusedKind(owner.call('removeUser', { params: { id } }))).toBe('last-owner');
    const change = owner.call('changeRole', { params: { id }, body: { role: 'manager' } });
    expect(await getRefusedKind(change)).toBe('last-owner');
    await expect(dashboard.host.commands.run('access.remove', { email: getEmail('owner') })).rejects.toThrow(
      'at least one person must be an owner',
    );
  });

  test('two owners cannot remove each other at the same time', async () => {
    const { link } = await owner.call('addUser', { body: { ...ana, role: 'owner' } });
    const other = dashboard.visit();
    await other.call('openLink', { body: { token: getToken(link) } });
    const [ownId, otherId] = [await getOwnId(owner), await getOwnId(other)];
    await Promise.all([
      getRefusedKind(owner.call('removeUser', { params: { id: otherId } })),
      getRefusedKind(other.call('removeUser', { params: { id: ownId } })),
    ]);
    expect(await dashboard.host.commands.run('access.list', {})).toHaveLength(1);
  });
});

describe('one’s own sessions', () => {
  test('are listed, and each can be ended', async () => {
    await owner.call('getSession');
    const other = dashboard.as('owner');
    await other.call('getSession');
    const { sessions } = await owner.call('listSessions');
    expect(sessions.map(({ isThis }) => isThis).filter(Boolean)).toHaveLength(1);
    const { id } = sessions.find(({ isThis }) => !isThis)!;
    const cleaner = dashboard.as('cleaner');
    expect(await getRefusedKind(cleaner.call('endSession', { params: { id } }))).toBe('not-found');
    await owner.call('endSession', { params: { id } });
    expect(await getRefusedKind(other.call('getSession'))).toBe('unauthorized');
  });
});

describe('a proof of identity', () => {
  test('is required for a change of access, and renewed by a code with a new session secret', async () => {
    await owner.call('getSession');
    await endProof();
    expect(await getRefusedKind(owner.call('addUser', { body: ana }))).toBe('proof-required');
    const before = new Map(owner.cookies);
    await owner.call('requestProofCode');
    const code = getPassword(await dashboard.host.mails.next(getEmail('owner')));
    expect((await owner.call('proveByCode', { body: { code } })).proofUntil).not.toBeNull();
    const stolen = dashboard.visit();
    for (const [name, value] of before) stolen.cookies.set(name, value);
    expect(await getRefusedKind(stolen.call('getSession'))).toBe('unauthorized');
    await owner.call('addUser', { body: ana });
    await dashboard.host.mails.next(ana.email);
  });

  test('is not renewed with the code of somebody else', async () => {
    const manager = dashboard.as('manager');
    await owner.call('getSession');
    await manager.call('requestCode', { body: { email: getEmail('owner'), language: 'en' } });
    const code = getPassword(await dashboard.host.mails.next(getEmail('owner')));
    expect(await getRefusedKind(manager.call('proveByCode', { body: { code } }))).toBe('otp-expired');
  });
});

const createEntry = (action: string) => ({
  actor: 'owner',
  action,
  userId: null,
  reservationId: null,
  unitId: null,
  details: null,
  at: new Date(),
});

describe('the log of actions', () => {
  test('contains who did what, page by page, also by command', async () => {
    const { id } = await owner.call('addUser', { body: ana });
    await owner.call('changeRole', { params: { id }, body: { role: 'cleaner' } });
    await dashboard.host.commands.run('access.remove', { email: ana.email });
    const { actions, next } = await owner.call('listActions');
    expect(actions.map(({ actor, action, details }) => [actor, action, details])).toEqual([
      ['command line', 'removeUser', { name: 'Ana Silva' }],
      ['owner', 'changeRole', { name: 'Ana Silva', before: 'manager', after: 'cleaner' }],
      ['owner', 'addUser', { name: 'Ana Silva', role: 'manager' }],
    ]);
    expect(next).toBeNull();
    const rows = Array.from({ length: 60 }, (_, index) => createEntry(`n${index}`));
    await dashboard.host.db.insertInto('hostAction').values(rows).execute();
    const first = await owner.call('listActions');
    expect([first.actions.length, first.actions[0]?.action]).toEqual([50, 'n59']);
    const second = await owner.call('listActions', { query: { before: first.next! } });
    expect([second.actions.length, second.actions[0]?.action, second.next]).toEqual([13, 'n9', null]);
  });

  test('contains sign-ins only if they are wanted', async () => {
    const kinds = async (kind?: ActionFilter) => {
      const { actions } = await owner.call('listActions', { query: kind ? { kind } : {} });
      return [...new Set(actions.map(({ action }) => action))];
    };
    await owner.call('addUser', { body: ana });
    await dashboard.host.db.insertInto('hostAction').values(createEntry('signIn')).execute();
    expect(await kinds()).not.toContain('signIn');
    expect(await kinds('signIn')).toEqual(['signIn']);
    expect(await kinds('all')).toEqual(['signIn', 'addUser']);
    expect(await kinds('access')).toEqual(['addUser']);
    expect(await kinds('money')).toEqual([]);
  });

  test('finds entries by a part of a name, in which no character has a special meaning', async () => {
    await owner.call('addUser', { body: ana });
    const find = async (search: string) => {
      const { actions } = await owner.call('listActions', { query: { search } });
      return actions.map(({ actor }) => actor);
    };
    expect(await find('OWN')).toEqual(['owner']);
    expect(await find('%')).toEqual([]);
    expect(await find('own_r')).toEqual([]);
  });
});
