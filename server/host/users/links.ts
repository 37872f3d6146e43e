import { minutesAfter } from '../reservations/holdTimes.ts';
import { statementTime, type Database, type Trx } from '../store/database.ts';
import { readTime } from '../store/readTime.ts';
import { hashSecret, newSecret } from './secret.ts';

/** Minutes for which a set-up or access link works that somebody has requested for use at once. */
const linkMinutes = 60;

/** Minutes for which the link in an invitation works: the person may read the e-mail days later. */
export const invitationMinutes = 3 * 24 * 60;

/** The secret of a link, which is stored as a hash only. */
export interface NewLink {
  token: string;
  expiresAt: Date;
}

/** Creates a link that signs a person in once; without a person, a set-up link that creates the first owner. */
export async function createLink(
  trx: Trx,
  userId: string | null,
  validMinutes: number = linkMinutes,
): Promise<NewLink> {
  const token = newSecret();
  const createdAt = await readTime(trx);
  const expiresAt = minutesAfter(createdAt, validMinutes);
  await trx
    .insertInto('hostLink')
    .values({ tokenHash: hashSecret(token), userId, createdAt, expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Returns a valid link, with its person; undefined if it was used, has expired or is unknown. */
export const findLink = (db: Database, token: string) =>
  db
    .selectFrom('hostLink')
    .leftJoin('hostUser', 'hostUser.id', 'hostLink.userId')
    .select(['tokenHash', 'userId', 'name', 'email', 'locale'])
    .where('tokenHash', '=', hashSecret(token))
    .where('expiresAt', '>', statementTime)
    .executeTakeFirst();

/** Deletes a link. Returns false if another request has used it. */
export async function consumeLink(trx: Trx, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('hostLink')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all set-up links: somebody has access now. */
export async function deleteSetupLinks(trx: Trx): Promise<void> {
  await trx.deleteFrom('hostLink').where('userId', 'is', null).execute();
}
