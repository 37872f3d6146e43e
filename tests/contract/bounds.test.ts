import * as v from 'valibot';
import { expect, test } from 'vitest';
import { operations } from '../../contract/operations.ts';
import type { Operation } from '../../contract/operation.ts';

interface Known {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  options?: readonly (v.GenericSchema | string)[];
  items?: readonly v.GenericSchema[];
}

/** Every schema in one, by the path that leads to it. */
function* schemasIn(
  schema: v.GenericSchema,
  path: string,
): Generator<[path: string, schema: v.GenericSchema]> {
  yield [path, schema];
  const known = schema as unknown as Known;
  for (const [name, entry] of Object.entries(known.entries ?? {})) yield* schemasIn(entry, `${path}.${name}`);
  if (known.wrapped) yield* schemasIn(known.wrapped, path);
  if (known.item) yield* schemasIn(known.item, `${path}[]`);
  if (known.type === 'record' && known.value) yield* schemasIn(known.value, `${path}.*`);
  for (const option of [...(known.options ?? []), ...(known.items ?? [])]) {
    if (typeof option !== 'string') yield* schemasIn(option, path);
  }
}

const typed = (schema: v.GenericSchema, type: string) => (schema as unknown as Known).type === type;
const all = Object.entries(operations as Record<string, Operation>);
const requests = all.flatMap(([name, { body }]) => (body ? [...schemasIn(body, name)] : []));
const answers = all.flatMap(([name, { success }]) => [...schemasIn(success.answer, name)]);

interface Piped {
  type: string;
  pipe?: readonly Piped[];
}

/** Whether a list may not be as long as anybody likes. A schema with a description has the one without it in its pipe. */
const isShort = ({ type, pipe = [] }: Piped): boolean => type === 'max_length' || pipe.some(isShort);

const acceptedPaths = (schemas: typeof requests, type: string, value: unknown) =>
  new Set(schemas.filter(([, schema]) => typed(schema, type) && v.is(schema, value)).map(([path]) => path));

test('no number of a request may be negative', () => {
  expect([...acceptedPaths(requests, 'number', -1)]).toEqual([]);
});

test('no number of an answer may be negative but that of a discount or of a place', () => {
  const paths = [...acceptedPaths(answers, 'number', -1)];
  const others = paths.filter(
    (path) => !/\.(lines\[\]\.(unitAmount|amount)\.amount|l(at|ong)itude)$/.test(path),
  );
  expect(others).toEqual([]);
});

test('every text of a request has an end', () => {
  expect([...acceptedPaths(requests, 'string', 'x'.repeat(100_000))]).toEqual([]);
});

test('every list of a request has an end', () => {
  const endless = requests.filter(([, schema]) => typed(schema, 'array') && !isShort(schema));
  expect(endless.map(([path]) => path)).toEqual([]);
});
