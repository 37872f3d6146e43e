import { sql } from 'kysely';
import { statementTime, type Database } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/** Days for which an import of stays can be undone; its stays remain. */
const importDays = 365;

/** Deletes the records of old imports. */
export const deleteOldImports = ({ db }: { db: Database }): Promise<void> =>
  deleteRows(
    db,
    'stayImport',
    sql<boolean>`created_at < ${statementTime} - make_interval(days => ${importDays}::integer)`,
  );
