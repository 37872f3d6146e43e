import { parseSync, Visitor, type Node } from 'oxc-parser';
import type { Plugin } from 'vite';

const isMachine = /\/machines\/.*\.ts$/;

const isDescription = (key: Node, value: Node) =>
  key.type === 'Identifier' && key.name === 'description' && value.type === 'Literal';

/** Leaves out what machines say about their states: diagrams show it, guests do not download it. */
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  transform: {
    filter: { id: isMachine },
    handler(code, id) {
      const { program } = parseSync(id, code);
      const spans: (readonly [number, number])[] = [];
      new Visitor({
        Property: ({ key, value }) => {
          if (isDescription(key, value)) spans.push([value.start, value.end]);
        },
      }).visit(program);
      const shorter = spans
        .toSorted(([a], [b]) => b - a)
        .reduce((text, [start, end]) => `${text.slice(0, start)}undefined${text.slice(end)}`, code);
      return spans.length === 0 ? undefined : { code: shorter, map: null };
    },
  },
});
