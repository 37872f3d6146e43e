import type { Expression, FunctionBody, JSXChild } from 'oxc-parser';

/** The kind of content that React renders for a part of JSX. */
export interface ContentKind {
  /** Whether it can be a text node. */
  isText: boolean;
  /** Whether it can change, appear or disappear in a later render. */
  isDynamic: boolean;
}

const element: ContentKind = { isText: false, isDynamic: false };
const elementsOrNothing: ContentKind = { isText: false, isDynamic: true };
const literalText: ContentKind = { isText: true, isDynamic: false };
const unknown: ContentKind = { isText: true, isDynamic: true };

const either = (one: ContentKind, other: ContentKind): ContentKind => ({
  isText: one.isText || other.isText,
  isDynamic: true,
});

/** Names that are never text in a file: typed as `Elements` or `ReactElement`, or assigned from JSX. */
export type ElementNames = ReadonlySet<string>;

function kindReturned(body: Expression | FunctionBody, names: ElementNames): ContentKind {
  if (body.type !== 'BlockStatement') return kindOfExpression(body, names);
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument ? kindOfExpression(last.argument, names) : unknown;
}

const kindOfName = (name: string, names: ElementNames) =>
  name === 'undefined' || names.has(name) ? elementsOrNothing : unknown;

/** Returns the kind of content of an expression. */
export function kindOfExpression(expression: Expression, names: ElementNames): ContentKind {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return element;
    case 'Literal':
      return ['string', 'number', 'bigint'].includes(typeof expression.value)
        ? literalText
        : elementsOrNothing;
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return kindOfExpression(expression.expression, names);
    case 'LogicalExpression': {
      const right = kindOfExpression(expression.right, names);
      return either(expression.operator === '&&' ? element : kindOfExpression(expression.left, names), right);
    }
    case 'ConditionalExpression':
      return either(
        kindOfExpression(expression.consequent, names),
        kindOfExpression(expression.alternate, names),
      );
    case 'CallExpression': {
      const callback = expression.arguments.at(-1);
      if (callback?.type === 'ArrowFunctionExpression')
        return either(element, kindReturned(callback.body, names));
      return expression.callee.type === 'Identifier' ? kindOfName(expression.callee.name, names) : unknown;
    }
    case 'Identifier':
      return kindOfName(expression.name, names);
    case 'MemberExpression':
      return expression.property.type === 'Identifier'
        ? kindOfName(expression.property.name, names)
        : unknown;
    default:
      return unknown;
  }
}

/** Returns the kind of content of a JSX child; undefined if it renders nothing, as a comment or a line break. */
export function kindOfChild(child: JSXChild, names: ElementNames): ContentKind | undefined {
  if (child.type === 'JSXText') {
    const isLineBreak = child.value.trim() === '' && child.value.includes('\n');
    return isLineBreak ? undefined : literalText;
  }
  if (child.type === 'JSXSpreadChild') return unknown;
  if (child.type !== 'JSXExpressionContainer') return element;
  return child.expression.type === 'JSXEmptyExpression'
    ? undefined
    : kindOfExpression(child.expression, names);
}
