import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { propertySchema } from '../../../contract/content/property.ts';
import { createTextsSchema } from '../../../contract/content/texts.ts';
import { findPlace, places } from '../../../src/dashboard/content/sections/places.ts';

/** The parts of the schemas of valibot that contain other schemas. */
interface AnySchema {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly AnySchema[];
  readonly wrapped?: AnySchema;
  readonly default?: unknown;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly options?: readonly AnySchema[];
  readonly getter?: (input: unknown) => AnySchema;
}

/** Both forms of a rule for cancellations. */
const lazyInputs = [{ daysBeforeCheckIn: '1' }, { hoursBeforeCheckIn: '1' }];

/** Returns the schema that decides what a value contains. */
function unwrap(schema: AnySchema): AnySchema {
  const inner = schema.wrapped ?? schema.pipe?.findLast(({ kind }) => kind === 'schema');
  return inner ? unwrap(inner) : schema;
}

/** Returns the paths of all values; a list of texts is one value. */
function* listPaths(wrapped: AnySchema, path: string): Generator<string> {
  const schema = unwrap(wrapped);
  if (schema.getter) for (const input of lazyInputs) yield* listPaths(schema.getter(input), path);
  else if (schema.type === 'variant') for (const one of schema.options ?? []) yield* listPaths(one, path);
  else if (schema.entries)
    for (const [name, entry] of Object.entries(schema.entries)) yield* listPaths(entry, `${path}.${name}`);
  else if (schema.item && hasFields(schema.item)) yield* listPaths(schema.item, `${path}.*`);
  else yield path;
}

const hasFields = (item: AnySchema) => {
  const schema = unwrap(item);
  return schema.entries !== undefined || schema.getter !== undefined || schema.type === 'variant';
};

const names = ['*'];
const textsSchema = createTextsSchema({
  highlights: names,
  photos: names,
  paymentOptions: names,
  seasons: names,
  rooms: names,
  hostPhoto: true,
});

/** A property is retired in the list of properties, because that is published at once. */
const excludedPaths = new Set(['property.retired']);

const toAny = (schema: v.GenericSchema<unknown, unknown>) => schema as unknown as AnySchema;
const schemaPaths = [
  ...new Set([...listPaths(toAny(propertySchema), 'property'), ...listPaths(toAny(textsSchema), 'texts.*')]),
].filter((path) => !excludedPaths.has(path));

/** The fields of all sections; a field for the items of a list is one for the list. */
const fields = places
  .map(({ parts }) => parts.at(-1)!)
  .filter((part) => part.kind !== 'group' && part.kind !== 'items');
const lists = new Set(['property.photos', 'property.highlights']);
const asList = (path: string) => {
  const list = path.replace(/\.\*$/, '');
  return lists.has(list) ? list : path;
};

test('each field of the schemas is in exactly one section', () => {
  expect(schemaPaths.length).toBeGreaterThan(130);
  expect(fields.map(({ path }) => asList(path)).toSorted()).toEqual(schemaPaths.toSorted());
});

/** Returns the value that the schema of a field has if the host writes none. */
const findDefault = (schema: AnySchema, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? schema.default : findDefault(unwrap(schema).entries![name]!, rest);

test.each(fields.filter(({ preset }) => preset !== undefined))(
  'the field $path shows the value that the site uses if it is empty',
  ({ path, preset }) => {
    expect(String(findDefault(toAny(propertySchema), path.split('.').slice(1)))).toBe(preset);
  },
);

test.each([
  [['property', 'pricing', 'seasons', 1, 'rate'], 'prices', 'property.pricing.seasons.*.rate'],
  [['property', 'amenities', 'kitchen', 3], 'amenities', 'property.amenities.kitchen'],
  [['texts', 'de', 'photos', '01-terrace.webp'], 'photos', 'texts.*.photos.*'],
  // A missing block that no part shows leads to its first field.
  [['property', 'pricing'], 'prices', 'property.pricing.rate'],
])('%j is shown in the section %s', (path, section, pattern) => {
  const place = findPlace(path);
  expect(place?.section.id).toBe(section);
  expect(place?.pattern.join('.')).toBe(pattern);
});

test('a path of no section has no place', () => {
  expect(findPlace(['texts', 'de'])).toBeUndefined();
  expect(findPlace(['property', 'nothing'])).toBeUndefined();
});
