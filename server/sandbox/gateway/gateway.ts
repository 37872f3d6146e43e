import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  GatewayUnreachable,
  WebhookRejection,
  type ChargeRequest,
  type ChargeResult,
  type OpenedSession,
  type PaymentGateway,
  type RefundRequest,
  type SessionRequest,
} from '../../host/ports/gateway.ts';
import type { Records, SharedRecords } from '../store/records.ts';
import { laterOutcome, testMethods } from './cards.ts';
import { derivedId } from './derivedId.ts';
import { deleteGuest } from './deleteGuest.ts';
import { getPaymentState, getState, type CardSummary, type Payment, type Session } from './session.ts';
import { isSigned, signatureHeader } from './signature.ts';
import type { Processor } from './processor.ts';

export interface GatewayOptions {
  records: SharedRecords;
  processor: Processor;
  secret: Buffer;
  /** The address of the site in the guest's browser. */
  publicUrl: string;
  now: () => Date;
}

interface Answered {
  request: string;
  answer: unknown;
}

const identifier = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/));
const signedBody = v.pipe(v.string(), v.parseJson(), v.object({ id: identifier, session: identifier }));

/** Opens the sandbox's payment gateway, as the host uses it. */
export function openGateway(options: GatewayOptions): PaymentGateway {
  const { records, processor, secret, publicUrl, now } = options;

  /**
   * Runs `act` once per idempotency key and repeats its answer; the same key with another request is rejected. Requests
   * that change the same record need the same lock.
   */
  async function once<T>(
    key: string,
    request: unknown,
    act: (at: Records) => Promise<T>,
    lock?: string,
  ): Promise<T> {
    const name = createHash('sha256').update(key).digest('hex');
    const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    return records.exclusively(lock ?? `key ${name}`, async (at) => {
      const answers = at.of<Answered>('idempotency');
      const earlier = await answers.get(name);
      if (earlier === undefined) {
        const answer = await act(at);
        await answers.put(name, { request: fingerprint, answer });
        return answer;
      }
      if (earlier.request === fingerprint) return earlier.answer as T;
      throw new Error(`sandbox: the idempotency key "${key}" was used with another request`);
    });
  }

  async function open(at: Records, request: SessionRequest) {
    const { idempotencyKey, expiresAt, ...rest } = request;
    const sessions = at.of<Session>('sessions');
    const id = derivedId(secret, 'cs', idempotencyKey);
    const fresh: Session = {
      ...rest,
      id,
      expiresAt: expiresAt.toISOString(),
      createdAt: now().toISOString(),
      status: 'open',
    };
    const begun = await sessions.get(id);
    if (begun === undefined) await sessions.put(id, fresh);
    const url = new URL(`/sandbox/checkout/${id}`, publicUrl).href;
    return { id, url, expiresAt: (begun ?? fresh).expiresAt };
  }

  async function refund(at: Records, { paymentId, amount, idempotencyKey }: RefundRequest) {
    const payments = at.of<Payment>('payments');
    const payment = await payments.get(paymentId);
    if (payment === undefined) throw new Error(`sandbox: unknown payment ${paymentId}`);
    const id = derivedId(secret, 're', idempotencyKey);
    const { refunds = {}, refundKeys = {}, refunded } = payment;
    if (refunds[id] !== undefined) return { id };
    if (refunded + amount.amount > payment.amount.amount) {
      throw new Error(`sandbox: refunds of payment ${paymentId} cannot exceed its amount`);
    }
    const given = {
      refunded: refunded + amount.amount,
      refunds: { ...refunds, [id]: amount.amount },
      refundKeys: { ...refundKeys, [id]: idempotencyKey },
      refundedAt: now().toISOString(),
    };
    await payments.put(paymentId, { ...payment, ...given });
    return { id };
  }

  async function charge(
    at: Records,
    { savedCard, amount, idempotencyKey }: ChargeRequest,
  ): Promise<ChargeResult> {
    const card = await at.of<CardSummary>('cards').get(savedCard);
    const outcome = card === undefined ? 'declined' : laterOutcome(card.last4);
    if (outcome !== 'paid') return { status: outcome };
    const paymentId = derivedId(secret, 'pay', idempotencyKey);
    await processor.takeMoney(at, paymentId, amount);
    return { status: 'paid', paymentId };
  }

  return {
    getMethods: () => testMethods,
    async openSession(request): Promise<OpenedSession> {
      const opened = await once(request.idempotencyKey, request, (at) => open(at, request));
      return { ...opened, expiresAt: new Date(opened.expiresAt) };
    },
    async readSession(id) {
      const session = await processor.read(id);
      if (session === undefined) throw new GatewayUnreachable(`sandbox: unknown session ${id}`);
      return getState(session);
    },
    async expireSession(id) {
      await processor.expire(id);
    },
    deleteGuest: (sessionId) => deleteGuest(records, sessionId),
    refund: (request) =>
      once(request.idempotencyKey, request, (at) => refund(at, request), `refunds of ${request.paymentId}`),
    async readPayment(id) {
      const payment = await records.of<Payment>('payments').get(id);
      return payment && getPaymentState(payment);
    },
    charge: (request) => once(request.idempotencyKey, request, (at) => charge(at, request)),
    async readWebhook(body, headers) {
      if (!isSigned(secret, body, headers.get(signatureHeader), now())) {
        throw new WebhookRejection('the webhook event is not signed by the sandbox');
      }
      const { success, output } = v.safeParse(signedBody, body);
      if (!success) throw new WebhookRejection('the webhook event is signed, but malformed');
      return { id: output.id, sessionId: output.session };
    },
  };
}
