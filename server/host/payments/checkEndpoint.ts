import type { HostContext } from '../base/context.ts';
import { GatewayUnreachable, type WebhookEndpoints } from '../ports/gateway.ts';
import { readEndpoint, replaceEndpoint } from './storedEndpoint.ts';

type EndpointDependencies = Pick<HostContext, 'db' | 'keys' | 'log'>;

/** The milliseconds until the next check, after a successful one and after a failure of the gateway. */
const [checkInterval, retryInterval] = [86_400_000, 600_000];

/**
 * Creates the webhook endpoint at the gateway, or corrects it. Only one process stores a new endpoint; the others delete
 * theirs. Endpoints whose secret the site does not know are deleted.
 * @throws {GatewayUnreachable}
 */
export async function ensureEndpoint(
  context: EndpointDependencies,
  endpoints: WebhookEndpoints,
): Promise<void> {
  const { log } = context;
  const stored = await readEndpoint(context);
  const own = await endpoints.list(stored?.id);
  const usable = own.find(({ id }) => stored?.secret !== undefined && id === stored.id);
  let keptId = usable?.id;
  if (usable === undefined) {
    const created = await endpoints.create();
    if (!(await replaceEndpoint(context, stored?.id, created))) return endpoints.delete(created.id);
    keptId = created.id;
    log.info({ endpoint: keptId }, 'payments: created the webhook endpoint at the gateway');
  } else if (!usable.isCorrect) {
    await endpoints.correct(usable.id);
    log.info({ endpoint: keptId }, 'payments: corrected the webhook endpoint at the gateway');
  }
  for (const { id } of own) if (id !== keptId) await endpoints.delete(id);
}

/** Returns a recurring task that checks the webhook endpoint once a day, the first time when it is first called. */
export function createEndpointCheck(now: () => number = () => performance.now()) {
  let dueAt = 0;
  return async (context: EndpointDependencies & Pick<HostContext, 'gateway'>): Promise<void> => {
    const { gateway, log } = context;
    if (gateway.endpoints === undefined || now() < dueAt) return;
    dueAt = now() + retryInterval;
    try {
      await ensureEndpoint(context, gateway.endpoints);
      dueAt = now() + checkInterval;
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn(
        { error: error.message },
        'payments: the webhook endpoint could not be checked, next attempt in ten minutes; until it exists, payments ' +
          'are noticed up to a minute later',
      );
    }
  };
}
