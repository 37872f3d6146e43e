import { expect, type Page } from '@playwright/test';
import type { Money } from '../../contract/values/money.ts';
import type { ReservationPage } from '../reservation/page.ts';
import type { TestSite } from './site.ts';
import type { StripeAccount } from './simulatedStripe.ts';

interface StripePayment {
  stripe: StripeAccount;
  amount: string;
  card: string;
}

/** Pays an amount with a card on Stripe's hosted page. */
export async function payAtStripe(page: Page, { stripe, amount, card }: StripePayment): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === stripe.url);
  await page.locator('[name=number]').fill(card);
  await page.locator('[name=name]').fill('Ana Silva');
  await page.getByRole('button', { name: `Pay ${amount}`, exact: true }).click();
}

export const sumAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

const getCents = (amount: string) => Number(amount.replaceAll(/[€.,]/g, ''));

/** Paid and refunded amounts, in cents. */
interface Totals {
  paid: number;
  refunded: number;
}

/** The totals that the guest sees. */
export async function readGuestTotals(on: ReservationPage): Promise<Totals> {
  const text = await on.of('reservation').evaluate((view: HTMLElement) => {
    for (const part of view.querySelectorAll('details')) part.open = true;
    return view.innerText;
  });
  const all = (kind: string) =>
    [...text.matchAll(new RegExp(`^${kind}\\n(€[\\d.,]+)$`, 'gm'))].map(([, amount]) => getCents(amount!));
  return { paid: sumAmounts(all('Paid')), refunded: sumAmounts(all('Refunded')) };
}

interface ShownReservation {
  payments: { amount: Money; refunded?: Money }[];
  gatewayPayments: { amount: Money; refunds: { amount: Money }[] }[];
}

const sumCents = (amounts: readonly (Money | undefined)[]) =>
  sumAmounts(amounts.map((one) => one?.amount ?? 0));

/** The totals that the host sees, from the schedule and from the gateway. */
export async function readHostTotals(
  site: TestSite,
  number: string,
): Promise<{ payments: Totals; gateway: Totals }> {
  const shown = JSON.parse(
    await site.runCommand('reservations', 'show', number, '--json'),
  ) as ShownReservation;
  const { payments, gatewayPayments } = shown;
  return {
    payments: {
      paid: sumCents(payments.map(({ amount }) => amount)),
      refunded: sumCents(payments.map(({ refunded }) => refunded)),
    },
    gateway: {
      paid: sumCents(gatewayPayments.map(({ amount }) => amount)),
      refunded: sumCents(gatewayPayments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))),
    },
  };
}
