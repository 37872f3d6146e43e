import type { ColumnType } from 'kysely';

/** An instant that the database sets by default. */
export type GeneratedInstant = ColumnType<Date, Date | undefined, Date>;

/** A column that may be null, and is null by default. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
