import type { Page } from '@playwright/test';
import type { CheckoutSession } from '../../contract/schemas/hold.ts';
import type { HostStub } from '../support/hostStub.ts';

const createSession = (origin: string): CheckoutSession => ({
  id: 'session',
  url: `${origin}/sandbox/checkout/session`,
  mode: 'payment',
  expiresAt: '2099-01-01T00:00:00Z',
});

/** The outcomes of a checkout in which the guest stays on the page. */
export const checkoutActions = (guest: { page: Page; hostStub: HostStub }) => ({
  'checkout.answered.statusChanged': () => guest.hostStub.fail('createCheckout', 'hold-expired'),
  'checkout.answered.notRedirected': () => guest.hostStub.fail('createCheckout', 'payment-gateway'),
  'checkout.answered.notRedirected~at an address of somebody else': () =>
    guest.hostStub.answerWith('createCheckout', createSession('https://other.example')),
  'checkout.answered.notRedirected~at no address that answers': async () => {
    const { page, hostStub } = guest;
    const left = page.waitForRequest('**/sandbox/checkout/*');
    await hostStub.answerWith('createCheckout', createSession(new URL(page.url()).origin));
    await left;
    await page.clock.fastForward(20_000);
  },
});
