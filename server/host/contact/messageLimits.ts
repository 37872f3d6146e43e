import { sql } from 'kysely';
import { Refusal } from '../base/refusal.ts';
import type { CallerNetwork, LimitsByBreadth } from '../ports/networks.ts';
import { holdsAny } from '../store/arrays.ts';
import { clock, statementTime, type Trx } from '../store/database.ts';

/** The origin of a message, as HMACs, and its property. */
interface Sent {
  unitId: string;
  sender: string;
  /** Empty if callers are not counted. */
  networks: readonly CallerNetwork[];
}

/** Messages that are accepted within an hour. */
export const messagesAnHour = {
  /** From one e-mail address, which receives a receipt for each. */
  sender: 10,
  /**
   * From one network to one property: a sixth of what its host receives at most, and up to half from a wider network.
   */
  network: { '/32': 10, '/24': 30, '/64': 10, '/56': 20, '/48': 30 } satisfies LimitsByBreadth,
  /** To one property. */
  unit: 60,
  /**
   * To one property whose limit is reached, only the first message of each network, so that an honest visitor can still
   * write.
   */
  firstOnes: 240,
} as const;

interface By {
  unitId?: string;
  sender?: string;
  /** The mark of one network. */
  network?: string;
}

/** The number of messages within the last hour, and the seconds until the first of them no longer counts. */
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
    .where('createdAt', '>', sql<Date>`${statementTime} - interval '1 hour'`)
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
 * Prevents that the form is used to flood a host or an e-mail address, and that one sender blocks it for others.
 * @throws {Refusal} 429 if a limit is reached
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
