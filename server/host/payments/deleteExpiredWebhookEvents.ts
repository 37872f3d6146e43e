import { sql } from 'kysely';
import { clock, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/** Days for which the id of a webhook event is stored: ten times as long as gateways send events again. */
export const knownDays = 30;

const isOver = sql<boolean>`received_at < ${clock} - make_interval(days => ${knownDays})`;

/** Deletes the ids of webhook events that the gateway no longer sends again. */
export const deleteExpiredWebhookEvents = ({ db }: { db: Database }): Promise<void> =>
  deleteRows(db, 'webhookEvent', isOver);
