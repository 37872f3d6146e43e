import { parseSync, Visitor, type Node } from 'oxc-parser';
import type { Plugin } from 'vite';

const describedFiles = /\/(machines|contract)\/.*\.ts$/;
const hasDescription = /\b(description|summary):|\bmeans\(/;

const isDescription = (key: Node, value: Node) =>
  key.type === 'Identifier' && ['description', 'summary'].includes(key.name) && value.type === 'Literal';

/** Returns the end of a property including the comma after it. */
const endWithComma = (code: string, end: number) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

/**
 * Removes the descriptions of states and of the contract from the scripts for browsers. Only diagrams and the OpenAPI
 * document show them.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: describedFiles, code: hasDescription },
    handler(code, id) {
      const { program } = parseSync(id, code);
      const spans: (readonly [number, number])[] = [];
      new Visitor({
        Property: ({ key, value, start, end }) => {
          if (isDescription(key, value)) spans.push([start, endWithComma(code, end)]);
        },
        CallExpression: ({ callee, arguments: [schema], start, end }) => {
          if (callee.type !== 'Identifier' || callee.name !== 'means' || !schema) return;
          spans.push([start, schema.start], [schema.end, end]);
        },
      }).visit(program);
      const shorter = spans
        .toSorted(([a], [b]) => b - a)
        .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
      return spans.length === 0 ? undefined : { code: shorter, map: null };
    },
  },
});
