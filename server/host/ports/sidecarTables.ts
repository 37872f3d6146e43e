import type { Sum } from '../store/move/sums.ts';
import type { QueryRunner } from '../store/serverPool.ts';

/** Data that is stored next to the embedded database, and moves to a PostgreSQL server with it. */
export interface SidecarTables {
  /** Its tables on the server, as SQL names them. */
  tables: readonly string[];
  copyTo(there: QueryRunner): Promise<void>;
  /** Calculate the checksums of its content in the folder and on the server. */
  sumsHere(): Promise<Sum[]>;
  sumsThere(there: QueryRunner): Promise<Sum[]>;
}
