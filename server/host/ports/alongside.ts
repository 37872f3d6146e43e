import type { Sum } from '../store/move/sums.ts';
import type { Asking } from '../store/serverPool.ts';

/** What lies beside the embedded database, and moves to a PostgreSQL server with it. */
export interface Alongside {
  /** Its tables at the server, as SQL names them. */
  tables: readonly string[];
  copyTo(there: Asking): Promise<void>;
  /** Adds up what it keeps, in the folder and at the server. */
  sumsHere(): Promise<Sum[]>;
  sumsThere(there: Asking): Promise<Sum[]>;
}
