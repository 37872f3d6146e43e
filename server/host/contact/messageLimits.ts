import { sql } from 'kysely';
import { Refusal } from '../base/refusal.ts';
import type { CallerNetwork, LimitsByBreadth } from '../ports/networks.ts';
import { holdsAny } from '../store/arrays.ts';
import { clock, type Trx } from '../store/database.ts';

/** Where a message comes from, by HMACs, and which property it is for. */
interface Sent {
  unitId: string;
  sender: string;
  /** Empty where callers are not counted. */
  networks: readonly CallerNetwork[];
}

/** Messages that are taken in an hour. */
export const messagesAnHour = {
  /** From one e-mail address, which gets a mail for each. */
  sender: 10,
  /** From one network to one property: a sixth of what its host reads, and up to half from a wider network. */
  network: { '/32': 10, '/24': 30, '/64': 10, '/56': 20, '/48': 30 } satisfies LimitsByBreadth,
  /** To one property. */
  unit: 60,
  /** To one property when that is full, but from each network the first one only: an honest visitor still gets through. */
  firstOnes: 240,
} as const;

interface By {
  unitId?: string;
  sender?: string;
  /** The mark of one network. */
  network?: string;
}

/** How many came in the last hour, and the seconds until the first of them counts no longer. */
async function countMessages(
  trx: Trx,
  { unitId, sender, network }: By,
): Promise<{ sent: number; wait: number }> {
  const { sent, wait } = await trx
    .selectFrom('contactMessage')
    .select(({ fn }) => [
      fn.countAll<string>().as('sent'),
      sql<
        number | null
      >`ceil(extract(epoch from min(created_at) + interval '1 hour' - ${clock}))::integer`.as('wait'),
    ])
    .where('createdAt', '>', sql<Date>`${clock} - interval '1 hour'`)
    .$if(unitId !== undefined, (query) => query.where('unitId', '=', unitId!))
    .$if(sender !== undefined, (query) => query.where('sender', '=', sender!))
    .$if(network !== undefined, (query) => query.where(holdsAny('networks', [network!])))
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
export async function limitMessages(trx: Trx, { unitId, sender, networks }: Sent): Promise<void> {
  await limit(trx, { sender }, messagesAnHour.sender);
  for (const { breadth, mark } of networks) {
    await limit(trx, { unitId, network: mark }, messagesAnHour.network[breadth]);
  }
  const [own] = networks;
  const isFirst = own !== undefined && (await countMessages(trx, { unitId, network: own.mark })).sent === 0;
  await limit(trx, { unitId }, isFirst ? messagesAnHour.firstOnes : messagesAnHour.unit);
}
