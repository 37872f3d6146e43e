import { sql, type Kysely } from 'kysely';

const columns = [
  ['reservation', 'arrival_told_at', 'arrival_notified_at'],
  ['reservation', 'bulletins_told_at', 'bulletins_notified_at'],
  ['reservation', 'bulletins_told_last_at', 'bulletins_last_notified_at'],
  ['calendar', 'told_failing', 'failure_notified'],
  ['calendar', 'told_problems', 'notified_problems'],
] as const;

/** Names the columns of notifications as the code does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, before, after] of columns) {
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(before)} to ${sql.ref(after)}`.execute(
      db,
    );
  }
}
