import { randomUUID } from 'node:crypto';
import { apiBase } from '../../contract/operations.ts';
import type { Quote } from '../../contract/schemas/quote.ts';
import type { CheckoutSession, Hold } from '../../contract/schemas/hold.ts';
import type { GrantedToken } from '../../contract/schemas/token.ts';
import { dayFromNow, createGuest } from '../../tests/support/guests.ts';
import { testCards } from '../../server/sandbox/gateway/cards.ts';

type SendRequest = (path: string, init?: RequestInit) => Promise<Response | undefined>;
/** Returns the code that was e-mailed to an address. */
export type ReadCode = (email: string) => Promise<string>;

/** The properties of the tested site. */
export const units = ['casa', 'monte'];
const card = { number: testCards.success.number, expiry: '12 / 40', cvc: '123', name: 'Ana Silva' };
/** The number of stays of three nights that do not overlap, which limits the number of parallel guests. */
const places = 2 * 80;

/** Creates guests who book, pay and cancel, one call at a time; each has different nights. */
export async function createJourneys(ask: SendRequest, readCode: ReadCode) {
  let [calls, ended, failed] = [0, 0, 0];
  const granted = (await (await ask('/token', { method: 'POST' }))!.json()) as GrantedToken;

  async function post<T>(path: string, body: object): Promise<T> {
    calls += 1;
    const answer = await ask(apiBase + path, {
      method: 'POST',
      headers: {
        Authorization: `${granted.token_type} ${granted.access_token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer?.ok) throw new Error(`${path}: ${answer?.status}`);
    return (await answer.json()) as T;
  }

  /** The calls of one guest, with a `yield` before each. */
  async function* journey(place: number): AsyncGenerator<void, void> {
    const stay = {
      startDate: dayFromNow(20 + 3 * (place >> 1)),
      endDate: dayFromNow(23 + 3 * (place >> 1)),
    };
    const id = units[place % units.length]!;
    yield;
    const quote = await post<Quote>('/reservation/price-preview', { id, ...stay, guestCount: 2 });
    yield;
    const guest = createGuest();
    const hold = await post<Hold>('/reservation', {
      rentalUnitId: id,
      ...stay,
      guests: 2,
      guest,
      paymentOptionId: quote.paymentOptions[0]!.id,
    });
    const otp = await readCode(guest.email);
    yield;
    await post('/reservation/otp', { reservationId: hold.id, otp });
    yield;
    const { url } = await post<CheckoutSession>('/payment', { reservationId: hold.id });
    yield;
    await ask(`${new URL(url).pathname}/pay`, { method: 'POST', body: new URLSearchParams(card) });
    yield;
    const headers = { Authorization: `${granted.token_type} ${granted.access_token}` };
    await ask(`${apiBase}/reservation/${hold.id}/${hold.token}`, { headers });
    yield;
    await post('/reservation/cancel', { reservationId: hold.id, token: hold.token });
  }

  const free = Array.from({ length: places }, (_, place) => place);
  const waiting: { place: number; steps: AsyncGenerator<void, void> }[] = [];

  async function go({ place, steps }: { place: number; steps: AsyncGenerator<void, void> }) {
    try {
      const { done } = await steps.next();
      if (!done) return void waiting.push({ place, steps });
      ended += 1;
      free.push(place);
    } catch (error) {
      failed += 1;
      console.error(String(error));
    }
  }

  async function begin() {
    const place = free.shift();
    if (place === undefined) return void (await ask('/en'));
    const steps = journey(place);
    await steps.next();
    await go({ place, steps });
  }

  return {
    /** Makes the next call of a waiting guest, or the first call of a new one. */
    async step(): Promise<void> {
      const next = waiting.shift();
      await (next === undefined ? begin() : go(next));
    },
    /** Completes all started journeys. */
    async end(): Promise<void> {
      while (waiting.length > 0) await go(waiting.shift()!);
    },
    came: () => ({ ended, failed }),
  };
}
