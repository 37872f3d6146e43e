import { sql } from 'kysely';
import { Refusal } from '../base/refusal.ts';
import type { Trx } from '../store/database.ts';

/** Reservations that one e-mail address can begin in an hour: each sends it a mail. */
export const reservationsAnHour = 60;

/**
 * Keeps the site from being used to flood somebody's mailbox.
 * @throws {Refusal} 429 when enough has been sent to the address
 */
export async function limitMailsTo(trx: Trx, email: string): Promise<void> {
  const { begun, wait } = await trx
    .selectFrom('reservation')
    .select(({ fn }) => [
      fn.countAll<string>().as('begun'),
      sql<number>`ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::integer`.as('wait'),
    ])
    .where('email', '=', email)
    .where('createdAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (Number(begun) >= reservationsAnHour) {
    throw new Refusal('too-many-requests', { retryAfter: wait });
  }
}
