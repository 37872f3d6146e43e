import { within, type Node } from './sources.ts';

/** Attributes that a person reads or hears. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

const letters = /\p{L}/u;
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]) as Node[];

// `a && b` shows b; `a || b`, `a ?? b` and `a + b` may show either; `a === b` shows neither.
const shownLeft: ReadonlySet<unknown> = new Set(['||', '??', '+']);
const shownRight: ReadonlySet<unknown> = new Set(['&&', ...shownLeft]);

/** The literal texts that an expression can yield. */
function written(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral':
      return nodes(node['quasis']).map(({ value }) => (value as { raw: string }).raw);
    case 'JSXExpressionContainer':
      return written(node['expression'] as Node);
    case 'ConditionalExpression':
      return [...written(node['consequent'] as Node), ...written(node['alternate'] as Node)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [
        ...(shownLeft.has(node['operator']) ? written(node['left'] as Node) : []),
        ...(shownRight.has(node['operator']) ? written(node['right'] as Node) : []),
      ];
    default:
      return [];
  }
}

function textsAt(node: Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return nodes(node['children']).flatMap(written);
  if (node.type === 'JSXAttribute' && spoken.has(String((node['name'] as Node)['name']))) {
    return nodes(node['value'] ?? []).flatMap(written);
  }
  return [];
}

/** Literal texts in a tree that a person can read or hear. */
export const literalTexts = (tree: Node): string[] =>
  [...within(tree)].flatMap(textsAt).filter((text) => letters.test(text));
