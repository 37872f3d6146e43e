import type { Page } from '@playwright/test';
import type { CheckoutSession } from '../../contract/hold.ts';
import type { HostSide } from '../support/hostSide.ts';

const pageAt = (origin: string): CheckoutSession => ({
  id: 'session',
  url: `${origin}/sandbox/checkout/session`,
  mode: 'payment',
  expiresAt: '2099-01-01T00:00:00Z',
});

/** The outcomes of a checkout in which the guest stays on the page. */
export const checkoutEnds = (guest: { page: Page; hostSide: HostSide }) => ({
  'checkout.answered.statusChanged': () => guest.hostSide.fails('createCheckout', 'hold-expired'),
  'checkout.answered.notRedirected': () => guest.hostSide.fails('createCheckout', 'payment-gateway'),
  'checkout.answered.notRedirected~at an address of somebody else': () =>
    guest.hostSide.says('createCheckout', pageAt('https://elsewhere.example')),
  'checkout.answered.notRedirected~at no address that answers': async () => {
    const { page, hostSide } = guest;
    const left = page.waitForRequest('**/sandbox/checkout/*');
    await hostSide.says('createCheckout', pageAt(new URL(page.url()).origin));
    await left;
    await page.clock.fastForward(20_000);
  },
});
