import type { Stripe } from 'stripe';
import { GatewayUnreachable, type WebhookEndpoints } from '../host/ports/gateway.ts';
import { apiVersion } from './client.ts';
import { isForbidden, isRefused, unreachable } from './failures.ts';
import { findMissingEvents, handledEvents } from './webhook.ts';

/** The metadata by which the site recognises the endpoints that it created. */
const marker = { created_by: 'estadia' };

/** Whether a site created an endpoint; others were created by hand. */
export const isCreatedBySite = ({ metadata }: Stripe.WebhookEndpoint): boolean =>
  metadata['created_by'] === marker.created_by;

/** The address of the site's webhook, and the mode of its key. */
export interface EndpointOptions {
  address: string;
  isTest: boolean;
}

/**
 * Manages the webhook endpoint at an address. Its events may have any API version, because the site reads only ids from
 * them.
 */
export function openEndpoints(stripe: Stripe, { address, isTest }: EndpointOptions): WebhookEndpoints {
  const about = { url: address, enabled_events: [...handledEvents] };

  const toFailure = (error: unknown): GatewayUnreachable =>
    isForbidden(error)
      ? new GatewayUnreachable(
          'Stripe does not allow STRIPE_SECRET_KEY to manage webhook endpoints. Give the restricted key write access to ' +
            `Webhook Endpoints, or add an endpoint for ${address} in Stripe’s dashboard and set STRIPE_WEBHOOK_SECRET to ` +
            'its signing secret (docs/operating/payments.md)',
          { cause: error },
        )
      : unreachable(error);

  async function getAnswer<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      throw toFailure(error);
    }
  }

  return {
    async list(id) {
      const { data } = await getAnswer(stripe.webhookEndpoints.list({ limit: 100 }));
      return data
        .filter(({ livemode }) => livemode !== isTest)
        .filter((endpoint) => endpoint.id === id || (endpoint.url === address && isCreatedBySite(endpoint)))
        .map((endpoint) => ({
          id: endpoint.id,
          isCorrect:
            endpoint.url === address &&
            endpoint.status === 'enabled' &&
            findMissingEvents(endpoint).length === 0,
        }));
    },
    async create() {
      const { id, secret } = await getAnswer(
        stripe.webhookEndpoints.create({ ...about, api_version: apiVersion, metadata: marker }),
      );
      if (secret === undefined)
        throw new GatewayUnreachable('Stripe sent no signing secret for a new endpoint');
      return { id, secret };
    },
    async correct(id) {
      await getAnswer(stripe.webhookEndpoints.update(id, { ...about, disabled: false }));
    },
    async delete(id) {
      try {
        await stripe.webhookEndpoints.del(id);
      } catch (error) {
        if (!isRefused(error, 'resource_missing')) throw toFailure(error);
      }
    },
  };
}
