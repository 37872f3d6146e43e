import type { Money } from '../../../contract/primitives.ts';
import { isPast } from '../store/retention.ts';
import type { Records, SharedRecords } from '../store/records.ts';
import { getBrand, getCard } from './cards.ts';
import { derivedId } from './derivedId.ts';
import type { WebhookDelivery, Webhooks } from './webhooks.ts';
import { hasEnded, isPayable, type CardSummary, type Payment, type Session } from './session.ts';

/** How long a slow payment takes. */
const slowPaymentMilliseconds = 15_000;

export interface ProcessorOptions {
  records: SharedRecords;
  secret: Buffer;
  notices: Webhooks;
  now: () => Date;
}

/** A session as it is now, and what the host is told of that. */
type Changed = [Session, WebhookDelivery['type'] | undefined];

/** Keeps sessions, payments and cards, and decides what becomes of a payment. */
export function openProcessor({ records, secret, notices, now }: ProcessorOptions) {
  const sessions = records.of<Session>('sessions');

  /** Money that moved for a cause, once. */
  async function takeMoney(at: Records, id: string, amount: Money): Promise<void> {
    const payments = at.of<Payment>('payments');
    if ((await payments.get(id)) === undefined) await payments.put(id, { id, amount, refunded: 0 });
  }

  /** What a session that is complete stands for, also where the process was killed right after it was written. */
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

  /** What time alone has made of a session: expired, or its slow payment arrived. */
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

  /** Changes a session alone, after what time made of it; tells the host when that is of interest to it. */
  async function change(id: string, next: (session: Session) => Changed): Promise<Session | undefined> {
    const events: WebhookDelivery['type'][] = [];
    const session = await records.exclusively(`session ${id}`, async (at) => {
      const found = await at.of<Session>('sessions').get(id);
      if (found === undefined) return undefined;
      const [current, byTime] = age(found);
      const [changed, byGuest] = next(current);
      // The session first: until it is written nothing has happened, and what it stands for can be told from it.
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
    /** Lets every session age, so that the host hears of those that expired; those of long ago are forgotten. */
    async ageAll() {
      for (const session of await sessions.list()) {
        const [aged] = age(session);
        if (aged !== session) await change(session.id, (found) => [found, undefined]);
        if (hasEnded(aged) && isPast(aged.createdAt, now())) await sessions.remove(session.id);
      }
    },
    /** The guest gives a card. Only its brand and last four digits are kept. */
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
    /** The guest answers the question of the card's bank. */
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
