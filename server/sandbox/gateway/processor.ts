import { createHash } from 'node:crypto';
import type { Money } from '../../../contract/primitives.ts';
import { openFileStore, type FileStore } from '../store/fileStore.ts';
import { isPast } from '../store/keptFor.ts';
import { oneAtATime } from '../store/oneAtATime.ts';
import { brandOf, cardOf } from './cards.ts';
import type { Notice, Notices } from './notices.ts';
import { hasEnded, isPayable, type CardSummary, type Payment, type Session } from './session.ts';

/** How long a slow payment takes. */
const slowPaymentMilliseconds = 15_000;

// Who was interrupted and begins anew makes the same record again, and no second one.
const madeFrom = (kind: string, reason: string) =>
  `${kind}_${createHash('sha256').update(reason).digest('base64url').slice(0, 24)}`;

export interface ProcessorOptions {
  folder: string;
  notices: Notices;
  now: () => Date;
}

/** Keeps sessions, payments and cards, and decides what becomes of a payment. */
export async function openProcessor({ folder, notices, now }: ProcessorOptions) {
  const sessions = await openFileStore<Session>(`${folder}/sessions`);
  const payments = await openFileStore<Payment>(`${folder}/payments`);
  const cards = await openFileStore<CardSummary>(`${folder}/cards`);
  const inTurn = oneAtATime();

  /** Takes money once for each reason, such as a session: whoever asks again is told of the same payment. */
  async function takeMoney(reason: string, amount: Money) {
    const id = madeFrom('pay', reason);
    if ((await payments.get(id)) === undefined) await payments.put(id, { id, amount, refunded: 0 });
    return id;
  }

  /** Gives money back once for each reason. */
  async function giveBack(reason: string, paymentId: string, { amount }: Money) {
    const id = madeFrom('re', reason);
    const payment = await payments.get(paymentId);
    if (payment === undefined) throw new Error(`sandbox: there is no payment ${paymentId}`);
    const { refunds = [], refunded } = payment;
    if (refunds.includes(id)) return id;
    if (refunded + amount > payment.amount.amount) {
      throw new Error(`sandbox: payment ${paymentId} cannot give back more than was paid`);
    }
    await payments.put(paymentId, { ...payment, refunded: refunded + amount, refunds: [...refunds, id] });
    return id;
  }

  async function complete(session: Session, card: CardSummary): Promise<Session> {
    const { challenge: _, arrivesAt: __, refusal: ___, ...rest } = session;
    const savedCard = madeFrom('card', session.id);
    await cards.put(savedCard, card);
    const done: Session = { ...rest, status: 'complete', card, savedCard };
    return session.amount === undefined
      ? done
      : { ...done, paymentId: await takeMoney(session.id, session.amount) };
  }

  /** What time alone has made of a session: expired, or its slow payment arrived. */
  async function age(session: Session): Promise<[Session, Notice['type'] | undefined]> {
    const time = now().getTime();
    if (session.status === 'processing' && session.card && time >= Date.parse(session.arrivesAt ?? '')) {
      return [await complete(session, session.card), 'checkout.completed'];
    }
    if (isPayable(session) && time >= Date.parse(session.expiresAt)) {
      const { challenge: _, ...rest } = session;
      return [{ ...rest, status: 'expired' }, 'checkout.expired'];
    }
    return [session, undefined];
  }

  type Change = (session: Session) => Promise<[Session, Notice['type'] | undefined]>;

  /** Changes a session alone, after what time made of it; tells the host when that is of interest to it. */
  async function change(id: string, next: Change): Promise<Session | undefined> {
    const events: Notice['type'][] = [];
    const session = await inTurn(id, async () => {
      const found = await sessions.get(id);
      if (found === undefined) return undefined;
      const [current, byTime] = await age(found);
      const [changed, byGuest] = await next(current);
      if (changed !== found) await sessions.put(id, changed);
      events.push(...[byTime, byGuest].filter((event) => event !== undefined));
      return changed;
    });
    for (const event of events) await notices.tell(event, id);
    return session;
  }

  return {
    takeMoney,
    giveBack,
    cardSaved: (id: string) => cards.get(id),
    keep: (session: Session) => sessions.put(session.id, session),
    read: (id: string) => change(id, async (session) => [session, undefined]),
    /** Lets every session age, so that the host hears of those that expired; those of long ago are forgotten. */
    async ageAll() {
      for (const id of await sessions.ids()) {
        const session = await change(id, async (found) => [found, undefined]);
        if (session && hasEnded(session) && isPast(session.createdAt, now())) await sessions.remove(id);
      }
    },
    /** The guest gives a card. Only its brand and last four digits are kept. */
    pay: (id: string, number: string) =>
      change(id, async (session) => {
        if (!isPayable(session)) return [session, undefined];
        const card = { brand: brandOf(number), last4: number.slice(-4) };
        switch (cardOf(number).behaviour) {
          case 'declined':
            return [{ ...session, status: 'failed', refusal: 'declined' }, 'checkout.failed'];
          case 'asks':
            return [{ ...session, challenge: card }, undefined];
          case 'slow': {
            const arrivesAt = new Date(now().getTime() + slowPaymentMilliseconds).toISOString();
            return [{ ...session, status: 'processing', card, arrivesAt }, 'checkout.processing'];
          }
          case 'succeeds':
            return [await complete(session, card), 'checkout.completed'];
        }
      }),
    /** The guest answers the question of the card's bank. */
    answer: (id: string, approved: boolean) =>
      change(id, async (session) => {
        if (!isPayable(session) || session.challenge === undefined) return [session, undefined];
        if (approved) return [await complete(session, session.challenge), 'checkout.completed'];
        const { challenge: _, ...rest } = session;
        return [{ ...rest, status: 'failed', refusal: 'not_authenticated' }, 'checkout.failed'];
      }),
    expire: (id: string) =>
      change(id, async (session) => {
        if (!isPayable(session)) return [session, undefined];
        const { challenge: _, ...rest } = session;
        return [{ ...rest, status: 'expired' }, 'checkout.expired'];
      }),
  };
}

export type Processor = Awaited<ReturnType<typeof openProcessor>>;
