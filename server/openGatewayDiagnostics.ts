import type { StripeDiagnostics, StripeAccount } from './stripe/index.ts';

/** Opens the account at Stripe for `doctor` and the start. Stripe's client is big, so it is loaded only then. */
export async function openGatewayDiagnostics(account: StripeAccount): Promise<StripeDiagnostics> {
  const { openStripeDiagnostics } = await import('./stripe/index.ts');
  return openStripeDiagnostics(account);
}
