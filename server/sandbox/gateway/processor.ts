import type { Money } from '../../../contract/values/money.ts';
import { isPast } from '../store/retention.ts';
import type { Records, SharedRecords } from '../store/records.ts';
import { getBrand, getCard } from './cards.ts';
import { derivedId } from './derivedId.ts';
import type { WebhookDelivery, Webhooks } from './webhooks.ts';
import { hasEnded, isPayable, type CardSummary, type Payment, type Session } from './session.ts';

/** The duration of a slow payment. */
const slowPaymentMilliseconds = 15_000;

export interface ProcessorOptions {
  records: SharedRecords;
  secret: Buffer;
  notices: Webhooks;
  now: () => Date;
}

/** A changed session, and the type of the webhook event about it. */
type Changed = [Session, WebhookDelivery['type'] | undefined];

/** Stores sessions, payments and cards, and decides the result of a payment. */
export function openProcessor({ records, secret, notices, now }: ProcessorOptions) {
  const sessions = records.of<Session>('sessions');

  /** Records a payment, once per id. */
  async function takeMoney(at: Records, id: string, amount: Money): Promise<void> {
    const payments = at.of<Payment>('payments');
    if ((await payments.get(id)) === undefined) await payments.put(id, { id, amount, refunded: 0 });
  }

  /**
   * Stores the card and payment of a complete session, even if the process was killed after the session was written.
   */
  async function settle(at: Records, { savedCard, card, paymentId, amount }: Session): Promise<void> {
    if (savedCard !== undefined && card !== undefined) {
      const cards = at.of<CardSummary>('cards');
      if ((await cards.get(savedCard)) === undefined) await cards.put(savedCard, card);
    }
    if (paymentId !== undefined && amount !== undefined) await takeMoney(at, paymentId, amount);
  }

  function complete(session: Session, card: CardSummary): Session {
    const { challenge: _, arrivesAt: __, refusal: ___, ...rest } = session;
    const savedCard = derivedId(secret, 'card', session.id);
    const done: Session = { ...rest, status: 'complete', card, savedCard };
    return session.amount === undefined ? done : { ...done, paymentId: derivedId(secret, 'pay', session.id) };
  }

  /** Applies the passing of time to a session: expires it, or completes its slow payment. */
  function age(session: Session): Changed {
    const time = now().getTime();
    if (session.status === 'processing' && session.card && time >= Date.parse(session.arrivesAt ?? '')) {
      return [complete(session, session.card), 'checkout.completed'];
    }
    if (isPayable(session) && time >= Date.parse(session.expiresAt)) {
      const { challenge: _, ...rest } = session;
      return [{ ...rest, status: 'expired' }, 'checkout.expired'];
    }
    return [session, undefined];
  }

  /** Changes a session exclusively, after time has changed it; sends webhook events about the changes. */
  async function change(id: string, next: (session: Session) => Changed): Promise<Session | undefined> {
    const events: WebhookDelivery['type'][] = [];
    const session = await records.exclusively(`session ${id}`, async (at) => {
      const found = await at.of<Session>('sessions').get(id);
      if (found === undefined) return undefined;
      const [current, byTime] = age(found);
      const [changed, byGuest] = next(current);
      // Write the session first: it commits the change, and its card and payment can be derived from it.
      if (changed !== found) await at.of<Session>('sessions').put(id, changed);
      await settle(at, changed);
      events.push(...[byTime, byGuest].filter((event) => event !== undefined));
      return changed;
    });
    for (const event of events) await notices.deliver(event, id);
    return session;
  }

  return {
    takeMoney,
    read: (id: string) => change(id, (session) => [session, undefined]),
    /**
     * Applies the passing of time to all sessions, so that the host receives events of expired ones; deletes old
     * sessions.
     */
    async ageAll() {
      for (const session of await sessions.list()) {
        const [aged] = age(session);
        if (aged !== session) await change(session.id, (found) => [found, undefined]);
        if (hasEnded(aged) && isPast(aged.createdAt, now())) await sessions.remove(session.id);
      }
    },
    /** Pays with a card. Only its brand and last four digits are stored. */
    pay: (id: string, number: string) =>
      change(id, (session) => {
        if (!isPayable(session)) return [session, undefined];
        const card = { brand: getBrand(number), last4: number.slice(-4) };
        switch (getCard(number).behaviour) {
          case 'declined':
            return [{ ...session, status: 'failed', refusal: 'declined' }, 'checkout.failed'];
          case 'asks':
            return [{ ...session, challenge: card }, undefined];
          case 'slow': {
            const arrivesAt = new Date(now().getTime() + slowPaymentMilliseconds).toISOString();
            return [{ ...session, status: 'processing', card, arrivesAt }, 'checkout.processing'];
          }
          case 'succeeds':
            return [complete(session, card), 'checkout.completed'];
        }
      }),
    /** Answers the confirmation that the card's bank requests. */
    answer: (id: string, approved: boolean) =>
      change(id, (session) => {
        if (!isPayable(session) || session.challenge === undefined) return [session, undefined];
        if (approved) return [complete(session, session.challenge), 'checkout.completed'];
        const { challenge: _, ...rest } = session;
        return [{ ...rest, status: 'failed', refusal: 'not_authenticated' }, 'checkout.failed'];
      }),
    expire: (id: string) =>
      change(id, (session) => {
        if (!isPayable(session)) return [session, undefined];
        const { challenge: _, ...rest } = session;
        return [{ ...rest, status: 'expired' }, 'checkout.expired'];
      }),
  };
}

export type Processor = ReturnType<typeof openProcessor>;
