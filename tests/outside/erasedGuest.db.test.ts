import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../server/host/commands/run.ts';
import { openRecords } from '../../server/sandbox/store/openRecords.ts';
import { createStay, openCheckout, payWithCard } from './support/stays.ts';
import { openEnvironment } from './support/environment.ts';

test('an erased guest is unknown to the gateway of the sandbox', async () => {
  const environment = await openEnvironment();
  const { context } = environment;
  const records = await openRecords(environment);
  onTestFinished(records.close);
  const id = await createStay(environment, {
    now: 10_000,
    later: [{ dueDate: '2031-05-01', amount: 20_000 }],
  });
  const session = await openCheckout(environment, id);
  await payWithCard(environment, session.id, '4242 4242 4242 4242');
  await environment.deliverAll();
  const kept = async () =>
    JSON.stringify([await records.of('sessions').list(), await records.of('cards').list()]);
  expect(await kept()).toMatch(/maria@guests\.test.*last4/);
  const { savedCard } = await context.gateway.readSession(session.id);
  await runCommand(context, 'reservations.cancel', { reservation: id, refund: 'policy' });

  await runCommand(context, 'guests.erase', { reservation: id });
  await expect.poll(kept).not.toMatch(/@|last4/);
  const amount = { amount: 20_000, currency: 'EUR' } as const;
  const charge = { savedCard: savedCard!, amount, description: 'Casa', idempotencyKey: 'late' };
  expect(await context.gateway.charge(charge)).toEqual({ status: 'declined' });
});
