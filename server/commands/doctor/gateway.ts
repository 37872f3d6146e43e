import { isThisMachine, type Config } from '../../config/index.ts';
import { findingsOf, type Finding } from './finding.ts';

const { ok, warning } = findingsOf('gateway');

/** Where guests pay. */
export function checkGateway({ api, gatewayHosts, publicUrl, stripe }: Config): Finding {
  if (api) return ok(`of the host at ${api.url}; guests may be sent to ${gatewayHosts.join(', ')}`);
  const isPublic = !isThisMachine(new URL(publicUrl).hostname);
  if (stripe) {
    const keys = stripe.isTest ? 'Stripe with a test key: no money moves' : 'Stripe with a live key';
    return stripe.isTest && isPublic
      ? warning(keys, 'Set STRIPE_SECRET_KEY to the live key to be paid.')
      : ok(keys);
  }
  const sandbox = 'the sandbox: test cards, and no money moves';
  return isPublic
    ? warning(sandbox, 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to be paid.')
    : ok(sandbox);
}
