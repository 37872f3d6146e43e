import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GatewayUnreachable, type ChargeRequest } from '../../server/host/ports/gateway.ts';
import { stripeCards, type Card } from '../support/stripe/cards.ts';
import { sessionRequest, openTestStripe, type TestStripe } from './support/testStripe.ts';

/** A card that a guest left when they booked, which asks them if it must. */
async function savedCard({ stripe, gateway }: TestStripe, card: Card): Promise<string> {
  const { id } = await gateway.openSession(
    sessionRequest({ mode: 'setup', amount: undefined, keepsCard: true }),
  );
  stripe.pay(id, card);
  if (card.now === 'asks') stripe.answerBank(id, true);
  return (await gateway.readSession(id)).savedCard!;
}

const getCharge = (card: string, about: Partial<ChargeRequest> = {}): ChargeRequest => ({
  savedCard: card,
  amount: { amount: 70_000, currency: 'EUR' },
  description: 'Estadia ES-7K2M9Q',
  idempotencyKey: `charge:${randomUUID()}`,
  ...about,
});

const day = 86_400;

describe('a saved card is charged while its guest is away', () => {
  test.each([
    ['pm_card_visa', 'paid'],
    ['pm_card_authenticationRequiredOnSetup', 'paid'],
    ['pm_card_chargeCustomerFail', 'declined'],
    ['pm_card_authenticationRequired', 'authentication-required'],
  ] as const)('%s: %s', async (card, status) => {
    const at = await openTestStripe();
    const result = await at.gateway.charge(getCharge(await savedCard(at, stripeCards[card])));
    expect(result.status).toBe(status);
    const charges = [...at.stripe.account.charges.values()];
    expect(charges.map(({ amount, payment_intent }) => [amount, payment_intent])).toEqual(
      result.status === 'paid' ? [[70_000, result.paymentId]] : [],
    );
  });

  test('once, where Stripe took the money and its answer was lost, over and over', async () => {
    const at = await openTestStripe();
    const request = getCharge(await savedCard(at, stripeCards.pm_card_visa));
    at.stripe.fail(/^POST .*payment_intents$/, 'unheard', 2);
    await expect(at.gateway.charge(request)).rejects.toThrow(GatewayUnreachable);
    const result = await at.gateway.charge(request);
    expect(await at.gateway.charge(request)).toEqual(result);
    expect(at.stripe.account.charges.size).toBe(1);
  });

  test('once, also after a lost answer and a retry after Stripe has forgotten the key', async () => {
    const at = await openTestStripe();
    const request = getCharge(await savedCard(at, stripeCards.pm_card_visa));
    at.stripe.fail(/^POST .*payment_intents$/, 'unheard', 2);
    await expect(at.gateway.charge(request)).rejects.toThrow(GatewayUnreachable);
    at.stripe.clock.ahead = 3 * day;
    expect((await at.gateway.charge(request)).status).toBe('paid');
    expect(at.stripe.account.charges.size).toBe(1);
  });

  test('each instalment is charged, though all have the same amount', async () => {
    const at = await openTestStripe();
    const card = await savedCard(at, stripeCards.pm_card_visa);
    await at.gateway.charge(getCharge(card));
    await at.gateway.charge(getCharge(card));
    expect(at.stripe.account.charges.size).toBe(2);
  });

  test('not where card or customer were deleted in the dashboard: the guest is asked to pay', async () => {
    const at = await openTestStripe();
    const card = await savedCard(at, stripeCards.pm_card_visa);
    at.stripe.account.cards.clear();
    expect(await at.gateway.charge(getCharge(card))).toEqual({ status: 'declined' });
    at.stripe.account.customers.clear();
    expect(await at.gateway.charge(getCharge(card))).toEqual({ status: 'declined' });
  });

  test('the charge contains no data of the guest', async () => {
    const at = await openTestStripe();
    await at.gateway.charge(
      getCharge(await savedCard(at, stripeCards.pm_card_visa), { idempotencyKey: 'charge:1' }),
    );
    const [payment] = at.stripe.account.payments.values();
    expect(payment).toMatchObject({ metadata: { key: 'charge:1' }, description: 'Estadia ES-7K2M9Q' });
  });
});
