import { sql } from 'kysely';

/** A list of texts as the database's array. */
export const textArray = (texts: readonly string[]) => sql<string[]>`${[...texts]}::text[]`;

/** Whether a column of texts has one of these. */
export const holdsAny = (column: string, texts: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} && ${textArray(texts)}`;
