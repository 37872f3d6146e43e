import type { Node } from 'oxc-parser';

const ofTypes = /^(typeAnnotation|typeArguments|typeParameters|returnType|superTypeArguments)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Every node that does something when the program runs, with those it lies within, the nearest first. */
export function* walkNodes(node: Node, within: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (/^(TS(Interface|TypeAlias|Module|Declare)|Import|ExportAll)/.test(node.type)) return;
  yield [node, within];
  for (const [key, value] of Object.entries(node)) {
    if (ofTypes.test(key)) continue;
    for (const inner of [value].flat()) if (isNode(inner)) yield* walkNodes(inner, [node, ...within]);
  }
}

/** The name of a property; empty for any other node, and where it is computed. */
export function getName(node: Node | undefined): string {
  if (node?.type !== 'Property') return '';
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' ? String(node.key.value) : '';
}

/** The bodies of a file's functions, in their order. */
export const findBodies = (program: Node): Node[] =>
  [...walkNodes(program)].flatMap(([node]) =>
    /^(Arrow)?Function/.test(node.type) && 'body' in node && isNode(node.body) ? [node.body] : [],
  );
