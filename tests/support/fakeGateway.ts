import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '../../contract/schemas/quote.ts';
import {
  GatewayUnreachable,
  WebhookRejection,
  type OpenedSession,
  type PaymentGateway,
  type PaymentState,
  type SessionRequest,
  type SessionState,
} from '../../server/host/ports/gateway.ts';

type Seen = SessionState & { request: SessionRequest };

/** A controllable payment gateway: it records its requests, and changes when a test says so. */
export class FakeGateway implements PaymentGateway {
  readonly sessions = new Map<string, Seen>();
  readonly refunds: { paymentId: string; amount: number; key: string }[] = [];
  readonly expired: string[] = [];
  isDown = false;
  readonly #byKey = new Map<string, OpenedSession>();

  #answering() {
    if (this.isDown) throw new GatewayUnreachable('the gateway is down');
  }

  getMethods(): PaymentMethod[] {
    return [{ name: 'Visa' }];
  }

  openSession(request: SessionRequest): Promise<OpenedSession> {
    return Promise.resolve().then(() => {
      this.#answering();
      const known = this.#byKey.get(request.idempotencyKey);
      if (known) return known;
      const id = `cs_${randomUUID()}`;
      const opened = { id, url: `https://pay.test/${id}`, expiresAt: request.expiresAt };
      this.#byKey.set(request.idempotencyKey, opened);
      this.sessions.set(id, {
        id,
        status: 'open',
        mode: request.mode,
        paymentId: undefined,
        savedCard: undefined,
        request,
      });
      return opened;
    });
  }

  /** Changes a session as the gateway's page does, without a webhook event. */
  becomes(id: string, status: SessionState['status']): void {
    const session = this.sessions.get(id)!;
    const isPaid = status === 'complete' && session.mode === 'payment';
    Object.assign(session, {
      status,
      paymentId: isPaid ? `pay_${id}` : undefined,
      savedCard: status === 'complete' ? `card_${id}` : undefined,
    });
  }

  readSession(id: string): Promise<SessionState> {
    return Promise.resolve().then(() => {
      this.#answering();
      const { request: _, ...state } = this.sessions.get(id)!;
      return state;
    });
  }

  expireSession(id: string): Promise<void> {
    this.expired.push(id);
    const session = this.sessions.get(id);
    if (session && session.status !== 'complete') session.status = 'expired';
    return Promise.resolve();
  }

  /** The sessions whose guests it has deleted. */
  readonly forgotten: string[] = [];

  deleteGuest(sessionId: string): Promise<void> {
    this.forgotten.push(sessionId);
    return Promise.resolve();
  }

  refund({ paymentId, amount, idempotencyKey }: Parameters<PaymentGateway['refund']>[0]) {
    this.refunds.push({ paymentId, amount: amount.amount, key: idempotencyKey });
    return Promise.resolve({ id: `re_${idempotencyKey}` });
  }

  /** The payments that the gateway reports, if a test sets them. */
  readonly payments = new Map<string, Partial<PaymentState>>();

  readPayment(id: string): Promise<PaymentState> {
    return Promise.resolve().then(() => {
      if (this.isDown) throw new GatewayUnreachable('the gateway is down');
      const refunds = this.refunds.filter(({ paymentId }) => paymentId === id);
      const session = [...this.sessions.values()].find(({ paymentId }) => paymentId === id);
      return {
        id,
        chargeId: undefined,
        amount: session?.request.amount ?? { amount: 100_000_000, currency: 'EUR' },
        fee: undefined,
        refunds: refunds.map(({ amount, key }) => ({
          id: `re_${key}`,
          amount: { amount, currency: 'EUR' },
          status: 'succeeded',
          key,
          madeAt: new Date(),
        })),
        disputes: [],
        ...this.payments.get(id),
      };
    });
  }

  charge: PaymentGateway['charge'] = () => Promise.resolve({ status: 'declined' });

  /** Takes notices signed with the word of the test: `{ id, sessionId }` with the header `Signed: yes`. */
  readWebhook(body: string, headers: Headers) {
    if (headers.get('Signed') !== 'yes') return Promise.reject(new WebhookRejection('not signed'));
    return Promise.resolve(JSON.parse(body) as { id: string; sessionId: string });
  }
}
