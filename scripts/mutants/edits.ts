import type { Node } from 'oxc-parser';
import { nameOf, propertyAround, type Place } from './tree.ts';

/** A change of a source: what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

type Operator = (place: Place, source: string) => Edit[];

const instead = ({ start, end }: Node, text: string): Edit => ({ start, end, text });

/** Takes one member out of a list, with the comma that goes with it. */
function without(members: readonly (Node | null)[], index: number, container: Node): Edit {
  const [before, member, after] = [members[index - 1], members[index]!, members[index + 1]];
  if (after) return { start: member.start, end: after.start, text: '' };
  if (before) return { start: before.end, end: member.end, text: '' };
  return { start: member.start, end: container.end - 1, text: '' };
}

const eachWithout = (members: readonly (Node | null)[], container: Node): Edit[] =>
  members.flatMap((member, index) => (member === null ? [] : [without(members, index, container)]));

const bothWays = (...pairs: (readonly [string, string])[]): ReadonlyMap<string, string> =>
  new Map(
    pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  );

const otherSigns = bothWays(
  ['<', '<='],
  ['>', '>='],
  ['===', '!=='],
  ['=', '!='],
  ['+', '-'],
  ['*', '/'],
  ['&&', '||'],
  ['+=', '-='],
);
const opposites = bothWays(['min', 'max'], ['floor', 'ceil'], ['some', 'every']);

const otherSign: Operator = ({ node }, source) => {
  const isOfTwo =
    node.type === 'BinaryExpression' ||
    node.type === 'LogicalExpression' ||
    node.type === 'AssignmentExpression';
  const sign = isOfTwo ? otherSigns.get(node.operator) : undefined;
  if (!isOfTwo || sign === undefined || node.operator === '=') return [];
  const at = source.indexOf(node.operator, node.left.end);
  return [{ start: at, end: at + node.operator.length, text: sign }];
};

const oneOfTwo: Operator = ({ node }, source) => {
  const text = ({ start, end }: Node) => `(${source.slice(start, end)})`;
  if (node.type === 'ConditionalExpression')
    return [instead(node, text(node.consequent)), instead(node, text(node.alternate))];
  if (node.type === 'LogicalExpression' && node.operator === '??')
    return [instead(node, text(node.left)), instead(node, text(node.right))];
  return [];
};

/** What an `if` alone leads to is gone already when its test is false. */
const isOfIf = ({ node, within: [outer] }: Place): boolean =>
  outer?.type === 'IfStatement' && outer.alternate !== node;

const otherwise: Operator = (place, source) => {
  const { node } = place;
  if (node.type === 'IfStatement') return [instead(node.test, 'true'), instead(node.test, 'false')];
  if (node.type === 'UnaryExpression' && node.operator === '!' && !isOfIf(place))
    return [instead(node, source.slice(node.argument.start, node.argument.end))];
  if (node.type === 'Literal' && typeof node.value === 'boolean') return [instead(node, String(!node.value))];
  return [];
};

const isText = (within: readonly Node[]) =>
  within.some(
    (node) =>
      node.type === 'ThrowStatement' ||
      (node.type === 'NewExpression' &&
        node.callee.type === 'Identifier' &&
        node.callee.name.endsWith('Error')),
  );

const otherNumber: Operator = ({ node, within }) => {
  if (node.type !== 'Literal' || typeof node.value !== 'number') return [];
  const isAKey = within[0]?.type === 'Property' && within[0].key === node;
  return isAKey ? [] : [instead(node, String(node.value < 100 ? node.value + 1 : node.value * 2))];
};

const calledName = ({ callee }: Extract<Node, { type: 'CallExpression' }>): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
};

const isLogged = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  /^(warn|info|error|debug)$/.test(calledName(node));

const statement: Operator = (place) => {
  const { node } = place;
  if (isOfIf(place)) return [];
  if (node.type === 'SwitchCase') return [instead(node, '')];
  if (node.type === 'ThrowStatement' || node.type === 'ContinueStatement') return [instead(node, ';')];
  return node.type === 'ExpressionStatement' && !isLogged(node.expression) ? [instead(node, ';')] : [];
};

// What a query or a list goes through: without one of them it is another one.
const links =
  /^(where|set|\$if|forUpdate|skipLocked|limit|orderBy|onConflict|filter|slice|trim|toSorted|toLowerCase|toUpperCase|replace|replaceAll)$/;

const link: Operator = ({ node }) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  if (!links.test(calledName(node))) return [];
  return [{ start: node.callee.object.end, end: node.end, text: '' }];
};

const opposite: Operator = ({ node }) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const other = opposites.get(calledName(node));
  return other === undefined ? [] : [instead(node.callee.property, other)];
};

const comparison: Operator = ({ node, within: [outer] }) => {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return [];
  const sign = otherSigns.get(node.value);
  return outer?.type === 'CallExpression' && sign !== undefined && /^[<>!=]+$/.test(sign)
    ? [instead(node, `'${sign}'`)]
    : [];
};

const inSql: Operator = ({ node, within: [, tagged] }, source) => {
  if (node.type !== 'TemplateElement' || tagged?.type !== 'TaggedTemplateExpression') return [];
  return [...source.slice(node.start, node.end).matchAll(/(?<![-<>=])(<=|>=|<|>)(?![-<>=@])/g)].map(
    ({ index, 0: sign }) => {
      const start = node.start + index;
      return { start, end: start + sign.length, text: otherSigns.get(sign)! };
    },
  );
};

const partOfText: Operator = ({ node, within }) => {
  if (node.type !== 'TemplateLiteral' || within[0]?.type === 'TaggedTemplateExpression') return [];
  return isText(within) || within.some(isLogged)
    ? []
    : node.expressions.map((expression) => instead(expression, "''"));
};

/** A word that a function of ours is told: a kind of failure, the name of a call. */
const word: Operator = ({ node, within: [outer] }) => {
  if (node.type !== 'Literal' || typeof node.value !== 'string' || outer?.type !== 'CallExpression')
    return [];
  const isOurs = outer.callee.type === 'Identifier' && !/^(declared|Symbol|String)/.test(outer.callee.name);
  return isOurs ? [instead(node, "''")] : [];
};

// Names and sentences, and what nothing runs without.
const unheard = new Set(['description', 'id', 'type', 'types', 'src', 'states', 'name', 'message', 'detail']);

/** A machine's states and a set-up's parts: whatever leads to one that is not there fails at once. */
const isWhole = (within: readonly Node[]) => {
  const around = within[0]?.type === 'Property' ? nameOf(within[0]) : undefined;
  return around === 'states' || around === 'actors' || around === 'guards';
};

const member: Operator = ({ node, within }) => {
  if (within.some(isLogged) || isText(within) || isWhole(within)) return [];
  if (node.type === 'ArrayExpression') return eachWithout(node.elements, node);
  if (node.type !== 'ObjectExpression') return [];
  const { properties } = node;
  return properties.flatMap((property, index) =>
    property.type === 'Property' && unheard.has(nameOf(property) ?? '')
      ? []
      : [without(properties, index, node)],
  );
};

const operators: readonly Operator[] = [
  otherSign,
  oneOfTwo,
  otherwise,
  otherNumber,
  statement,
  link,
  opposite,
  comparison,
  inSql,
  partOfText,
  word,
  member,
];

const isTypeOnly = (within: readonly Node[]) =>
  within.some((node) => node.type === 'Property' && nameOf(node) === 'types');

const isDescribed = (within: readonly Node[]) => {
  const around = propertyAround(within);
  return around !== undefined && nameOf(around) === 'description';
};

/** Every way in which one place of a program is broken. */
export const editsAt = (place: Place, source: string): Edit[] =>
  isTypeOnly(place.within) || isDescribed(place.within)
    ? []
    : operators.flatMap((operator) => operator(place, source));
