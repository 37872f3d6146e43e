import { sql } from 'kysely';
import type { Problem } from '../../../contract/problem.ts';
import { Refusal } from '../base/refusal.ts';
import type { Database, Trx } from '../store/database.ts';
import type { KeyedRequest } from './requestKey.ts';

/** What was answered: a success without its secrets, or a problem. */
export interface Remembered {
  status: number;
  answer: unknown;
}

/** How long answers are remembered, in hours. */
const rememberedHours = 24;

/**
 * The answer that was given to this key before.
 * @throws {Refusal} 409 when the key came with another payload
 */
export async function recall(db: Database, request: KeyedRequest): Promise<Remembered | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .select(['requestHash', 'status', 'answer'])
    .where('clientId', '=', request.clientId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (row && !row.requestHash.equals(request.requestHash)) throw new Refusal('idempotency-mismatch');
  return row && { status: row.status, answer: row.answer };
}

const unanswered = 0;

/** Takes a key for this transaction; false when it has been answered. Whoever asks meanwhile waits. */
export async function claim(trx: Trx, { clientId, key, requestHash }: KeyedRequest): Promise<boolean> {
  const taken = await trx
    .insertInto('idempotency')
    .values({ clientId, key, requestHash, status: unanswered, answer: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Keeps the answer to a key, unless there is one. */
export async function remember(
  db: Database,
  { clientId, key, requestHash }: KeyedRequest,
  { status, answer }: Remembered,
): Promise<void> {
  const written = { status, answer: JSON.stringify(answer) };
  await db
    .insertInto('idempotency')
    .values({ clientId, key, requestHash, ...written })
    .onConflict((conflict) =>
      conflict.columns(['clientId', 'key']).doUpdateSet(written).where('idempotency.status', '=', unanswered),
    )
    .execute();
}

/** The problem of a remembered refusal. */
export const isProblem = (remembered: Remembered): remembered is { status: number; answer: Problem } =>
  remembered.status >= 400;

/** Forgets answers past their time. */
export async function forgetOld(db: Database): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', sql<Date>`now() - make_interval(hours => ${rememberedHours})`)
    .execute();
}
