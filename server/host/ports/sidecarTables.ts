import type { Sum } from '../store/move/sums.ts';
import type { QueryRunner } from '../store/serverPool.ts';

/** What lies beside the embedded database, and moves to a PostgreSQL server with it. */
export interface SidecarTables {
  /** Its tables at the server, as SQL names them. */
  tables: readonly string[];
  copyTo(there: QueryRunner): Promise<void>;
  /** Adds up what it keeps, in the folder and at the server. */
  sumsHere(): Promise<Sum[]>;
  sumsThere(there: QueryRunner): Promise<Sum[]>;
}
