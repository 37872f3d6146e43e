import { sql } from 'kysely';
import type { Problem } from '../../../contract/schemas/problem.ts';
import { Refusal } from '../base/refusal.ts';
import { clock, statementTime, type Database, type Trx } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';
import type { KeyedRequest } from './requestKey.ts';

/** The stored answer: a success without its secrets, or a problem. */
export interface Remembered {
  status: number;
  answer: unknown;
}

/** Hours for which answers are stored. */
export const rememberedHours = 24;

const isOver = sql<boolean>`${sql.ref('idempotency.createdAt')} < ${clock} - make_interval(hours => ${rememberedHours})`;

const isSame = (kept: Buffer, { requestHash, earlierHash }: KeyedRequest) =>
  kept.equals(requestHash) || (earlierHash !== undefined && kept.equals(earlierHash));

/**
 * Returns the stored answer of an idempotency key.
 * @throws {Refusal} 409 if the key was used with a different payload
 */
export async function recall(db: Database, request: KeyedRequest): Promise<Remembered | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .select(['requestHash', 'status', 'answer'])
    .where('clientId', '=', request.clientId)
    .where('key', '=', request.key)
    .where((where) => where.not(isOver))
    .executeTakeFirst();
  if (row && !isSame(row.requestHash, request)) throw new Refusal('idempotency-mismatch');
  return row && { status: row.status, answer: row.answer };
}

const unanswered = 0;

/**
 * Claims a key, or one with an expired answer, for this transaction. Returns false if the key has an answer.
 * Simultaneous requests with the same key wait.
 */
export async function claim(trx: Trx, { clientId, key, requestHash }: KeyedRequest): Promise<boolean> {
  const claimed = { requestHash, status: unanswered, answer: 'null', createdAt: clock };
  const taken = await trx
    .insertInto('idempotency')
    .values({ clientId, key, ...claimed })
    .onConflict((conflict) => conflict.columns(['clientId', 'key']).doUpdateSet(claimed).where(isOver))
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Stores the answer to a key, unless it already has one. */
export async function remember(
  db: Database,
  { clientId, key, requestHash }: KeyedRequest,
  { status, answer }: Remembered,
): Promise<void> {
  const written = { requestHash, status, answer: JSON.stringify(answer), createdAt: clock };
  await db
    .insertInto('idempotency')
    .values({ clientId, key, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(['clientId', 'key'])
        .doUpdateSet(written)
        .where((where) => where.or([where('idempotency.status', '=', unanswered), isOver])),
    )
    .execute();
}

/** Releases a key that this transaction has claimed, so that the key works again. */
export async function release(trx: Trx, { clientId, key }: KeyedRequest): Promise<void> {
  await trx.deleteFrom('idempotency').where('clientId', '=', clientId).where('key', '=', key).execute();
}

/** Whether an answer is stored: the same request would get it again. Other refusals pass, and the key works again. */
export const isPermanent = (answer: unknown): boolean =>
  !(answer instanceof Refusal) || (answer.problem.status < 500 && answer.problem.status !== 429);

/** Whether a stored answer is a refusal. */
export const isProblem = (remembered: Remembered): remembered is { status: number; answer: Problem } =>
  remembered.status >= 400;

/** Deletes expired answers. */
export const deleteExpiredAnswers = ({ db }: { db: Database }): Promise<void> =>
  deleteRows(
    db,
    'idempotency',
    sql<boolean>`created_at < ${statementTime} - make_interval(hours => ${rememberedHours})`,
  );
