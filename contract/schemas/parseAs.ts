import * as v from 'valibot';

/**
 * Parses a value with a schema and stops at the first violation, so that later patterns never process an overlong text.
 */
export const parseAs = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) =>
  v.safeParse(schema, value, { abortPipeEarly: true });
