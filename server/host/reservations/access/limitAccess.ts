import { sql } from 'kysely';
import { Refusal } from '../../base/refusal.ts';
import { clock, type Trx } from '../../store/database.ts';
import { accessLimits } from './accessCode.ts';

/** What requests for access are counted by, as HMACs. */
export interface Requester {
  /** The number and the e-mail address together. */
  subject: string;
  /** Null where callers are not counted. */
  network: string | null;
}

async function limit(trx: Trx, by: keyof Requester, value: string, hours: number, most: number) {
  const { requests, wait } = await trx
    .selectFrom('accessCode')
    .select(({ fn }) => [
      fn.countAll<string>().as('requests'),
      sql<
        number | null
      >`ceil(extract(epoch from min(created_at) + make_interval(hours => ${hours}::integer) - ${clock}))::integer`.as(
        'wait',
      ),
    ])
    .where(by, '=', value)
    .where('createdAt', '>', sql<Date>`${clock} - make_interval(hours => ${hours}::integer)`)
    .executeTakeFirstOrThrow();
  if (Number(requests) >= most)
    throw new Refusal('too-many-requests', { retryAfter: Math.max(1, wait ?? 0) });
}

/**
 * Limits guesses at a reservation, and mails to its guest. Requests that match no reservation count alike, so a refusal
 * says nothing about one.
 * @throws {Refusal} 429 with the time when the earliest request no longer counts
 */
export async function limitAccess(trx: Trx, requester: Requester): Promise<void> {
  for (const by of ['subject', 'network'] as const) {
    const value = requester[by];
    if (value === null) continue;
    await limit(trx, by, value, 1, accessLimits[by].anHour);
    await limit(trx, by, value, 24, accessLimits[by].aDay);
  }
}
