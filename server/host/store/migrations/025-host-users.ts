import { sql, type Kysely } from 'kysely';

/**
 * People who have access to the dashboard, with their passkeys, sessions, sign-in codes and links, and the log of their
 * actions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table host_user (
      id text primary key,
      email text not null unique,
      name text not null,
      role text not null check (role in ('owner', 'manager', 'cleaner', 'accountant')),
      locale text not null,
      created_at timestamptz not null
    )
  `.execute(db);

  await sql`
    create table host_credential (
      id text primary key,
      user_id text not null references host_user (id) on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )
  `.execute(db);
  await sql`create index host_credential_of_user on host_credential (user_id)`.execute(db);

  await sql`
    create table host_session (
      id text primary key,
      token_hash text not null unique,
      user_id text not null references host_user (id) on delete cascade,
      agent text not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      proof_until timestamptz
    )
  `.execute(db);
  await sql`create index host_session_of_user on host_session (user_id)`.execute(db);
  await sql`create index host_session_by_use on host_session (seen_at)`.execute(db);
  await sql`create index host_session_by_age on host_session (created_at)`.execute(db);

  await sql`
    create table host_code (
      id text primary key,
      user_id text references host_user (id) on delete cascade,
      subject text not null,
      networks text[],
      locale text not null,
      salt bytea not null,
      hash bytea not null,
      sealed text,
      tries_left integer not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index host_code_of_subject on host_code (subject, created_at)`.execute(db);
  await sql`create index host_code_of_networks on host_code using gin (networks)`.execute(db);
  await sql`create index host_code_by_age on host_code (created_at)`.execute(db);
  await sql`create index host_code_of_user on host_code (user_id)`.execute(db);

  await sql`
    create table host_link (
      token_hash text primary key,
      user_id text references host_user (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index host_link_of_user on host_link (user_id)`.execute(db);
  await sql`create index host_link_by_expiry on host_link (expires_at)`.execute(db);

  await sql`
    create table host_challenge (
      id text primary key,
      challenge text not null,
      purpose text not null,
      user_id text references host_user (id) on delete cascade,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index host_challenge_of_user on host_challenge (user_id)`.execute(db);
  await sql`create index host_challenge_by_expiry on host_challenge (expires_at)`.execute(db);

  await sql`
    create table host_action (
      id bigint generated always as identity primary key,
      user_id text references host_user (id) on delete set null,
      actor text not null,
      action text not null,
      reservation_id text,
      unit_id text,
      details jsonb,
      at timestamptz not null
    )
  `.execute(db);
  await sql`create index host_action_of_user on host_action (user_id)`.execute(db);
  await sql`create index host_action_by_time on host_action (at)`.execute(db);
  await sql`
    create index host_action_of_reservation on host_action (reservation_id, id) where reservation_id is not null
  `.execute(db);
}
