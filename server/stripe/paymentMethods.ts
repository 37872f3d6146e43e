import type { Stripe } from 'stripe';
import type { PaymentMethod } from '../../contract/schemas/quote.ts';

/** The cards that every Stripe account accepts. Checkout sessions allow no other type (sessions.ts). */
const cards: readonly PaymentMethod[] = [{ name: 'Visa' }, { name: 'Mastercard' }];

/** The wallets that pay with a card. Checkout shows those that the account has enabled, on devices that have them. */
const wallets = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' } as const;

/** The time between two readings of the account's settings, and after a failed one, in milliseconds. */
const interval = 6 * 3_600_000;
const intervalAfterFailure = 10 * 60_000;

/** Reads the wallets that the configuration of the site's checkout sessions offers. */
async function readWallets(stripe: Stripe): Promise<PaymentMethod[]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  // Child configurations belong to the accounts of a Connect platform.
  const used = data.find(({ active, is_default, parent }) => active && is_default && parent === null);
  return Object.entries(wallets)
    .filter(([wallet]) => used?.[wallet as keyof typeof wallets]?.available)
    .map(([, name]) => ({ name, dependsOnDevice: true }));
}

/**
 * Returns a function that lists the ways to pay. It answers from memory, and reads the account's settings in the
 * background. Until the first reading, and for a key without access to the settings, these are cards only.
 */
export function openPaymentMethods(stripe: Stripe, now: () => Date): () => readonly PaymentMethod[] {
  let methods = cards;
  let nextReading = 0;

  async function refresh() {
    nextReading = now().getTime() + intervalAfterFailure;
    try {
      methods = [...cards, ...(await readWallets(stripe))];
      nextReading = now().getTime() + interval;
    } catch {
      // The last known methods remain.
    }
  }

  return () => {
    if (now().getTime() >= nextReading) void refresh();
    return methods;
  };
}
