import type { Node } from 'oxc-parser';

const ofTypes = /^(typeAnnotation|typeArguments|typeParameters|returnType|superTypeArguments)$/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Yields every node that takes part at run time, with its enclosing nodes, the nearest first. */
export function* walkNodes(node: Node, within: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (/^(TS(Interface|TypeAlias|Module|Declare)|Import|ExportAll)/.test(node.type)) return;
  yield [node, within];
  for (const [key, value] of Object.entries(node)) {
    if (ofTypes.test(key)) continue;
    for (const inner of [value].flat()) if (isNode(inner)) yield* walkNodes(inner, [node, ...within]);
  }
}

/** Returns the name of a property; empty for any other node and for computed names. */
export function getName(node: Node | undefined): string {
  if (node?.type !== 'Property') return '';
  if (node.key.type === 'Identifier') return node.key.name;
  return node.key.type === 'Literal' ? String(node.key.value) : '';
}

/** Returns the bodies of a file's functions, in order. */
export const findBodies = (program: Node): Node[] =>
  [...walkNodes(program)].flatMap(([node]) =>
    /^(Arrow)?Function/.test(node.type) && 'body' in node && isNode(node.body) ? [node.body] : [],
  );
