import { expect, test } from 'vitest';
import { withoutDescriptions } from '../../scripts/vite/withoutDescriptions.ts';

/** Returns the code of a module in a build for browsers. */
function build(id: string, code: string): string {
  const { handler } = withoutDescriptions().transform as unknown as {
    handler: (code: string, id: string) => { code: string } | undefined;
  };
  return handler(code, id)?.code ?? code;
}

const operation = `const operation = { method: 'get', summary: 'Read', path: '/a', query: v.object({ a: means(v.string(), 'A.') }), success: { status: 200, answer: means(v.object({}), 'B.') }, problems: {}, roles: ['owner'], effect: 'reads' };`;

test('scripts for browsers contain no answers of the dashboard’s operations, and no descriptions', () => {
  expect(build('/contract/dashboard/a.ts', operation).replaceAll(/\s+/g, ' ')).toBe(
    `const operation = { method: 'get', path: '/a', roles: ['owner'], };`,
  );
});

test('unused schemas of the contract can be omitted, also within a description', () => {
  expect(build('/contract/schemas/a.ts', `const a = means(v.pipe(v.string()), 'A text.');`)).toBe(
    'const a = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string());',
  );
  expect(build('/contract/content/a.ts', 'const is = () => v.parse(schema, 1);')).toBe(
    'const is = () => v.parse(schema, 1);',
  );
});

test('the answers of the guests’ operations stay', () => {
  expect(build('/contract/operations.ts', operation)).toContain('success: { status: 200');
});
