import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  GatewayUnreachable,
  WebhookRefused,
  type ChargeRequest,
  type ChargeResult,
  type OpenedSession,
  type PaymentGateway,
  type SessionRequest,
} from '../../host/ports/gateway.ts';
import { openFileStore } from '../store/fileStore.ts';
import { oneAtATime } from '../store/oneAtATime.ts';
import { laterOutcome } from './cards.ts';
import { stateOf, type Session } from './session.ts';
import { isSigned, signatureHeader } from './signature.ts';
import type { Processor } from './processor.ts';

export interface GatewayOptions {
  folder: string;
  processor: Processor;
  secret: Buffer;
  /** Where the guest's browser finds the site. */
  publicUrl: string;
  now: () => Date;
}

interface Answered {
  request: string;
  answer: unknown;
}

const noticeBody = v.object({ id: v.string(), session: v.string() });

/** The payment gateway of the sandbox, as the host sees it. */
export async function openGateway(options: GatewayOptions): Promise<PaymentGateway> {
  const { folder, processor, secret, publicUrl, now } = options;
  const answers = await openFileStore<Answered>(`${folder}/idempotency`);
  const inTurn = oneAtATime();

  /** The same key answers the same once and for all; with another request it is refused. */
  async function once<T>(key: string, request: unknown, act: () => Promise<T>): Promise<T> {
    const name = createHash('sha256').update(key).digest('hex');
    const asked = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    return inTurn(name, async () => {
      const earlier = await answers.get(name);
      if (earlier === undefined) {
        const answer = await act();
        await answers.put(name, { request: asked, answer });
        return answer;
      }
      if (earlier.request === asked) return earlier.answer as T;
      throw new Error(`sandbox: the idempotency key "${key}" was used with another request`);
    });
  }

  async function open(request: SessionRequest): Promise<{ id: string; url: string; expiresAt: string }> {
    const { idempotencyKey: _, expiresAt, ...rest } = request;
    const session: Session = {
      ...rest,
      id: `cs_${randomBytes(16).toString('base64url')}`,
      expiresAt: expiresAt.toISOString(),
      createdAt: now().toISOString(),
      status: 'open',
    };
    await processor.keep(session);
    const url = new URL(`/sandbox/checkout/${session.id}`, publicUrl).href;
    return { id: session.id, url, expiresAt: session.expiresAt };
  }

  async function charge({ savedCard, amount, idempotencyKey }: ChargeRequest): Promise<ChargeResult> {
    const card = await processor.cardSaved(savedCard);
    const outcome = card === undefined ? 'declined' : laterOutcome(card.last4);
    return outcome === 'paid'
      ? { status: 'paid', paymentId: await processor.takeMoney(idempotencyKey, amount) }
      : { status: outcome };
  }

  return {
    async openSession(request): Promise<OpenedSession> {
      const opened = await once(request.idempotencyKey, request, () => open(request));
      return { ...opened, expiresAt: new Date(opened.expiresAt) };
    },
    async readSession(id) {
      const session = await processor.read(id);
      if (session === undefined) throw new GatewayUnreachable(`sandbox: there is no session ${id}`);
      return stateOf(session);
    },
    async expireSession(id) {
      await processor.expire(id);
    },
    refund: (request) => {
      const { idempotencyKey, paymentId, amount } = request;
      return once(idempotencyKey, request, async () => ({
        id: await processor.giveBack(idempotencyKey, paymentId, amount),
      }));
    },
    charge: (request) => once(request.idempotencyKey, request, () => charge(request)),
    async readWebhook(body, headers) {
      if (!isSigned(secret, body, headers.get(signatureHeader), now())) {
        throw new WebhookRefused('the notice is not signed by the sandbox');
      }
      const notice = v.parse(noticeBody, JSON.parse(body));
      return { id: notice.id, sessionId: notice.session };
    },
  };
}
