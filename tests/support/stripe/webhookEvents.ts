import { Stripe } from 'stripe';
import { createId } from './account.ts';
import { patience } from '../patience.ts';

export interface WebhookOptions {
  apiVersion: string;
  webhookUrl: string | undefined;
  webhookSecret: string;
  post: (request: Request) => Promise<Response>;
  now: () => number;
}

/** A webhook event in its sent format. */
export interface WebhookEvent {
  id: string;
  type: string;
  body: string;
}

/** Attempts before an event without a successful answer is dropped. */
const tries = 20;
const waitBefore = (attempt: number) => Math.min(50 * 2 ** attempt, 2000);

/** Creates a sender of signed webhook events, which a test can also deliver by hand. */
export function openWebhookEvents({ apiVersion, webhookUrl, webhookSecret, post, now }: WebhookOptions) {
  const { webhooks } = Stripe;
  const events: WebhookEvent[] = [];
  const underWay = new Set<Promise<unknown>>();
  const timers = new Set<NodeJS.Timeout>();
  let isHeld = false;
  let isClosed = false;

  /** Returns the header of a signature that is `age` seconds old. */
  const sign = (payload: string, secret = webhookSecret, age = 0) =>
    webhooks.generateTestHeaderString({ payload, secret, timestamp: now() - age });

  /** Sends an event once, with a signature that is `age` seconds old. */
  async function deliver({ body }: WebhookEvent, age = 0): Promise<number> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(body, webhookSecret, age),
    };
    const signal = AbortSignal.timeout(patience);
    const answer = await post(new Request(webhookUrl!, { method: 'POST', headers, body, signal }));
    await answer.body?.cancel();
    return answer.status;
  }

  async function attempt(notice: WebhookEvent, number: number): Promise<void> {
    const status = await deliver(notice).catch(() => 0);
    if ((status >= 200 && status < 300) || number >= tries || isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      begin(notice, number + 1);
    }, waitBefore(number));
    timer.unref();
    timers.add(timer);
  }

  function begin(notice: WebhookEvent, number: number) {
    const work = attempt(notice, number).finally(() => underWay.delete(work));
    underWay.add(work);
  }

  return {
    send(type: string, object: object) {
      const event = {
        id: createId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      const notice = { id: event.id, type, body: JSON.stringify(event) };
      events.push(notice);
      if (!isHeld && webhookUrl !== undefined) begin(notice, 0);
    },
    sign,
    deliver,
    /** Returns all events, delivered or not. */
    getEvents: () => [...events],
    /** Stops the automatic delivery, so that a test delivers events in any order, late or repeatedly. */
    hold() {
      isHeld = true;
    },
    /** Waits for the first attempt of all running deliveries. */
    settled: () => Promise.all(underWay),
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}

export type WebhookEvents = ReturnType<typeof openWebhookEvents>;
