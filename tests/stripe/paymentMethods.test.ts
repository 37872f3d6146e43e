import { describe, expect, test, vi } from 'vitest';
import { openTestStripe, type TestStripe } from './support/testStripe.ts';

const cards = [{ name: 'Visa' }, { name: 'Mastercard' }];
const applePay = { name: 'Apple Pay', dependsOnDevice: true };
const googlePay = { name: 'Google Pay', dependsOnDevice: true };

const countReadings = ({ calls }: TestStripe['stripe']) =>
  calls.filter((call) => call === 'GET /v1/payment_method_configurations').length;

const hour = 3_600;

describe('the ways to pay at Stripe', () => {
  test('are cards until the settings of the account are read, and then its wallets too', async () => {
    const { stripe, gateway } = await openTestStripe();
    expect(gateway.getMethods()).toEqual(cards);
    await vi.waitFor(() => expect(gateway.getMethods()).toEqual([...cards, applePay]));
    expect(countReadings(stripe)).toBe(1);
  });

  test('are read again after six hours, in the background', async () => {
    const { stripe, gateway } = await openTestStripe();
    await vi.waitFor(() => expect(gateway.getMethods()).toContainEqual(applePay));
    stripe.account.wallets = { applePay: false, googlePay: true };
    stripe.clock.ahead = 5 * hour;
    expect(gateway.getMethods()).toEqual([...cards, applePay]);
    expect(countReadings(stripe)).toBe(1);
    stripe.clock.ahead = 7 * hour;
    expect(gateway.getMethods()).toEqual([...cards, applePay]);
    await vi.waitFor(() => expect(gateway.getMethods()).toEqual([...cards, googlePay]));
    expect(countReadings(stripe)).toBe(2);
  });

  test('are the last known ones while Stripe is out of order', async () => {
    const { stripe, gateway } = await openTestStripe();
    await vi.waitFor(() => expect(gateway.getMethods()).toContainEqual(applePay));
    stripe.fail(/payment_method_configurations$/, 'error', 2);
    stripe.clock.ahead = 7 * hour;
    gateway.getMethods();
    await vi.waitFor(() => expect(countReadings(stripe)).toBe(3), { timeout: 5_000 });
    expect(gateway.getMethods()).toEqual([...cards, applePay]);
  });

  test('are cards only if the key may not read the settings, which is tried again later', async () => {
    const { stripe, gateway } = await openTestStripe();
    stripe.fail(/payment_method_configurations$/, 'forbidden');
    gateway.getMethods();
    await vi.waitFor(() => expect(countReadings(stripe)).toBe(1));
    expect(gateway.getMethods()).toEqual(cards);
    stripe.clock.ahead = hour;
    gateway.getMethods();
    await vi.waitFor(() => expect(gateway.getMethods()).toEqual([...cards, applePay]));
  });
});
