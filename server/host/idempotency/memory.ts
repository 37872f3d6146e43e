import { sql } from 'kysely';
import type { Problem } from '../../../contract/problem.ts';
import { Refusal } from '../base/refusal.ts';
import { clock, type Database, type Trx } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';
import type { KeyedRequest } from './requestKey.ts';

/** What was answered: a success without its secrets, or a problem. */
export interface Remembered {
  status: number;
  answer: unknown;
}

/** How long answers are remembered, in hours. */
export const rememberedHours = 24;

const isOver = sql<boolean>`${sql.ref('idempotency.createdAt')} < ${clock} - make_interval(hours => ${rememberedHours})`;

const isSame = (kept: Buffer, { requestHash, earlierHash }: KeyedRequest) =>
  kept.equals(requestHash) || (earlierHash !== undefined && kept.equals(earlierHash));

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
    .where((where) => where.not(isOver))
    .executeTakeFirst();
  if (row && !isSame(row.requestHash, request)) throw new Refusal('idempotency-mismatch');
  return row && { status: row.status, answer: row.answer };
}

const unanswered = 0;

/**
 * Takes a key for this transaction, one whose answer is past its time too; false when it has been answered.
 * Whoever asks meanwhile waits.
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

/** Keeps the answer to a key, unless there is one. */
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

/** The problem of a remembered refusal. */
export const isProblem = (remembered: Remembered): remembered is { status: number; answer: Problem } =>
  remembered.status >= 400;

/** Forgets answers past their time. */
export const deleteExpiredAnswers = ({ db }: { db: Database }): Promise<void> =>
  deleteRows(db, 'idempotency', isOver);
