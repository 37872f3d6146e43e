import { sql } from 'kysely';

/** Converts a list of texts to a PostgreSQL array. */
export const textArray = (texts: readonly string[]) => sql<string[]>`${[...texts]}::text[]`;

/** Whether a text array column contains one of these texts. */
export const holdsAny = (column: string, texts: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} && ${textArray(texts)}`;

/** Whether a column is one of these texts. A list of any length is one parameter. */
export const isInList = (column: string, texts: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${textArray(texts)})`;

/** Whether a column is none of these texts; compares by hash, so that long lists are fast. */
export const isNotInList = (column: string, texts: readonly string[]) =>
  sql<boolean>`not exists (select from unnest(${textArray(texts)}) as one where one = ${sql.ref(column)})`;
