import type { Stripe } from 'stripe';
import {
  GatewayUnreachable,
  type OpenedSession,
  type SessionRequest,
  type SessionState,
} from '../host/ports/gateway.ts';
import { getAnswer, isRefused, unreachable } from './failures.ts';
import { expandSession, getState } from './sessionState.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/**
 * The additional lifetime of sessions at Stripe, in milliseconds. Stripe requires at least half an hour, but a hold
 * often has less time left. Reading a session after its own expiry ends it.
 */
const longer = 30 * 60_000;

const getExpiry = ({ expires_at }: Stripe.Checkout.Session) => expires_at * 1000 - longer;

/** Returns the photo of the stay as Stripe's page shows it; Stripe loads it from public addresses only. */
const getImages = ({ stay }: SessionRequest) => {
  const address = stay?.photo?.address;
  return address?.startsWith('https:') ? { images: [address] } : {};
};

const whatIsPaid = (request: SessionRequest): Params => {
  const { amount, description, reservationId, keepsCard } = request;
  if (amount === undefined) {
    return {
      mode: 'setup',
      currency: 'eur',
      customer_creation: 'always',
      setup_intent_data: { description, metadata: { reservation: reservationId } },
    };
  }
  const product_data = { name: description, ...getImages(request) };
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: amount.amount, product_data } }],
    payment_intent_data: {
      description,
      metadata: { reservation: reservationId },
      ...(keepsCard && { setup_future_usage: 'off_session' }),
    },
    customer_creation: keepsCard ? 'always' : 'if_required',
    // Guests pay the displayed price in its currency.
    adaptive_pricing: { enabled: false },
  };
};

const getParams = (request: SessionRequest): Params => ({
  ...whatIsPaid(request),
  // Only cards: a payment that arrives days later could be for nights that are already booked by other guests.
  allowed_payment_method_types: ['card'],
  ...(request.guestEmail !== '' && { customer_email: request.guestEmail }),
  locale: request.language,
  success_url: request.returnUrl,
  cancel_url: request.returnUrl,
  expires_at: Math.ceil((request.expiresAt.getTime() + longer) / 1000),
  metadata: { reservation: request.reservationId },
});

/** Creates the calls for checkout sessions at Stripe. */
export function getSessions({ checkout: { sessions } }: Stripe, now: () => Date) {
  const read = (id: string) => getAnswer(sessions.retrieve(id, { expand: expandSession }));

  /** Ends a session; one that has ended or is being paid does not change. */
  async function end(id: string): Promise<void> {
    try {
      await sessions.expire(id);
    } catch (error) {
      if (!isRefused(error)) throw unreachable(error);
    }
  }

  return {
    async openSession(request: SessionRequest): Promise<OpenedSession> {
      const { idempotencyKey, expiresAt } = request;
      const { id, url } = await getAnswer(sessions.create(getParams(request), { idempotencyKey }));
      if (url === null) throw new GatewayUnreachable(`Stripe opened session ${id} without a page`);
      return { id, url, expiresAt };
    },
    async readSession(id: string): Promise<SessionState> {
      const session = await read(id);
      if (session.status !== 'open' || now().getTime() < getExpiry(session)) return getState(session);
      await end(id);
      return getState(await read(id));
    },
    expireSession: end,
  };
}
