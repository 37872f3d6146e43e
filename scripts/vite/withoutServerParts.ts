import { parseSync, Visitor, type Node } from 'oxc-parser';
import type { Plugin } from 'vite';

const describedFiles = /\/(machines|contract)\/.*\.ts$/;
const hasDescription = /\b(description|summary):|\bmeans\(/;

const isDescription = (key: Node, value: Node) =>
  key.type === 'Identifier' && ['description', 'summary'].includes(key.name) && value.type === 'Literal';

/** The properties of an operation of the dashboard that only the server uses. */
const ofServer = new Set(['success', 'problems', 'params', 'query', 'body', 'effect', 'hasEffect']);
const hasOperations = /\/contract\/dashboard\/.*\.ts$/;

const getKey = (property: Node) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : undefined;

/** Returns the properties of an object that only the server uses; none if it describes no operation. */
function findServerParts(properties: readonly Node[]): Node[] {
  const keys = new Set(properties.map(getKey));
  const isOperation = ['method', 'path', 'success'].every((key) => keys.has(key));
  return isOperation ? properties.filter((property) => ofServer.has(getKey(property) ?? '')) : [];
}

/** Returns the end of a property including the comma after it. */
const endWithComma = (code: string, end: number) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

/**
 * Removes from the scripts for browsers the descriptions of states and of the contract, which only diagrams and the OpenAPI
 * document show, and the bodies, answers and problems of the dashboard's operations, which only the server checks.
 */
export const withoutServerParts = (): Plugin => ({
  name: 'without-server-parts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: describedFiles, code: hasDescription },
    handler(code, id) {
      const { program } = parseSync(id, code);
      const spans: (readonly [start: number, end: number])[] = [];
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
          if (callee.type !== 'Identifier' || callee.name !== 'means' || !schema) return;
          spans.push([start, schema.start], [schema.end, end]);
        },
      }).visit(program);
      const isWithinAnother = (start: number, end: number) =>
        spans.some(([from, to]) => from <= start && end <= to && to - from > end - start);
      const shorter = spans
        .filter(([start, end]) => !isWithinAnother(start, end))
        .toSorted(([a], [b]) => b - a)
        .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
      return spans.length === 0 ? undefined : { code: shorter, map: null };
    },
  },
});
