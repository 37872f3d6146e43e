import { sql } from 'kysely';
import { Refusal } from '../base/refusal.ts';
import type { Trx } from '../store/database.ts';

/** Messages that are taken in an hour: from one e-mail address, which gets a mail for each, and for one property. */
export const messagesAnHour = { sender: 10, unitId: 60 } as const;

async function limit(trx: Trx, by: keyof typeof messagesAnHour, value: string): Promise<void> {
  const { sent, wait } = await trx
    .selectFrom('contactMessage')
    .select(({ fn }) => [
      fn.countAll<string>().as('sent'),
      sql<number | null>`ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::integer`.as(
        'wait',
      ),
    ])
    .where(by, '=', value)
    .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (Number(sent) >= messagesAnHour[by]) {
    throw new Refusal('too-many-requests', { retryAfter: Math.max(1, wait ?? 0) });
  }
}

/**
 * Keeps the form from being used to flood a host, or whoever an address belongs to.
 * @throws {Refusal} 429 when enough has been sent
 */
export async function limitMessages(trx: Trx, unitId: string, sender: string): Promise<void> {
  await limit(trx, 'sender', sender);
  await limit(trx, 'unitId', unitId);
}
