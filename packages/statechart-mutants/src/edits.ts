import type { Node } from 'oxc-parser';
import { getName } from './syntaxTree.ts';

/** A replacement of a part of a source text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The position of a node in its file. */
interface Context {
  /** The enclosing nodes, the nearest first. */
  within: readonly Node[];
  source: string;
  /** Functions whose string arguments are labels. */
  labelFunctions: readonly string[];
}

type Call = Extract<Node, { type: 'CallExpression' }>;
type Literal = Extract<Node, { type: 'Literal' }>;

const bothWays = (...pairs: (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map([...pairs, ...pairs.map(([one, other]) => [other, one] as const)]);

const operators = bothWays(
  ['<', '<='],
  ['>', '>='],
  ['===', '!=='],
  ['+', '-'],
  ['*', '/'],
  ['&&', '||'],
  ['+=', '-='],
);
const comparisons = bothWays(['<', '<='], ['>', '>='], ['=', '!=']);
const opposites = bothWays(['min', 'max'], ['floor', 'ceil'], ['some', 'every']);

// Methods whose removal changes the result of a query or a list.
const chainMethods =
  /^(where|set|\$if|forUpdate|skipLocked|limit|orderBy|onConflict|filter|slice|trim|toSorted|toLowerCase|toUpperCase|replace|replaceAll)$/;
// Keys of names and texts, and keys that are required to run.
const ignoredKeys = /^(description|id|type|types|src|states|name|message|detail)$/;
const wholeKeys = /^(states|actors|guards)$/;

const replaceNode = ({ start, end }: Node, text: string): Edit => ({ start, end, text });

const calledName = ({ callee }: Call): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
};

/** Returns whether a node is a text for people: a log line, an error message or a description. */
const isText = (node: Node): boolean =>
  node.type === 'ThrowStatement' ||
  /^(types|description)$/.test(getName(node)) ||
  (node.type === 'CallExpression' && /^(warn|info|error|debug)$/.test(calledName(node))) ||
  (node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name.endsWith('Error'));

/** Removes each member of a list in turn, with its comma. */
const withoutEach = (members: readonly (Node | null)[], list: Node): Edit[] =>
  members.flatMap((member, index) => {
    const [before, after] = [members[index - 1], members[index + 1]];
    if (member === null || ignoredKeys.test(getName(member))) return [];
    if (after) return { start: member.start, end: after.start, text: '' };
    return before
      ? { start: before.end, end: member.end, text: '' }
      : { start: member.start, end: list.end - 1, text: '' };
  });

function mutateLiteral(node: Literal, { within: [outer], labelFunctions }: Context): Edit[] {
  const { value } = node;
  if (outer?.type === 'Property' && outer.key === node) return [];
  if (typeof value === 'boolean') return [replaceNode(node, String(!value))];
  if (typeof value === 'number') return [replaceNode(node, String(value < 100 ? value + 1 : value * 2))];
  if (typeof value !== 'string' || outer?.type !== 'CallExpression') return [];
  const other = comparisons.get(value);
  if (other !== undefined) return [replaceNode(node, `'${other}'`)];
  // A string argument of an own function, such as a kind of failure or the name of a call.
  const isOwnCall =
    outer.callee.type === 'Identifier' &&
    !['Symbol', 'String', ...labelFunctions].includes(outer.callee.name);
  return isOwnCall ? [replaceNode(node, "''")] : [];
}

function mutateCall(node: Call): Edit[] {
  if (node.callee.type !== 'MemberExpression') return [];
  const other = opposites.get(calledName(node));
  if (other !== undefined) return [replaceNode(node.callee.property, other)];
  return chainMethods.test(calledName(node))
    ? [{ start: node.callee.object.end, end: node.end, text: '' }]
    : [];
}

const mutateSql = ({ start, end }: Node, source: string): Edit[] =>
  [...source.slice(start, end).matchAll(/(?<![-<>=])(<=|>=|<|>)(?![-<>=@])/g)].map(({ index, 0: sign }) => ({
    start: start + index,
    end: start + index + sign.length,
    text: comparisons.get(sign)!,
  }));

type Mutators = {
  [Type in Node['type']]?: (node: Extract<Node, { type: Type }>, context: Context) => Edit[];
};

/** Returns whether a node is the only content of an `if`: the condition `false` already removes it. */
const isBranch = (node: Node, { within: [outer] }: Context) =>
  outer?.type === 'IfStatement' && outer.alternate !== node;

const editOperands = (node: Node, parts: readonly Node[], { source }: Context): Edit[] =>
  parts.map(({ start, end }) => replaceNode(node, `(${source.slice(start, end)})`));

function mutateOperator(node: Node & { left: Node; operator: string }, { source }: Context): Edit[] {
  const at = source.indexOf(node.operator, node.left.end);
  const other = operators.get(node.operator);
  return other === undefined ? [] : [{ start: at, end: at + node.operator.length, text: other }];
}

const withoutStatement = (node: Node, context: Context): Edit[] =>
  isBranch(node, context) ? [] : [replaceNode(node, ';')];

const isTagged = (nodes: readonly Node[], at: number) => nodes[at]?.type === 'TaggedTemplateExpression';

const mutators: Mutators = {
  BinaryExpression: mutateOperator,
  AssignmentExpression: mutateOperator,
  LogicalExpression: (node, context) =>
    node.operator === '??'
      ? editOperands(node, [node.left, node.right], context)
      : mutateOperator(node, context),
  ConditionalExpression: (node, context) => editOperands(node, [node.consequent, node.alternate], context),
  IfStatement: ({ test }) => [replaceNode(test, 'true'), replaceNode(test, 'false')],
  UnaryExpression: (node, context) =>
    node.operator === '!' && !isBranch(node, context) ? editOperands(node, [node.argument], context) : [],
  Literal: mutateLiteral,
  SwitchCase: (node) => [replaceNode(node, '')],
  ThrowStatement: withoutStatement,
  ContinueStatement: withoutStatement,
  ExpressionStatement: (node, context) => (isText(node.expression) ? [] : withoutStatement(node, context)),
  CallExpression: mutateCall,
  TemplateElement: (node, { within, source }) => (isTagged(within, 1) ? mutateSql(node, source) : []),
  TemplateLiteral: ({ expressions }, { within }) =>
    isTagged(within, 0) ? [] : expressions.map((part) => replaceNode(part, "''")),
  ArrayExpression: (node) => withoutEach(node.elements, node),
  ObjectExpression: (node, { within: [outer] }) =>
    wholeKeys.test(getName(outer)) ? [] : withoutEach(node.properties, node),
};

/** Returns all mutations of one node. */
export const findEdits = (node: Node, context: Context): Edit[] =>
  context.within.some(isText) ? [] : (mutators[node.type]?.(node as never, context) ?? []);

/** Replaces the target of a transition by the next sibling state: a wrong but existing target. */
export function retarget(node: Node, within: readonly Node[], siblings: readonly string[][]): Edit[] {
  const [outer] = within;
  if (node.type !== 'Literal' || typeof node.value !== 'string') return [];
  const isKey = outer?.type === 'Property' && outer.key === node;
  if (isKey || getName(within.find(({ type }) => type === 'Property')) === 'tags') return [];
  const [, path = '', state = ''] = /^((?:#\w+)?(?:\.?\w+)*\.)?(\w+)$/.exec(node.value) ?? [];
  const siblingStates = siblings.find((names) => names.length > 1 && names.includes(state));
  return siblingStates
    ? [
        replaceNode(
          node,
          `'${path}${siblingStates[(siblingStates.indexOf(state) + 1) % siblingStates.length]}'`,
        ),
      ]
    : [];
}
