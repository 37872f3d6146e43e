import { sql } from 'kysely';
import { minutesAfter } from '../reservations/holdTimes.ts';
import { newId } from '../reservations/newNames.ts';
import { statementTime, type Database, type Trx } from '../store/database.ts';
import { readTime } from '../store/readTime.ts';
import type { HostUserRow } from '../store/schema.ts';
import { hashSecret, newSecret } from './secret.ts';

/** Days without use after which a session ends. */
export const idleDays = 30;

/** Days after sign-in at which a session ends at the latest. */
export const sessionDays = 90;

/** Minutes for which a proof of identity counts as fresh. */
const proofMinutes = 10;

/** The use of a session is recorded again after this many minutes. */
const useMinutes = 5;

/** The session of a request, with its person. */
export interface SignedIn {
  sessionId: string;
  /** Null without a fresh proof of identity. */
  proofUntil: Date | null;
  user: Pick<HostUserRow, 'id' | 'name' | 'email' | 'role' | 'locale'>;
}

const daysAgo = (days: number) => sql<Date>`${statementTime} - make_interval(days => ${days}::integer)`;

/** Whether a session has ended by time. */
const hasEnded = sql<boolean>`(
  seen_at <= ${daysAgo(idleDays)} or host_session.created_at <= ${daysAgo(sessionDays)}
)`;

/** Signs a person in. The session begins with a fresh proof; its secret is for the browser's cookie. */
export async function createSession(trx: Trx, userId: string, agent: string): Promise<string> {
  const secret = newSecret();
  const now = await readTime(trx);
  await trx
    .insertInto('hostSession')
    .values({
      id: newId(),
      tokenHash: hashSecret(secret),
      userId,
      agent,
      createdAt: now,
      seenAt: now,
      proofUntil: minutesAfter(now, proofMinutes),
    })
    .execute();
  return secret;
}

/** Returns the session with a secret, and records its use; undefined if it has ended. */
export async function findSession(db: Database, secret: string): Promise<SignedIn | undefined> {
  const tokenHash = hashSecret(secret);
  const row = await db
    .selectFrom('hostSession')
    .innerJoin('hostUser', 'hostUser.id', 'hostSession.userId')
    .select(['hostUser.id', 'name', 'email', 'role', 'locale', 'hostSession.id as sessionId'])
    .select(sql<Date | null>`case when proof_until > ${statementTime} then proof_until end`.as('proofUntil'))
    .select(
      sql<boolean>`seen_at <= ${statementTime} - make_interval(mins => ${useMinutes}::integer)`.as(
        'isUnseen',
      ),
    )
    .where('tokenHash', '=', tokenHash)
    .where(sql<boolean>`not ${hasEnded}`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { sessionId, proofUntil, isUnseen, ...user } = row;
  if (isUnseen) {
    await db.updateTable('hostSession').set({ seenAt: statementTime }).where('id', '=', sessionId).execute();
  }
  return { sessionId, proofUntil, user };
}

/** Whether a session has not ended; does not count as a use. */
export const isSessionOpen = async (db: Database, sessionId: string): Promise<boolean> =>
  (await db
    .selectFrom('hostSession')
    .select('id')
    .where('id', '=', sessionId)
    .where(sql<boolean>`not ${hasEnded}`)
    .executeTakeFirst()) !== undefined;

/** Returns the sessions of a person, the last used first. */
export const readSessions = (db: Database, userId: string) =>
  db
    .selectFrom('hostSession')
    .select(['id', 'agent', 'createdAt', 'seenAt'])
    .where('userId', '=', userId)
    .where(sql<boolean>`not ${hasEnded}`)
    .orderBy('seenAt', 'desc')
    .execute();

/** Renews the proof of identity of a session. Returns its new secret; the earlier one opens nothing any more. */
export async function renewProof(trx: Trx, sessionId: string): Promise<string> {
  const secret = newSecret();
  const proofUntil = minutesAfter(await readTime(trx), proofMinutes);
  await trx
    .updateTable('hostSession')
    .set({ tokenHash: hashSecret(secret), proofUntil })
    .where('id', '=', sessionId)
    .execute();
  return secret;
}

/** Ends a session of a person: its secret opens nothing any more. Returns false if the person has none with this id. */
export async function endSession(trx: Trx, sessionId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('hostSession')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
