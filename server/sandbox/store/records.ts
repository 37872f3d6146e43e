/** What the sandbox keeps records of. */
export const kinds = ['sessions', 'payments', 'cards', 'idempotency', 'notices', 'mailbox'] as const;
export type Kind = (typeof kinds)[number];

/** Whether something can name a record. Whoever asks may ask for anything: there is no other record. */
export const namesRecord = (id: string): boolean => /^[\w-]{1,80}$/.test(id);

/** The records of one kind. */
export interface RecordStore<T> {
  get(id: string): Promise<T | undefined>;
  put(id: string, record: T): Promise<void>;
  remove(id: string): Promise<void>;
  /** The ids, in their alphabetical order. */
  ids(): Promise<string[]>;
  /** All of them, in the order of their ids. */
  list(): Promise<T[]>;
}

/** Where records are kept. */
export interface Records {
  of<T>(kind: Kind): RecordStore<T>;
}

/** Records that several may want to change at once. */
export interface SharedRecords extends Records {
  /** Does something that no other does at the same time under the same name, and that keeps to these records. */
  exclusively<T>(name: string, task: (records: Records) => Promise<T>): Promise<T>;
  close: () => Promise<void>;
}
