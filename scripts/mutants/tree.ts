import type { Node } from 'oxc-parser';

/** A node with those it lies within, the nearest first. */
export interface Place {
  node: Node;
  within: readonly Node[];
}

const types = new Set([
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'superTypeArguments',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const isOnlyAType = ({ type }: Node) =>
  /^TS(Interface|TypeAlias|Module|Declare)/.test(type) || /^(Import|ExportAll)/.test(type);

/** Every node that does something when the program runs: types and imports are left out. */
export function* placesIn(node: Node, within: readonly Node[] = []): Generator<Place> {
  if (isOnlyAType(node)) return;
  yield { node, within };
  for (const [key, value] of Object.entries(node)) {
    if (types.has(key)) continue;
    for (const inner of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(inner)) yield* placesIn(inner, [node, ...within]);
    }
  }
}

export type Property = Extract<Node, { type: 'Property' }>;

/** The name of a property, or undefined where it is computed. */
export const nameOf = ({ key }: Property): string | undefined => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
};

/** The property that a node is the value of, or lies within. */
export const propertyAround = (within: readonly Node[]): Property | undefined =>
  within.find((node): node is Property => node.type === 'Property');

const isFunction = ({ type }: Node) => /^(Arrow)?Function(Expression|Declaration)?$/.test(type);

/** The bodies of a file's functions in their order; the numbers that tests remember they have run. */
export const bodiesIn = (program: Node): Node[] =>
  [...placesIn(program)].flatMap(({ node }) => {
    const body = isFunction(node) && 'body' in node ? node.body : null;
    return isNode(body) ? [body] : [];
  });

/** The number of the innermost function around a span, counted from 1; 0 is the file itself. */
export const bodyAround = (bodies: readonly Node[], { start, end }: { start: number; end: number }): number =>
  bodies.reduce((found, body, index) => (body.start <= start && end <= body.end ? index + 1 : found), 0);
