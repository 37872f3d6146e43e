import * as v from 'valibot';

/**
 * A schema with what its values mean, in a sentence or two of Markdown: units, ends of a range, where it comes from.
 * The OpenAPI document says it; what a browser loads is built without it.
 */
export const means = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));
