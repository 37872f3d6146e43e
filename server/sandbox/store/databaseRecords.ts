import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { withAdvisoryLock, openServerPool, type QueryRunner } from '../../host/index.ts';
import { openFileRecords } from './fileRecords.ts';
import {
  kinds,
  isRecordId,
  type Kind,
  type Records,
  type RecordStore,
  type SharedRecords,
} from './records.ts';

const schema = [
  'create schema if not exists sandbox',
  `create table if not exists sandbox.record (
    kind text not null,
    id text not null,
    record json not null,
    primary key (kind, id)
  )`,
];

function createRecordStore<T>(connection: QueryRunner, kind: Kind): RecordStore<T> {
  const ask = async <Row extends object>(text: string, ...values: string[]) =>
    (await connection.query<Row>(text, [kind, ...values])).rows;
  return {
    async get(id) {
      if (!isRecordId(id)) return undefined;
      const [row] = await ask<{ record: T }>(
        'select record from sandbox.record where kind = $1 and id = $2',
        id,
      );
      return row?.record;
    },
    async put(id, record) {
      if (!isRecordId(id)) throw new Error(`"${id}" is not a valid record id`);
      await ask(
        `insert into sandbox.record values ($1, $2, $3)
         on conflict (kind, id) do update set record = excluded.record`,
        id,
        JSON.stringify(record),
      );
    },
    async remove(id) {
      if (isRecordId(id)) await ask('delete from sandbox.record where kind = $1 and id = $2', id);
    },
    async listIds() {
      const rows = await ask<{ id: string }>(
        'select id from sandbox.record where kind = $1 order by id collate "C"',
      );
      return rows.map(({ id }) => id);
    },
    async list() {
      const rows = await ask<{ record: T }>(
        'select record from sandbox.record where kind = $1 order by id collate "C"',
      );
      return rows.map(({ record }) => record);
    },
  };
}

/** Derives the number of a PostgreSQL advisory lock from a name. */
const getLock = (name: string) => createHash('sha256').update(`sandbox ${name}`).digest().readBigInt64BE();

/** Opens the records in a database. */
export const openRecords = (connection: QueryRunner): Records => ({
  of: (kind) => createRecordStore(connection, kind),
});

/** Creates the tables in a database, and copies the records of a folder into them if it exists; ids stay the same. */
export async function fillDatabase(connection: QueryRunner, folder: string): Promise<void> {
  for (const statement of schema) await connection.query(statement);
  if (!existsSync(folder)) return;
  const [files, records] = [await openFileRecords(folder), openRecords(connection)];
  for (const kind of kinds) {
    const store = files.of(kind);
    for (const id of await store.listIds()) await records.of(kind).put(id, await store.get(id));
  }
}

/**
 * Opens records in a PostgreSQL database that several processes share. New tables start with the records of the folder
 * that the sandbox used before.
 */
export function openDatabaseRecords(databaseUrl: string, folder: string): SharedRecords {
  const pool = openServerPool(databaseUrl, 4);
  const isMade = async () => {
    const { rows } = await pool.query<{ table: string | null }>(
      `select to_regclass('sandbox.record') as table`,
    );
    return rows[0]?.table !== null;
  };
  const make = () =>
    withAdvisoryLock(databaseUrl, async () => {
      if (await isMade()) return;
      await pool.transaction((connection) => fillDatabase(connection, folder));
    });

  let made: Promise<void> | undefined;
  /** Creates the tables on first use; a failure is retried on the next use. */
  const ensure = () =>
    (made ??= isMade()
      .then((there) => (there ? undefined : make()))
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      }));
  const queries: QueryRunner = {
    async query(text, values) {
      await ensure();
      return pool.query(text, values);
    },
  };

  return {
    ...openRecords(queries),
    async exclusively(name, task) {
      await ensure();
      return pool.transaction(async (connection) => {
        await connection.query('select pg_advisory_xact_lock($1)', [getLock(name)]);
        return task(openRecords(connection));
      });
    },
    close: () => pool.end(),
  };
}
