import type { StripeDiagnostics, StripeAccount } from '../stripe/index.ts';

/**
 * Opens the Stripe account for `doctor` and for the check at start-up. Stripe's client is large, so it is loaded on
 * demand.
 */
export async function openGatewayDiagnostics(account: StripeAccount): Promise<StripeDiagnostics> {
  const { openStripeDiagnostics } = await import('../stripe/index.ts');
  return openStripeDiagnostics(account);
}
