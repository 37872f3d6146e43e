import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A node of a parsed source. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A source's syntax tree; `file` says which syntax it is written in. */
export const getTree = (file: string, source: string): Node =>
  parseSync(file, source).program as unknown as Node;

/** Every node below a node, itself included. */
export function* walkTree(node: Node): Generator<Node> {
  yield node;
  for (const field of Object.values(node)) {
    for (const child of Array.isArray(field) ? (field as unknown[]) : [field]) {
      if (isNode(child)) yield* walkTree(child);
    }
  }
}

const root = new URL('../../../', import.meta.url).pathname;

/** The product's sources that match some patterns, parsed. */
export const sources = (...patterns: string[]): { file: string; tree: Node }[] =>
  globSync(patterns, { cwd: root })
    .toSorted()
    .map((file) => ({ file, tree: getTree(file, readFileSync(`${root}${file}`, 'utf8')) }));
