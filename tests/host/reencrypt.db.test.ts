import { beforeEach, describe, expect, test } from 'vitest';
import { openAddress, sealAddress } from '../../server/host/calendars/sealedAddress.ts';
import { runCommand } from '../../server/host/commands/run.ts';
import {
  openForHost,
  openForVisitor,
  sealMessage,
  type Message,
} from '../../server/host/contact/sealedMessage.ts';
import { reencryptMessages } from '../../server/host/contact/reencryptMessages.ts';
import { createKeys, decryptText } from '../../server/host/keys/keys.ts';
import { readEndpoint, replaceEndpoint } from '../../server/host/payments/storedEndpoint.ts';
import { reencryptPasswords } from '../../server/host/reservations/reencryptPasswords.ts';
import { FormsUnreadable } from '../../server/host/registration/index.ts';
import { storeForms, readForms } from '../../server/host/registration/storeForms.ts';
import type { Database } from '../../server/host/store/database.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { awaitPassword, createStay } from '../outside/support/stays.ts';
import { createLegalForm } from '../support/guests.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

const [before, now] = ['the key of last year, as long as one', 'the key of this year, as long as one'];
const [old, both, fresh] = [createKeys(before), createKeys(now, before), createKeys(now)];

const message: Message = {
  name: 'Jane Doe',
  email: 'jane@visitors.test',
  phonePrefix: '+44',
  phone: '20 7946 0000',
  reservationId: null,
  message: 'Is there a cot?',
};

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
  still = { ...still, context: { ...still.context, keys: old } };
});

const sealAll = (keys = both) => runCommand({ ...still.context, keys }, 'keys.reencrypt', {});
const register = (id: string, forms = [createLegalForm(), createLegalForm()]) =>
  inTransaction(still.db, (trx) => storeForms(trx, still.context.keys, id, forms));

test('all that is sealed opens with the newest key alone afterwards, and says what it said', async () => {
  const id = await createStay(still, { status: 'awaiting_otp' });
  const forms = [createLegalForm(), createLegalForm()];
  await register(id, forms);
  await awaitPassword(still, id, '123456');
  await still.db
    .insertInto('contactMessage')
    .values([
      { id: 'm1', unitId: 'casa', locale: 'en', sender: 's', ...sealMessage(old, 'm1', message) },
      { id: 'm2', unitId: 'casa', locale: 'en', sender: 's' },
    ])
    .execute();

  await still.db
    .insertInto('calendar')
    .values({ id: 'c1', unitId: 'casa', name: 'Airbnb', address: sealAddress(old, 'c1', 'https://a.test/1') })
    .execute();
  const endpoint = { id: 'we_1', secret: 'whsec_1' };
  await replaceEndpoint({ db: still.db, keys: old }, undefined, endpoint);

  expect(await sealAll()).toEqual({
    hasPrevious: true,
    documents: { again: 2, already: 0, unreadable: [] },
    messages: { again: 2, already: 0, unreadable: [] },
    passwords: { again: 1, already: 0, unreadable: [] },
    calendars: { again: 1, already: 0, unreadable: [] },
    webhook: { again: 1, already: 0, unreadable: [] },
    settings: { again: 0, already: 0, unreadable: [] },
    linksUntil: null,
  });
  const calendar = await still.db.selectFrom('calendar').selectAll().executeTakeFirstOrThrow();
  expect(openAddress(fresh, calendar)).toBe('https://a.test/1');
  expect(await readEndpoint({ db: still.db, keys: fresh })).toEqual(endpoint);
  expect((await readForms(still.db, fresh, [id])).get(id)).toEqual(forms);
  const [kept, empty] = await still.db.selectFrom('contactMessage').selectAll().orderBy('id').execute();
  expect(openForHost(fresh, 'm1', kept!.forHost!)).toEqual(message);
  expect(openForVisitor(fresh, 'm1', kept!.forVisitor!)).toBe(message.email);
  expect(empty).toMatchObject({ forHost: null, forVisitor: null });
  const { sealed } = await still.db.selectFrom('oneTimePassword').select('sealed').executeTakeFirstOrThrow();
  expect(decryptText(fresh, sealed!, id)).toBe('123456');
});

test('re-encrypted data are left unchanged by the next run', async () => {
  await register(await createStay(still));
  await sealAll();
  const rows = () => still.db.selectFrom('registration').selectAll().orderBy('position').execute();
  const first = await rows();
  expect(await sealAll()).toMatchObject({ documents: { again: 0, already: 2 } });
  expect(await sealAll(fresh)).toMatchObject({ hasPrevious: false, documents: { again: 0, already: 2 } });
  expect(await rows()).toEqual(first);
});

test('more documents than are read at a time are all sealed again', async () => {
  const stays = [await createStay(still), await createStay(still, { about: { unitId: 'next' } })];
  const many = Array.from({ length: 150 }, () => createLegalForm());
  for (const id of stays) await register(id, many);
  expect(await sealAll()).toMatchObject({ documents: { again: 300, already: 0 } });
  for (const [, forms] of await readForms(still.db, fresh, stays)) expect(forms).toEqual(many);
});

test('documents that no key opens are named, and the others are sealed again all the same', async () => {
  const [lost, kept] = [await createStay(still), await createStay(still, { about: { unitId: 'next' } })];
  await register(kept);
  await inTransaction(still.db, (trx) =>
    storeForms(trx, createKeys('a lost key'), lost, [createLegalForm()]),
  );
  const { number } = await still.db
    .selectFrom('reservation')
    .select('number')
    .where('id', '=', lost)
    .executeTakeFirstOrThrow();
  expect(await sealAll()).toMatchObject({ documents: { again: 2, unreadable: [number] } });
  const refusal = await readForms(still.db, both, [lost]).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FormsUnreadable);
  expect(String(refusal)).toContain('SECRET_KEY_PREVIOUS');
});

describe('the last day of the links that the key before may have made', () => {
  const lastDay = async () => (await sealAll()).linksUntil;
  const confirmedAt = new Date('2031-01-01T00:00:00Z');

  test('the last day is that of the stay whose links end last', async () => {
    await createStay(still, { status: 'confirmed', about: { confirmedAt, unitId: 'next' } });
    const later = { startDate: '2031-06-01', endDate: '2031-06-04' };
    await createStay(still, { status: 'confirmed', ...later, about: { confirmedAt } });
    expect(await lastDay()).toBe('2031-09-02');
  });

  test('there is no last day when every link has ended, was never sent, or its guest was erased', async () => {
    await still.clock.stopAt(new Date('2031-08-20T00:00:00Z'));
    await createStay(still, { status: 'confirmed', about: { confirmedAt, unitId: 'next' } });
    const ahead = { startDate: '2031-09-01', endDate: '2031-09-04' };
    await createStay(still, { ...ahead, about: { holdExpiresAt: new Date('2031-08-21T00:00:00Z') } });
    const guestErasedAt = confirmedAt;
    await createStay(still, { status: 'cancelled', ...ahead, about: { confirmedAt, guestErasedAt } });
    expect(await lastDay()).toBeNull();
  });
});

/** A database in which somebody else is quicker whenever something is about to be changed. */
const overtaken = (db: Database, by: () => Promise<unknown>): Database =>
  new Proxy(db, {
    get(target, name) {
      if (name !== 'updateTable') return (Reflect.get(target, name) as () => unknown).bind(target);
      return (table: 'contactMessage') => {
        // There is one connection: who asks first is first.
        void by();
        return target.updateTable(table);
      };
    },
  });

test('an e-mail sent during the re-encryption stays deleted', async () => {
  const { db } = still;
  const id = await createStay(still, { status: 'awaiting_otp' });
  await awaitPassword(still, id, '123456');
  await db
    .insertInto('contactMessage')
    .values({ id: 'm1', unitId: 'casa', locale: 'en', sender: 's', ...sealMessage(old, 'm1', message) })
    .execute();
  const wiped = { forHost: null, forVisitor: null };
  const mailMessage = () => db.updateTable('contactMessage').set(wiped).execute();
  await reencryptMessages(overtaken(db, mailMessage), both);
  expect(await db.selectFrom('contactMessage').selectAll().executeTakeFirst()).toMatchObject(wiped);
  const mailPassword = () => db.updateTable('oneTimePassword').set({ sealed: null }).execute();
  await reencryptPasswords(overtaken(db, mailPassword), both);
  expect(await db.selectFrom('oneTimePassword').select('sealed').executeTakeFirst()).toEqual({
    sealed: null,
  });
});
