import { sql } from 'kysely';

/** Converts a list of texts to a PostgreSQL array. */
export const textArray = (texts: readonly string[]) => sql<string[]>`${[...texts]}::text[]`;

/** Whether a text array column contains one of these texts. */
export const holdsAny = (column: string, texts: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} && ${textArray(texts)}`;
