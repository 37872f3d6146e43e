import { parseSync, Visitor, type Node } from 'oxc-parser';
import type { Plugin } from 'vite';

const describedFiles = /\/(machines|contract)\/.*\.ts$/;
const hasDescription = /\b(description|summary):|\bmeans\(|\bv\.\w+\(/;

const isDescription = (key: Node, value: Node) =>
  key.type === 'Identifier' && ['description', 'summary'].includes(key.name) && value.type === 'Literal';

/** The properties of an operation of the dashboard that only the server uses. */
const ofServer = new Set(['success', 'problems', 'params', 'query', 'effect', 'hasEffect']);
const hasOperations = /\/contract\/dashboard\/.*\.ts$/;

const getKey = (property: Node) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined;

/** Returns the properties of an object that only the server uses; none if it describes no operation. */
function findServerParts(properties: readonly Node[]): Node[] {
  const keys = new Set(properties.map(getKey));
  const isOperation = ['method', 'path', 'success'].every((key) => keys.has(key));
  return isOperation ? properties.filter((property) => ofServer.has(getKey(property) ?? '')) : [];
}

/** Functions of valibot that check a value; all others create schemas, without a side effect. */
const checks = new Set(['parse', 'safeParse', 'assert', 'is']);

/** Whether a call creates a schema, so that it can be omitted if nothing uses the schema. */
const createsSchema = (callee: Node) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'v' &&
  callee.property.type === 'Identifier' &&
  !checks.has(callee.property.name);

/** Returns the end of a property including the comma after it. */
const endWithComma = (code: string, end: number) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

/**
 * Removes the descriptions of states and of the contract from the scripts for browsers, which only diagrams and the
 * OpenAPI document show, and the answers and problems of the dashboard's operations, which only the server checks. The
 * bundler then omits schemas that nothing uses.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: describedFiles, code: hasDescription },
    handler(code, id) {
      const { program } = parseSync(id, code);
      const spans: (readonly [start: number, end: number, text?: string])[] = [];
      new Visitor({
        ObjectExpression: ({ properties }) => {
          if (!hasOperations.test(id)) return;
          for (const { start, end } of findServerParts(properties))
            spans.push([start, endWithComma(code, end)]);
        },
        Property: ({ key, value, start, end }) => {
          if (isDescription(key, value)) spans.push([start, endWithComma(code, end)]);
        },
        CallExpression: ({ callee, arguments: [schema], start, end }) => {
          if (createsSchema(callee)) spans.push([start, start, '/* @__PURE__ */ ']);
          if (callee.type !== 'Identifier' || callee.name !== 'means' || !schema) return;
          spans.push([start, schema.start], [schema.end, end]);
        },
      }).visit(program);
      const isWithin = (start: number, end: number) =>
        spans.some(([from, to]) => from <= start && start < to && end <= to && to - from > end - start);
      const shorter = spans
        .filter(([start, end]) => !isWithin(start, end))
        .toSorted(([a], [b]) => b - a)
        .reduce((text, [start, end, other = '']) => text.slice(0, start) + other + text.slice(end), code);
      return spans.length === 0 ? undefined : { code: shorter, map: null };
    },
  },
});
