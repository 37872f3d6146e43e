import { sql } from 'kysely';
import { statementTime, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/** The number of days for which the ids of webhook events are stored: ten times as long as gateways retry events. */
export const webhookEventRetentionDays = 30;

const isExpired = sql<boolean>`received_at < ${statementTime} - make_interval(days => ${webhookEventRetentionDays})`;

/** Deletes the ids of webhook events that the gateway no longer retries. */
export const deleteExpiredWebhookEvents = ({ db }: { db: Database }): Promise<void> =>
  deleteRows(db, 'webhookEvent', isExpired);
