import * as v from 'valibot';

/**
 * What a schema makes of a value. A text that is refused is looked at no further, so that none costs more than
 * its length, whatever the next pattern would do with it.
 */
export const readAs = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) =>
  v.safeParse(schema, value, { abortPipeEarly: true });
