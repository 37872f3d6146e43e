import { apiBase } from '../../contract/operations.ts';
import type { Quote } from '../../contract/quote.ts';
import type { GrantedToken } from '../../contract/token.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const units = ['casa-do-limoeiro', 'monte-da-figueira'];
const nights = 3;
const atOnce = 8;

/** Reservations a second that guests can begin, each for nights of its own: hold, password, mail to be sent. */
export async function reservations(address: string) {
  const granted = (await (await fetch(`${address}/token`, { method: 'POST' })).json()) as GrantedToken;
  let calls = 0;
  const post = (path: string, body: object) => {
    calls += 1;
    return fetch(`${address}${apiBase}${path}`, {
      method: 'POST',
      headers: {
        Authorization: `${granted.token_type} ${granted.access_token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': `bench:${calls}`,
      },
      body: JSON.stringify(body),
    });
  };
  const stays = units.flatMap((id) =>
    Array.from({ length: 100 }, (_, n) => ({
      id,
      startDate: inDays(5 + n * nights),
      endDate: inDays(5 + (n + 1) * nights),
    })),
  );
  const begin = async ({ id, startDate, endDate }: (typeof stays)[number], index: number) => {
    const preview = await post('/reservation/price-preview', { id, startDate, endDate, guestCount: 2 });
    if (!preview.ok) return false;
    const { paymentOptions } = (await preview.json()) as Quote;
    const guest = {
      firstName: 'Ana',
      lastName: 'Silva',
      phonePrefix: '+351',
      phone: '912345678',
      locale: 'en',
    };
    const answer = await post('/reservation', {
      rentalUnitId: id,
      startDate,
      endDate,
      guests: 2,
      guest: { ...guest, email: `guest${index}@example.com` },
      paymentOptionId: paymentOptions[0]!.id,
    });
    await answer.arrayBuffer();
    return answer.status === 201;
  };
  const waiting = [...stays.entries()];
  let made = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await begin(next[1], next[0])) made += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - began) / 1000;
  return { made, seconds, perSecond: made / seconds };
}
