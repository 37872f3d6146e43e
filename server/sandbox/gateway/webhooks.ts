import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RecordStore } from '../store/records.ts';
import { signBody, signatureHeader } from './signature.ts';

/** A webhook event: it only says that a session changed. */
export interface WebhookDelivery {
  id: string;
  type: 'checkout.completed' | 'checkout.failed' | 'checkout.processing' | 'checkout.expired';
  session: string;
  createdAt: string;
  attempts: number;
  /** The time of the next attempt. */
  dueAt?: string;
}

interface WebhookOptions {
  store: RecordStore<WebhookDelivery>;
  webhookUrl: string;
  secret: Buffer;
  post: (request: Request) => Promise<Response>;
  log: Logger;
  now: () => Date;
}

const day = 86_400_000;
const giveUpAfter = 3 * day;
/** The delay after which other processes deliver an overdue event: its process has ended. */
const grace = 30_000;
const waitBefore = (attempt: number) => Math.min(500 * 2 ** attempt, 3_600_000);

/** Sends webhook events to the host, with retries until each is acknowledged or three days old. */
export function openWebhooks({ store, webhookUrl, secret, post, log, now }: WebhookOptions) {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  /** The events that this process delivers. */
  const ownDeliveries = new Set<string>();
  let closed = false;

  async function isAcknowledged({ id, type, session, createdAt }: WebhookDelivery) {
    const body = JSON.stringify({ id, type, session, createdAt });
    const headers = { 'content-type': 'application/json', [signatureHeader]: signBody(secret, body, now()) };
    try {
      const signal = AbortSignal.timeout(10_000);
      const answer = await post(new Request(webhookUrl, { method: 'POST', headers, body, signal }));
      await answer.body?.cancel();
      if (!answer.ok)
        log.warn({ notice: id, status: answer.status }, 'sandbox: the webhook rejected an event');
      return answer.ok;
    } catch (error) {
      log.warn({ notice: id, error: String(error) }, `sandbox: ${webhookUrl} did not answer a webhook event`);
      return false;
    }
  }

  const fromNow = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();

  async function deleteDelivery({ id }: WebhookDelivery) {
    await store.remove(id);
    ownDeliveries.delete(id);
  }

  async function attempt(notice: WebhookDelivery) {
    if (await isAcknowledged(notice)) return deleteDelivery(notice);
    const attempts = notice.attempts + 1;
    const next = { ...notice, attempts, dueAt: fromNow(waitBefore(attempts)) };
    if (now().getTime() - Date.parse(notice.createdAt) > giveUpAfter) {
      log.error({ notice: notice.id }, 'sandbox: a webhook event was rejected for three days and is dropped');
      return deleteDelivery(notice);
    }
    await store.put(next.id, next);
    later(next, waitBefore(next.attempts));
  }

  function later(notice: WebhookDelivery, milliseconds: number) {
    if (closed) return;
    ownDeliveries.add(notice.id);
    const timer = setTimeout(() => {
      timers.delete(timer);
      void run(notice);
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }

  function run(notice: WebhookDelivery) {
    const delivery = attempt(notice).catch((error: unknown) => {
      log.error({ error: String(error) }, 'sandbox: a webhook event could not be stored');
    });
    underWay.add(delivery);
    void delivery.finally(() => underWay.delete(delivery));
    return delivery;
  }

  return {
    /** Stores the event and starts to deliver it; a closed sender delivers it after the next start. */
    async deliver(type: WebhookDelivery['type'], session: string) {
      const notice: WebhookDelivery = {
        id: `evt_${randomUUID()}`,
        type,
        session,
        createdAt: now().toISOString(),
        attempts: 0,
        dueAt: fromNow(0),
      };
      ownDeliveries.add(notice.id);
      await store.put(notice.id, notice);
      if (!closed) void run(notice);
    },
    /** Waits until the current attempts have ended, for at most `milliseconds`. */
    async settled(milliseconds: number) {
      await Promise.race([Promise.all(underWay), sleep(milliseconds, undefined, { ref: false })]);
    },
    /** Schedules events that earlier processes did not deliver. */
    async resume() {
      for (const notice of await store.list())
        if (!ownDeliveries.has(notice.id)) later(notice, waitBefore(1));
    },
    /** Delivers events that are overdue in another process. */
    async takeUpOverdue() {
      for (const notice of await store.list()) {
        const isOverdue = now().getTime() > Date.parse(notice.dueAt ?? notice.createdAt) + grace;
        if (isOverdue && !ownDeliveries.has(notice.id)) later(notice, 0);
      }
    },
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}

export type Webhooks = ReturnType<typeof openWebhooks>;
