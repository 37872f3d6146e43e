import type { Node } from 'oxc-parser';
import type { Edit } from './edits.ts';
import { nameOf, placesIn, propertyAround, type Place } from './tree.ts';

/** The names of states that stand beside each other, of one machine. */
export type Siblings = readonly (readonly string[])[];

const namesIn = (node: Node): string[] =>
  node.type === 'ObjectExpression'
    ? node.properties.flatMap((property) => (property.type === 'Property' ? (nameOf(property) ?? []) : []))
    : [];

/** Which states of a machine stand beside each other, read from one of its files. */
export const siblingsIn = (program: Node): Siblings =>
  [...placesIn(program)].flatMap(({ node }) =>
    node.type === 'Property' && nameOf(node) === 'states' ? [namesIn(node.value)] : [],
  );

const isTag = (within: readonly Node[]) => {
  const around = propertyAround(within);
  return around !== undefined && nameOf(around) === 'tags';
};

/** The state after the one a transition leads to, of those beside it: a wrong target that exists. */
export function retargetAt({ node, within }: Place, siblings: Siblings): Edit[] {
  const [outer] = within;
  const isKey = outer?.type === 'Property' && outer.key === node;
  if (node.type !== 'Literal' || typeof node.value !== 'string' || isKey || isTag(within)) return [];
  const [, path, state] = /^((?:#\w+)?(?:\.?\w+)*\.)?(\w+)$/.exec(node.value) ?? [];
  const beside = siblings.find((names) => names.length > 1 && names.includes(state ?? ''));
  if (state === undefined || beside === undefined) return [];
  const other = beside[(beside.indexOf(state) + 1) % beside.length]!;
  return [{ start: node.start, end: node.end, text: `'${path ?? ''}${other}'` }];
}
