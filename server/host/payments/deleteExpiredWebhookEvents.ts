import { sql } from 'kysely';
import { clock, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/** How long a gateway's notice is known, in days: ten times as long as gateways send one again. */
export const knownDays = 30;

const isOver = sql<boolean>`received_at < ${clock} - make_interval(days => ${knownDays})`;

/** Forgets notices that nobody sends again. */
export const deleteExpiredWebhookEvents = ({ db }: { db: Database }): Promise<void> =>
  deleteRows(db, 'webhookEvent', isOver);
