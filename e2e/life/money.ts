import { expect, type Page } from '@playwright/test';
import type { Money } from '../../contract/primitives.ts';
import type { ReservationPage } from '../reservation/page.ts';
import type { LivedSite } from './site.ts';
import type { StripeAccount } from './stripeStandIn.ts';

interface Paying {
  stripe: StripeAccount;
  amount: string;
  card: string;
}

/** Pays an amount with a card on Stripe's hosted page. */
export async function paysAtStripe(page: Page, { stripe, amount, card }: Paying): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === stripe.url);
  await page.locator('[name=number]').fill(card);
  await page.locator('[name=name]').fill('Ana Silva');
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}

export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const getCents = (amount: string) => Number(amount.replaceAll(/[€.,]/g, ''));

/** Paid and refunded amounts, in cents. */
interface Moved {
  paid: number;
  refunded: number;
}

/** The totals that the guest sees. */
export async function shownToTheGuest(on: ReservationPage): Promise<Moved> {
  const text = await on.of('reservation').innerText();
  const all = (kind: string) =>
    [...text.matchAll(new RegExp(`^${kind}\\n(€[\\d.,]+)$`, 'gm'))].map(([, amount]) => getCents(amount!));
  return { paid: sumAmounts(all('Paid')), refunded: sumAmounts(all('Refunded')) };
}

interface Shown {
  payments: { amount: Money; refunded?: Money }[];
  gatewayPayments: { amount: Money; refunds: { amount: Money }[] }[];
}

const centsIn = (amounts: readonly (Money | undefined)[]) =>
  sumAmounts(amounts.map((one) => one?.amount ?? 0));

/** The totals that the host sees, from the schedule and from the gateway. */
export async function shownToTheHost(
  site: LivedSite,
  number: string,
): Promise<{ payments: Moved; gateway: Moved }> {
  const shown = JSON.parse(await site.types('reservations', 'show', number, '--json')) as Shown;
  const { payments, gatewayPayments } = shown;
  return {
    payments: {
      paid: centsIn(payments.map(({ amount }) => amount)),
      refunded: centsIn(payments.map(({ refunded }) => refunded)),
    },
    gateway: {
      paid: centsIn(gatewayPayments.map(({ amount }) => amount)),
      refunded: centsIn(gatewayPayments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))),
    },
  };
}
