import { walkTree, type Node } from './sources.ts';

/** Attributes whose text a browser displays or a screen reader reads out. */
const textAttributes = new Set([
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
const toNodes = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]) as Node[];

// `a && b` renders only b; `a || b`, `a ?? b` and `a + b` can render both operands; `a === b` renders neither.
const operatorsShowingLeft: ReadonlySet<unknown> = new Set(['||', '??', '+']);
const operatorsShowingRight: ReadonlySet<unknown> = new Set(['&&', ...operatorsShowingLeft]);

/** Returns the literal texts that an expression can render. */
function getLiteralTexts(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : [];
    case 'TemplateLiteral':
      return toNodes(node['quasis']).map(({ value }) => (value as { raw: string }).raw);
    case 'JSXExpressionContainer':
      return getLiteralTexts(node['expression'] as Node);
    case 'ConditionalExpression':
      return [...getLiteralTexts(node['consequent'] as Node), ...getLiteralTexts(node['alternate'] as Node)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [
        ...(operatorsShowingLeft.has(node['operator']) ? getLiteralTexts(node['left'] as Node) : []),
        ...(operatorsShowingRight.has(node['operator']) ? getLiteralTexts(node['right'] as Node) : []),
      ];
    default:
      return [];
  }
}

function getNodeTexts(node: Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return toNodes(node['children']).flatMap(getLiteralTexts);
  if (node.type === 'JSXAttribute' && textAttributes.has(String((node['name'] as Node)['name']))) {
    return toNodes(node['value'] ?? []).flatMap(getLiteralTexts);
  }
  return [];
}

/** Returns the literal texts in a syntax tree that a browser displays or a screen reader reads out. */
export const findLiteralTexts = (tree: Node): string[] =>
  [...walkTree(tree)].flatMap(getNodeTexts).filter((text) => letters.test(text));

/** Punctuation before which French puts a space, next to a value: between words, or at the end. */
const betweenWords = /^\s?[:;!?]\s/;
const atTheEnd = /^\s?[:;!?]\s*$/;

/** Returns the texts between values in templates that begin with punctuation of a sentence. */
export const findJoinedTexts = (tree: Node): string[] =>
  [...walkTree(tree)].flatMap((node) =>
    node.type === 'TemplateLiteral'
      ? toNodes(node['quasis'])
          .slice(1)
          .flatMap(({ value, tail }) => {
            const { raw } = value as { raw: string };
            return betweenWords.test(raw) || (tail === true && atTheEnd.test(raw)) ? [raw] : [];
          })
      : [],
  );
