import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../server/host/store/database.ts';
import { migrations } from '../../server/host/store/migrations/index.ts';
import { openPGlite } from '../../server/host/store/pglite.ts';
import { poolOfPGlite } from '../../server/host/store/pool.ts';
import { createStay } from '../outside/support/stays.ts';

test('payments that were made before are known by the gateway’s ids after an upgrade, each once', async () => {
  const pglite = await openPGlite();
  const pool = poolOfPGlite(pglite);
  const db = createDatabase(pool);
  onTestFinished(async () => {
    await pool.end();
    await pglite.close();
  });
  const before = Object.entries(migrations).filter(([name]) => name < '016');
  for (const [, migration] of before) await migration.up(db);
  await db.insertInto('unit').values({ id: 'casa' }).execute();
  const later = [
    { dueDate: '2031-05-07', amount: 70_000 },
    { dueDate: '2031-05-08', amount: 70_000 },
  ];
  const id = await createStay({ db }, { later, status: 'confirmed' });
  const paidAt = new Date('2026-01-02T10:00:00Z');
  const name = `pi_${randomUUID()}`;
  await db
    .updateTable('payment')
    .set({ status: 'paid', gatewayPaymentId: name, paidAt })
    .where('position', '<', 2)
    .execute();
  await migrations['016-gateway-payments']!.up(db);
  const rows = await db.selectFrom('gatewayPayment').selectAll().execute();
  expect(rows).toMatchObject([
    { id: name, reservationId: id, createdAt: paidAt, amount: null, fee: null, checkedAt: null },
  ]);
  const payments = await db.selectFrom('payment').select(['returnedAmount', 'disputedAmount']).execute();
  expect(payments).toEqual(Array.from({ length: 3 }, () => ({ returnedAmount: 0, disputedAmount: 0 })));
});
