/** The kinds of records. */
export const kinds = ['sessions', 'payments', 'cards', 'idempotency', 'notices', 'mailbox'] as const;
export type Kind = (typeof kinds)[number];

/** Whether a text is a valid record id. Ids come from requests, so they may contain anything. */
export const isRecordId = (id: string): boolean => /^[\w-]{1,80}$/.test(id);

/** The records of one kind. */
export interface RecordStore<T> {
  get(id: string): Promise<T | undefined>;
  put(id: string, record: T): Promise<void>;
  remove(id: string): Promise<void>;
  /** Lists the ids in alphabetical order. */
  listIds(): Promise<string[]>;
  /** Lists the records in the order of their ids. */
  list(): Promise<T[]>;
}

/** A set of record stores. */
export interface Records {
  of<T>(kind: Kind): RecordStore<T>;
}

/** Records that several processes may change concurrently. */
export interface SharedRecords extends Records {
  /** Runs a task while no other task with the same name runs; the task must use the given records. */
  exclusively<T>(name: string, task: (records: Records) => Promise<T>): Promise<T>;
  close: () => Promise<void>;
}
