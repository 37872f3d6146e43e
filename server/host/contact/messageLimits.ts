import { sql } from 'kysely';
import { Refusal } from '../base/refusal.ts';
import { clock, type Trx } from '../store/database.ts';

/** Where a message comes from, by HMACs, and which property it is for. */
interface Sent {
  unitId: string;
  sender: string;
  /** Null where callers are not counted. */
  network: string | null;
}

/** Messages that are taken in an hour. */
export const messagesAnHour = {
  /** From one e-mail address, which gets a mail for each. */
  sender: 10,
  /** From one network to one property: a sixth of what its host reads, so that it takes six to fill it. */
  network: 10,
  /** To one property. */
  unit: 60,
  /** To one property when that is full, but from each network the first one only: an honest visitor still gets through. */
  firstOnes: 240,
} as const;

type By = Partial<Record<keyof Sent, string | null>>;

/** How many came in the last hour, and the seconds until the first of them counts no longer. */
async function countMessages(trx: Trx, by: By): Promise<{ sent: number; wait: number }> {
  const conditions = Object.entries(by) as [keyof Sent, string | null][];
  const { sent, wait } = await trx
    .selectFrom('contactMessage')
    .select(({ fn }) => [
      fn.countAll<string>().as('sent'),
      sql<
        number | null
      >`ceil(extract(epoch from min(created_at) + interval '1 hour' - ${clock}))::integer`.as('wait'),
    ])
    .where('createdAt', '>', sql<Date>`${clock} - interval '1 hour'`)
    .where((where) =>
      where.and(conditions.map(([name, value]) => where(name, 'is not distinct from', value))),
    )
    .executeTakeFirstOrThrow();
  return { sent: Number(sent), wait: Math.max(1, wait ?? 0) };
}

async function limit(trx: Trx, by: By, most: number): Promise<void> {
  const { sent, wait } = await countMessages(trx, by);
  if (sent >= most) throw new Refusal('too-many-requests', { retryAfter: wait });
}

/**
 * Keeps the form from being used to flood a host, or whoever an address belongs to, and from being shut by anybody.
 * @throws {Refusal} 429 when enough has been sent
 */
export async function limitMessages(trx: Trx, { unitId, sender, network }: Sent): Promise<void> {
  await limit(trx, { sender }, messagesAnHour.sender);
  if (network !== null) await limit(trx, { unitId, network }, messagesAnHour.network);
  const isFirst = network !== null && (await countMessages(trx, { unitId, network })).sent === 0;
  await limit(trx, { unitId }, isFirst ? messagesAnHour.firstOnes : messagesAnHour.unit);
}
