import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../server/host/openapi/document.ts';

interface Schema {
  $ref?: string;
  description?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
}
interface Document {
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, Schema> };
}

const document = openApiDocument() as Document;
const { schemas } = document.components;

/** Every schema in the document, with the way to it; examples are none. */
function* schemasIn(node: unknown, way = ''): Generator<readonly [string, Schema]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [way, node];
  for (const [key, value] of Object.entries(node))
    if (key !== 'example' && key !== 'examples') yield* schemasIn(value, `${way}/${key}`);
}

const referred = ({ $ref }: Schema) => ($ref === undefined ? undefined : schemas[$ref.split('/').at(-1)!]);
const getDescription = (schema: Schema): string | undefined =>
  schema.description ?? referred(schema)?.description ?? schema.anyOf?.map(getDescription).find(Boolean);

const values = [...schemasIn(document)].flatMap(([way, { properties = {} }]) =>
  Object.entries(properties).map(([name, schema]) => [`${way}/${name}`, schema] as const),
);

test('every enumerated value has a description of one sentence', () => {
  expect(values.length).toBeGreaterThan(150);
  const without = values.filter(([, schema]) => !/[.)]$/.test(getDescription(schema) ?? ''));
  expect(without.map(([way]) => way)).toEqual([]);
});

test('the document describes everything that would cost an integrator money or nights to guess', () => {
  const ofSchema = (name: string, property: string) => getDescription(schemas[name]!.properties![property]!);
  expect(ofSchema('Money', 'amount')).toContain('integer cents');
  expect(ofSchema('StayRequest', 'endDate')).toContain('half-open');
  expect(ofSchema('CheckoutSession', 'url')).toContain('/{lang}/{unit}/success');
  expect(ofSchema('CheckoutSession', 'url')).toContain('GATEWAY_HOSTS');
  expect(ofSchema('Photo', 'src')).toContain('/media/{unit}/{file}');
  expect(ofSchema('ReservationRequest', 'expectedTotal')).toContain('terms-changed');
});

test('a named schema with an additional description is still a reference', () => {
  expect(schemas['QuoteLine']!.properties!['amount']).toMatchObject({ $ref: '#/components/schemas/Money' });
  expect(schemas['Reservation']!.properties!['guest']).toMatchObject({
    $ref: '#/components/schemas/BookedGuest',
  });
});

const patterns = [...new Set([...schemasIn(document)].flatMap(([, { pattern }]) => pattern ?? []))];

const texts = oneof(
  string({ unit: 'binary' }),
  string({ unit: 'grapheme' }),
  constantFrom('maria@example.com', 'Zoë Łukasz', '李', '1p', 'Cc', '2026-12-01', '+351', '09:30', 'a\nb'),
);

test.each(patterns)('%s matches the same texts with and without the flag u', (pattern) => {
  const [plain, unicode] = [new RegExp(pattern), new RegExp(pattern, 'u')];
  assert(
    property(texts, (text) => {
      expect(plain.test(text)).toBe(unicode.test(text));
    }),
  );
});
