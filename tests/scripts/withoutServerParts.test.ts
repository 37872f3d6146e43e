import { expect, test } from 'vitest';
import { withoutServerParts } from '../../scripts/vite/withoutServerParts.ts';

/** Returns the code of a module in a build for browsers. */
function build(id: string, code: string): string {
  const { handler } = withoutServerParts().transform as unknown as {
    handler: (code: string, id: string) => { code: string } | undefined;
  };
  return handler(code, id)?.code ?? code;
}

const operation = `const operation = { method: 'get', summary: 'Read', path: '/a', query: v.object({ a: means(v.string(), 'A.') }), body: v.object({}), success: { status: 200, answer: means(v.object({}), 'B.') }, problems: {}, roles: ['owner'], effect: 'reads' };`;

test('scripts for browsers omit the schemas and descriptions of the dashboard’s operations', () => {
  expect(build('/contract/dashboard/a.ts', operation).replaceAll(/\s+/g, ' ')).toBe(
    `const operation = { method: 'get', path: '/a', roles: ['owner'], };`,
  );
});

test('the schemas of values have no descriptions, also within each other', () => {
  expect(
    build('/contract/schemas/a.ts', `const a = means(v.array(means(v.string(), 'One.')), 'All.');`),
  ).toBe('const a = v.array(v.string());');
  expect(build('/contract/content/a.ts', 'const is = () => v.parse(schema, 1);')).toBe(
    'const is = () => v.parse(schema, 1);',
  );
});

test('the answers of the guests’ operations stay', () => {
  expect(build('/contract/operations.ts', operation)).toContain('success: { status: 200');
});
