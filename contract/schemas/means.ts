import * as v from 'valibot';

/**
 * Adds a description in Markdown to a schema: the meaning, unit, range or source of its values. The OpenAPI document
 * shows it; browser builds omit it.
 */
export const means = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));
