import { sql, type Kysely } from 'kysely';

/**
 * Photos that hosts upload or import. The bytes of an unfinished upload are rows of at most 250 kB, because appending to one
 * value would write all of it again with each part. The bytes of photos have a table of their own, which stays empty
 * if `PHOTO_STORE` names another place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photo (
      id text primary key,
      stored_as text not null unique,
      type text not null check (type in ('image/jpeg', 'image/webp', 'image/png', 'image/avif')),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      focus_x real check (focus_x between 0 and 1),
      focus_y real check (focus_y between 0 and 1),
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index photo_by_expiry on photo (expires_at)`.execute(db);

  await sql`
    create table photo_content (
      name text primary key,
      bytes bytea not null
    )
  `.execute(db);
  // Pictures are compressed already.
  await sql`alter table photo_content alter column bytes set storage external`.execute(db);

  await sql`
    create table photo_use (
      photo_id text not null references photo (id),
      property text not null,
      version integer not null,
      file text not null,
      primary key (property, version, file),
      foreign key (property, version) references property_version (unit_id, number)
        on delete cascade on update cascade
    )
  `.execute(db);
  await sql`create index photo_use_of_photo on photo_use (photo_id)`.execute(db);

  await sql`
    create table photo_upload (
      id text primary key,
      user_id text not null references host_user (id) on delete cascade,
      property text not null,
      size integer not null check (size > 0),
      received integer not null default 0 check (received between 0 and size),
      expires_at timestamptz not null,
      photo_id text references photo (id) on delete set null
    )
  `.execute(db);
  await sql`create index photo_upload_of_user on photo_upload (user_id)`.execute(db);
  await sql`create index photo_upload_of_photo on photo_upload (photo_id)`.execute(db);
  await sql`create index photo_upload_by_expiry on photo_upload (expires_at)`.execute(db);

  await sql`
    create table photo_upload_part (
      upload_id text not null references photo_upload (id) on delete cascade,
      starts_at integer not null,
      bytes bytea not null,
      primary key (upload_id, starts_at)
    )
  `.execute(db);
  await sql`alter table photo_upload_part alter column bytes set storage external`.execute(db);
}
