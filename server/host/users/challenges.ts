import { minutesAfter } from '../reservations/holdTimes.ts';
import { statementTime, type Trx } from '../store/database.ts';
import { readTime } from '../store/readTime.ts';
import type { HostChallengeTable } from '../store/tables/access.ts';
import { hashSecret, newSecret } from './secret.ts';

/** Minutes for which the challenge of a passkey is valid. */
export const challengeMinutes = 5;

type About = Pick<HostChallengeTable, 'purpose' | 'userId'>;

/** Stores a challenge for one answer. Returns the secret that binds it to the browser. */
export async function storeChallenge(trx: Trx, challenge: string, about: About): Promise<string> {
  const secret = newSecret();
  const expiresAt = minutesAfter(await readTime(trx), challengeMinutes);
  await trx
    .insertInto('hostChallenge')
    .values({ id: hashSecret(secret), challenge, ...about, expiresAt })
    .execute();
  return secret;
}

/** Returns the challenge that is bound to a browser, once; undefined if it has expired or is for something else. */
export async function consumeChallenge(
  trx: Trx,
  secret: string | undefined,
  { purpose, userId }: About,
): Promise<string | undefined> {
  if (secret === undefined) return undefined;
  const row = await trx
    .deleteFrom('hostChallenge')
    .where('id', '=', hashSecret(secret))
    .where('expiresAt', '>', statementTime)
    .returning(['challenge', 'purpose', 'userId'])
    .executeTakeFirst();
  return row && row.purpose === purpose && row.userId === userId ? row.challenge : undefined;
}
