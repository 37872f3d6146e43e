import type { HostContext } from '../../base/context.ts';
import { Refusal, refuseValue } from '../../base/refusal.ts';
import { ensureEndpoint } from '../../payments/checkEndpoint.ts';
import { deleteEndpoint, readEndpoint } from '../../payments/storedEndpoint.ts';
import { GatewayUnreachable, type PaymentGateway } from '../../ports/gateway.ts';
import { requireOwnValue, storeSettings, type Changing } from './storeSettings.ts';

/** Creates the webhook endpoint for a new key. The recurring task tries again what fails. */
async function openEndpoint(host: HostContext): Promise<void> {
  const { endpoints } = host.gateway;
  if (endpoints === undefined) return;
  try {
    await ensureEndpoint(host, endpoints);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    host.log.warn({ error: error.message }, 'payments: the webhook endpoint could not be created');
  }
}

/** Deletes a webhook endpoint at a gateway. */
async function deleteAt(host: HostContext, { endpoints }: PaymentGateway, id: string): Promise<void> {
  try {
    await endpoints?.delete(id);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    host.log.warn(
      { error: error.message },
      'payments: the webhook endpoint could not be deleted at the gateway',
    );
  }
}

/** Deletes the webhook endpoint of a key that is removed. */
async function closeEndpoint(host: HostContext, gateway: PaymentGateway): Promise<void> {
  const stored = await readEndpoint(host);
  if (stored === undefined) return;
  await deleteAt(host, gateway, stored.id);
  await deleteEndpoint(host.db, stored.id);
}

/**
 * Stores the key of Stripe after Stripe has accepted it, and creates the webhook endpoint; or removes the key.
 * @throws {Refusal} `setting-read-only`, `validation-failed`, `stripe-failed`, `settings-changed`
 */
export async function changePayments(
  host: HostContext,
  changing: Changing,
  key: string | null,
): Promise<void> {
  const { settings, services, gateway } = host;
  requireOwnValue(services.sources.payments.source, true);
  if (key === null) {
    await storeSettings(host, changing, {}, { stripeKey: null });
    if (services.payments.keyEnd !== null) await closeEndpoint(host, gateway);
    return;
  }
  if (!settings.isUsableKey(key)) throw refuseValue('key', 'invalid');
  const problem = await settings.checkStripeKey(key);
  if (problem !== undefined) throw new Refusal('stripe-failed', { detail: problem });
  const before = await readEndpoint(host);
  await storeSettings(host, changing, {}, { stripeKey: key });
  await openEndpoint(host);
  // With a key of the same account, the endpoint remains.
  const after = await readEndpoint(host);
  if (before && after && before.id !== after.id) await deleteAt(host, gateway, before.id);
}
