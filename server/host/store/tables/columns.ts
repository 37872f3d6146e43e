import type { ColumnType } from 'kysely';

/** An instant that the database fills in where none is given. */
export type GeneratedInstant = ColumnType<Date, Date | undefined, Date>;

/** A column that may be null, and is null where nothing is given. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
