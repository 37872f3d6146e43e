import type { Database } from '../store/database.ts';

/** Whether a person has a passkey. */
export const hasPasskey = async (db: Database, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('hostCredential')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
