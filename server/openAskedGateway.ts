import type { AskedStripe, StripeAccount } from './stripe/index.ts';

/** Opens the account at Stripe for `doctor` and the start. Stripe's client is big, so it is loaded only then. */
export async function openAskedGateway(account: StripeAccount): Promise<AskedStripe> {
  const { openAskedStripe } = await import('./stripe/index.ts');
  return openAskedStripe(account);
}
