import { expect, test } from 'vitest';
import { GatewayUnreachable } from '../../server/host/ports/gateway.ts';
import { sessionRequest, openTestStripe } from './support/testStripe.ts';

/** A guest who has paid, and whose card is kept. */
async function known(mode: 'payment' | 'setup') {
  const at = await openTestStripe();
  const { amount } = sessionRequest();
  const request = sessionRequest({ mode, amount: mode === 'payment' ? amount : undefined, keepsCard: true });
  const { id } = await at.gateway.openSession(request);
  at.stripe.pay(id);
  const { savedCard } = await at.gateway.readSession(id);
  return { ...at, id, savedCard: savedCard! };
}

test.each(['payment', 'setup'] as const)(
  'the customer of a session (%s) is deleted at Stripe once, and the payments stay',
  async (mode) => {
    const { stripe, gateway, id, savedCard } = await known(mode);
    const { customers, charges, payments } = stripe.account;
    const before = [new Map(charges), new Map(payments)];
    expect([...customers.values()].map(({ email }) => email)).toEqual(['maria@guests.test']);
    await gateway.deleteGuest(id);
    expect(customers.size).toBe(0);
    expect([charges, payments]).toEqual(before);
    await gateway.deleteGuest(id);
    const amount = { amount: 1_000, currency: 'EUR' } as const;
    const charge = { savedCard, amount, description: 'Casa', idempotencyKey: 'late' };
    expect(await gateway.charge(charge)).toEqual({ status: 'declined' });
  },
);

test('an unpaid session and one of another gateway have no customer at Stripe', async () => {
  const { stripe, gateway } = await openTestStripe();
  const { id } = await gateway.openSession(sessionRequest());
  await gateway.deleteGuest(id);
  await gateway.deleteGuest('cs_of_the_sandbox');
  expect(stripe.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});

test('a failed deletion at Stripe is reported to the host, and tried again', async () => {
  const { stripe, gateway, id } = await known('payment');
  stripe.fail(/DELETE/, 'error', 2);
  await expect(gateway.deleteGuest(id)).rejects.toThrow(GatewayUnreachable);
  await gateway.deleteGuest(id);
  expect(stripe.account.customers.size).toBe(0);
});
