import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** How long a message is kept whose mail could never be sent, in days: time to mend the mail server. */
const keptDays = 14;

const noLongerCounts = sql<Date>`now() - interval '1 hour'`;

/**
 * Forgets messages that were sent, once they no longer count, and those that nobody could send; and the networks of all
 * that no longer count.
 */
export async function forgetMessages({ db }: { db: Database }): Promise<void> {
  await db
    .updateTable('contactMessage')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('createdAt', '<', noLongerCounts)
    .execute();
  await db
    .deleteFrom('contactMessage')
    .where((message) =>
      message.or([
        message.and([
          message('forHost', 'is', null),
          message('forVisitor', 'is', null),
          message('createdAt', '<', noLongerCounts),
        ]),
        message('createdAt', '<', sql<Date>`now() - make_interval(days => ${keptDays})`),
      ]),
    )
    .execute();
}
