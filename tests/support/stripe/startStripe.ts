import { serve, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { Hono, type Context } from 'hono';
import { Stripe } from 'stripe';
import { createId, find, openAccount } from './account.ts';
import { createStripeApi } from './createStripeApi.ts';
import { findCardByNumber, stripeCards, type Card } from './cards.ts';
import { confirmWithBank, payWith, type PaymentInput } from './checkout.ts';
import { getDashboard } from './dashboard.ts';
import { openWebhookEvents } from './webhookEvents.ts';
import { renderCheckoutPage } from './page.ts';
import { StripeProblem } from './problem.ts';
import { readSession } from './sessions.ts';

export interface StandInOptions {
  /** The port, or 0 for any free one. */
  port?: number;
  secretKey?: string;
  webhookSecret?: string;
  /** The address of the site's webhook. */
  webhookUrl?: string;
  /** Sends a webhook event, by default over the network. */
  post?: (request: Request) => Promise<Response>;
}

const testKey = 'sk_test_standInForStripe000000';
export const testWebhookSecret = 'whsec_standInForStripe000000';

const apiVersion = Stripe.API_VERSION;

/**
 * The fault of the next calls: no effect and no answer, an effect without an answer, an error, or the refusal of a key
 * without the permission.
 */
export type Fault = 'unanswered' | 'unheard' | 'error' | 'forbidden';

/**
 * A server on this machine that behaves as Stripe's published API does for the calls that the site makes, with the
 * hosted page, test cards, idempotency keys and signed notices. It moves no money, and knows nobody else's account.
 */
export async function startStripe(options: StandInOptions = {}) {
  const {
    port = 0,
    secretKey = testKey,
    webhookSecret = testWebhookSecret,
    webhookUrl,
    post = fetch,
  } = options;
  const clock = { ahead: 0 };
  const now = () => Math.floor(Date.now() / 1000) + clock.ahead;
  const notices = openWebhookEvents({ apiVersion, webhookUrl, webhookSecret, post, now });
  const account = openAccount(now, (type, object) => notices.send(type, object));
  const inputs = new Map<string, PaymentInput>();
  const faults: { on: RegExp; fault: Fault }[] = [];
  const calls: string[] = [];
  let url = '';

  const page = (id: string) => `${url}/c/pay/${id}`;
  const api = createStripeApi({ secretKey, apiVersion, calls: { account, inputs, page } });

  function faultFor(call: string): Fault | undefined {
    const at = faults.findIndex(({ on }) => on.test(call));
    return at < 0 ? undefined : faults.splice(at, 1)[0]!.fault;
  }

  async function answerApi(c: Context): Promise<Response> {
    const call = `${c.req.method} ${c.req.path}`;
    calls.push(call);
    const fault = faultFor(call);
    if (fault === 'error')
      return Response.json({ error: { type: 'api_error', message: 'down' } }, { status: 500 });
    if (fault === 'forbidden') {
      const problem = new StripeProblem(
        403,
        `The provided key '${secretKey}' does not have the required permissions.`,
      );
      return Response.json(problem.body(createId('req')), { status: 403 });
    }
    if (fault === undefined) return api(c.req.raw);
    if (fault === 'unheard') await api(c.req.raw);
    (c.env as { outgoing: { destroy(): void } }).outgoing.destroy();
    return new Response();
  }

  const requireExpandedSession = (id: string) => find(inputs, 'checkout.session', id);
  const getEventType = ({ params }: PaymentInput) =>
    params.line_items?.map(({ price_data }) => price_data.product_data.name).join(', ') ??
    params.setup_intent_data?.description ??
    '';

  const getImages = ({ params }: PaymentInput) =>
    params.line_items?.flatMap(({ price_data }) => price_data.product_data.images ?? []) ?? [];

  function show(c: Context, id: string, wasRefused = false) {
    const one = inputs.get(id);
    if (one === undefined) return c.notFound();
    const session = readSession(account, id);
    return c.html(
      renderCheckoutPage({
        session,
        what: getEventType(one),
        images: getImages(one),
        isChallenged: one.challenged !== undefined,
        wasRefused,
      }),
    );
  }

  async function afterwards(c: Context, session: Stripe.Checkout.Session) {
    if (session.status !== 'complete') return show(c, session.id, !inputs.get(session.id)?.challenged);
    // Stripe also waits for the webhook before it redirects a guest.
    await notices.settled();
    return c.redirect(session.success_url!, 303);
  }

  const app = new Hono();
  app.all('/v1/*', (c) => answerApi(c));
  app.get('/c/pay/:id', (c) => show(c, c.req.param('id')));
  app.post('/c/pay/:id', async (c) => {
    const { number } = await c.req.parseBody();
    const card = findCardByNumber(typeof number === 'string' ? number.replaceAll(/\D/g, '') : '');
    const id = c.req.param('id');
    if (card === undefined) return show(c, id, true);
    return afterwards(c, payWith(account, id, requireExpandedSession(id), card));
  });
  app.post('/c/pay/:id/bank', async (c) => {
    const { answer } = await c.req.parseBody();
    const id = c.req.param('id');
    return afterwards(c, confirmWithBank(account, id, requireExpandedSession(id), answer === 'approve'));
  });

  const server = await new Promise<ServerType>((done) => {
    const opened = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => done(opened));
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    secretKey,
    webhookSecret,
    account,
    notices,
    clock,
    /** All received calls, such as `POST /v1/refunds`. */
    calls,
    /** Sets the fault of the next matching call. */
    fail(on: RegExp, fault: Fault, times = 1) {
      for (let time = 0; time < times; time += 1) faults.push({ on, fault });
    },
    /** Pays with a card on the hosted page. */
    pay: (id: string, card: Card = stripeCards.pm_card_visa) =>
      payWith(account, id, requireExpandedSession(id), card),
    /** Actions outside the API. */
    dashboard: getDashboard(account),
    answerBank: (id: string, isApproved: boolean) =>
      confirmWithBank(account, id, requireExpandedSession(id), isApproved),
    async close() {
      await notices.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
}

export type RunningStripe = Awaited<ReturnType<typeof startStripe>>;
