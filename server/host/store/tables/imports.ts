import type { GeneratedInstant, Nullable } from './columns.ts';

/** An import of stays from another system. Its stays refer to it. */
export interface StayImportTable {
  id: string;
  /** The id of the person; null for the command line. */
  author: Nullable<string>;
  createdAt: GeneratedInstant;
  /** The time at which its unchanged stays were removed. */
  undoneAt: Nullable<Date>;
}
