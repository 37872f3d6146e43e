import type { HostContext } from '../base/context.ts';
import { BodyTooLarge, readText } from '../base/readText.ts';
import { Refusal } from '../base/refusal.ts';
import type { Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { GatewayUnreachable, WebhookRejection, type WebhookEvent } from '../ports/gateway.ts';
import { isRecorded, storePaymentState } from './gatewayPayments.ts';
import { settleSession } from './settleSession.ts';
import type { SettlementDependencies } from './settlement.ts';
import { readOwnSecret } from './storedEndpoint.ts';

/** The dependencies of receiving a webhook event, which needs more of the gateway than settling does. */
type WebhookDependencies = SettlementDependencies & Pick<HostContext, 'gateway' | 'keys'>;

const createResponse = (status: number, text: string) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Whether an event is about a session or a payment of this host; an account at a gateway may have others. */
async function isFromThisSite({ db }: WebhookDependencies, event: WebhookEvent): Promise<boolean> {
  if ('paymentId' in event) return isRecorded(db, event.paymentId);
  const session = await db
    .selectFrom('checkoutSession')
    .select('id')
    .where('id', '=', event.sessionId)
    .executeTakeFirst();
  return session !== undefined;
}

async function isKnown({ db }: WebhookDependencies, { id }: WebhookEvent) {
  const known = await db.selectFrom('webhookEvent').select('id').where('id', '=', id).executeTakeFirst();
  return known !== undefined;
}

type Change = (trx: Trx, jobs: WebhookDependencies['jobs']) => Promise<void>;

/**
 * Reads the current state of the event's subject from the gateway, and returns the change that applies it; undefined
 * when the gateway does not know the subject.
 */
async function readChange(
  { gateway, content }: WebhookDependencies,
  event: WebhookEvent,
): Promise<Change | undefined> {
  if ('sessionId' in event) {
    const session = await gateway.readSession(event.sessionId);
    return (trx, jobs) => settleSession(trx, { jobs, content }, session);
  }
  const payment = await gateway.readPayment(event.paymentId);
  return payment && ((trx, jobs) => storePaymentState(trx, jobs, payment));
}

async function processEvent(dependencies: WebhookDependencies, event: WebhookEvent) {
  const { db, jobs } = dependencies;
  if (!(await isFromThisSite(dependencies, event)) || (await isKnown(dependencies, event))) return;
  const change = await readChange(dependencies, event);
  if (change === undefined) return;
  await inTransaction(db, async (trx) => {
    const insertedEvent = await trx
      .insertInto('webhookEvent')
      .values({ id: event.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (insertedEvent !== undefined) await change(trx, jobs);
  });
}

/**
 * Answers a webhook call of the gateway. 200: the event was processed, or it belongs to another site; 400: the
 * signature is invalid or the event is malformed; 413: the body is too large; 503: the gateway should send the event
 * again.
 */
export async function receiveWebhook(dependencies: WebhookDependencies, request: Request): Promise<Response> {
  const { gateway, log } = dependencies;
  try {
    const body = await readText(request);
    const ownSecret = gateway.endpoints && (await readOwnSecret(dependencies));
    const event = await gateway.readWebhook(body, request.headers, ownSecret);
    if (event !== undefined) await processEvent(dependencies, event);
    return createResponse(200, 'received');
  } catch (error) {
    if (error instanceof BodyTooLarge) return createResponse(413, 'body too large');
    if (error instanceof Refusal || error instanceof WebhookRejection) {
      log.warn({ error: error.message }, 'payments: webhook event rejected');
      return createResponse(400, 'bad signature or malformed event');
    }
    if (error instanceof GatewayUnreachable) {
      log.warn({ error: error.message }, 'payments: gateway unreachable, webhook event not processed');
      return createResponse(503, 'try again later');
    }
    throw error;
  }
}
