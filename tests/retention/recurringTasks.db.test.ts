import { beforeEach, describe, expect, test } from 'vitest';
import { startRecurringTasks } from '../../server/host/jobs/index.ts';
import { deleteExpiredWebhookEvents } from '../../server/host/payments/deleteExpiredWebhookEvents.ts';
import { storeForms } from '../../server/host/registration/storeForms.ts';
import { deleteExpiredPasswords } from '../../server/host/retention/index.ts';
import type { ReservationRow, Schema } from '../../server/host/store/schema.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { awaitPassword, createStay } from '../outside/support/stays.ts';
import { createLegalForm } from '../support/guests.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
const now = new Date('2033-01-02T03:04:05.678Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
beforeEach(async () => {
  still = await openManualHost();
  await still.clock.stopAt(now);
});

const rowsIn = async (table: keyof Schema) =>
  (await still.db.selectFrom(table).selectAll().execute()) as object[];

test('all that is past its term is gone after one round', async () => {
  const { db } = still;
  const longAgo = new Date('2031-06-01T00:00:00Z');
  const unproven = { verifiedAt: null, holdExpiresAt: longAgo };
  const id = await createStay(still, { status: 'awaiting_otp', about: unproven });
  await awaitPassword(still, id, '123456');
  const stay = await createStay(still, {
    status: 'confirmed',
    about: { confirmedAt: longAgo, unitId: 'next' },
  });
  await inTransaction(db, (trx) => storeForms(trx, still.context.keys, stay, [createLegalForm()]));
  await db.insertInto('webhookEvent').values({ id: 'evt_1', receivedAt: longAgo }).execute();
  const answer = { status: 200, answer: '{}', requestHash: Buffer.from('request'), createdAt: longAgo };
  await db
    .insertInto('idempotency')
    .values({ clientId: 'site', key: 'key', ...answer })
    .execute();
  const message = { unitId: 'casa', locale: 'en', sender: 'somebody', forHost: 'sealed' } as const;
  await db
    .insertInto('contactMessage')
    .values({ id: 'message', ...message, createdAt: longAgo })
    .execute();

  await startRecurringTasks(still.context).stop();
  for (const table of [
    'oneTimePassword',
    'webhookEvent',
    'idempotency',
    'contactMessage',
    'registration',
  ] as const) {
    expect(await rowsIn(table), table).toEqual([]);
  }
  expect(await rowsIn('reservation')).toMatchObject([{ id: stay, email: '', guestErasedAt: now }]);
});

test('a notice of the gateway is known for thirty days', async () => {
  const receivedAt = after(-30 * 86_400_000);
  await still.db
    .insertInto('webhookEvent')
    .values([
      { id: 'known', receivedAt },
      { id: 'over', receivedAt: new Date(receivedAt.getTime() - 1) },
    ])
    .execute();
  await deleteExpiredWebhookEvents(still);
  expect(await rowsIn('webhookEvent')).toMatchObject([{ id: 'known' }]);
});

test('more than some hundred are deleted in one round', async () => {
  const ids = Array.from({ length: 1201 }, (_, index) => ({ id: `evt_${index}`, receivedAt: new Date(0) }));
  await still.db.insertInto('webhookEvent').values(ids).execute();
  await deleteExpiredWebhookEvents(still);
  expect(await rowsIn('webhookEvent')).toEqual([]);
});

describe('the password of a hold', () => {
  const held = async (status: ReservationRow['status'], holdExpiresAt: Date) => {
    const id = await createStay(still, { status, about: { holdExpiresAt } });
    await awaitPassword(still, id, '123456');
    return id;
  };

  test('the password is kept while it is awaited, and deleted with the end of the hold', async () => {
    const id = await held('awaiting_otp', after(1));
    await deleteExpiredPasswords(still);
    expect(await rowsIn('oneTimePassword')).toMatchObject([{ reservationId: id }]);
    await still.clock.stopAt(after(1));
    await deleteExpiredPasswords(still);
    expect(await rowsIn('oneTimePassword')).toEqual([]);
  });

  test.each(['awaiting_payment', 'expired', 'cancelled', 'confirmed'] as const)(
    'goes where nobody awaits it any more (%s)',
    async (status) => {
      await held(status, after(1));
      await deleteExpiredPasswords(still);
      expect(await rowsIn('oneTimePassword')).toEqual([]);
    },
  );
});
