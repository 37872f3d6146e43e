import { sql, type Kysely } from 'kysely';

const tables = [
  ['reservation', 'reservation'],
  ['payment', 'reservation'],
  ['registration', 'reservation'],
  ['blocked_nights', 'nights'],
  ['night_override', 'nights'],
  ['calendar_conflict', 'conflict'],
] as const;

/**
 * Counts changes of each kind, so that open pages of the dashboard learn about them. Sequences are not locked until the
 * transaction ends, so that transactions do not wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['reservation', 'nights', 'conflict', 'job']) {
    const sequence = `host_change_${kind}`;
    await sql`create sequence ${sql.id(sequence)}`.execute(db);
    // The first number does not change `last_value`.
    await sql`select nextval(${sequence}::regclass)`.execute(db);
  }
  await sql`
    create function host_changed() returns trigger language plpgsql as $$
      begin
        perform nextval('public.host_change_' || tg_argv[0]);
        return null;
      end
    $$
  `.execute(db);
  for (const [table, kind] of tables) {
    await sql`
      create trigger host_changed after insert or update or delete on ${sql.id(table)}
        for each row execute function host_changed(${sql.lit(kind)})
    `.execute(db);
  }
}
