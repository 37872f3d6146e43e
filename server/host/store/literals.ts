import { sql } from 'kysely';

/**
 * Compares a column with constants in the text of the statement. A parameter would prevent that a prepared statement
 * uses a partial index with the same condition.
 */
export const equalsConstant = (column: string, constants: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(constants.map((constant) => sql.lit(constant)))})`;

/** The constant `true`, for the same reason. */
export const isTrue = sql.lit(true);
