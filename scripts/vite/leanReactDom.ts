import { parseSync, Visitor, type Function as FunctionNode, type Node, type SwitchCase } from 'oxc-parser';
import type { Plugin } from 'vite';
import { answers, kinds, mayBeDrawn, neverDrawn, neverImported, readIn } from './leftOutOfReact.ts';

interface Span {
  start: number;
  end: number;
  text: string;
}

const leaves = new Set(['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement']);

/** Whether nothing comes to what follows a case from within it. */
function isLeft({ consequent }: SwitchCase): boolean {
  const last = consequent.at(-1);
  return (
    last !== undefined &&
    leaves.has(last.type === 'BlockStatement' ? (last.body.at(-1)?.type ?? '') : last.type)
  );
}

const isDead = ({ test }: SwitchCase) =>
  test?.type === 'Literal' && typeof test.value === 'number' && test.value in kinds;

/** The cases of a switch over the kind of a fiber that only its own label leads to, and none ever does. */
const deadCases = (cases: readonly SwitchCase[]) =>
  cases.filter((one, index) => {
    if (!isDead(one)) return false;
    const before = cases[index - 1];
    return (
      one.consequent.length === 0 ||
      !before ||
      isLeft(before) ||
      (before.consequent.length === 0 && isDead(before))
    );
  });

/** The names of variables declared in any of these spans of a function: the rest of it may use them too. */
function namesDeclaredIn(spans: readonly Span[], node: FunctionNode): string[] {
  const names: string[] = [];
  new Visitor({
    VariableDeclarator: ({ id, start }) => {
      if (id.type === 'Identifier' && spans.some((span) => span.start <= start && start < span.end))
        names.push(id.name);
    },
  }).visit(node as never);
  return names;
}

/** How a switch over the kind of a fiber is written; only functions with one are looked at more closely. */
const overKinds = /switch \((\w+\.)?tag\)/;

/** What goes out of a function with the kinds of fibers that are never made. */
function withoutDeadCases(node: FunctionNode, code: string): Span[] {
  const dead: Span[] = [];
  if (!overKinds.test(code.slice(node.start, node.end))) return dead;
  new Visitor({
    SwitchStatement: ({ discriminant, cases }) => {
      if (!/(^|\.)tag$/.test(code.slice(discriminant.start, discriminant.end))) return;
      dead.push(...deadCases(cases).map(({ start, end }) => ({ start, end, text: '' })));
    },
  }).visit(node as never);
  const spans = dead.filter((one) => !dead.some((other) => other.start < one.start && one.end <= other.end));
  const names = namesDeclaredIn(spans, node);
  const start = node.body!.start + 1;
  return names.length === 0 ? spans : [...spans, { start, end: start, text: `var ${names.join(',')};` }];
}

const methodsOfFragments = /^(FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

/**
 * React's DOM without what no page of this site uses: a quarter of what it weighs.
 * @throws where something that is left out is not there any more, so that another version is read before it is used
 */
export function leanReactDom(code: string, id = 'react-dom'): string {
  if (!code.includes(`version: "${readIn}"`)) {
    throw new Error(
      `${id} is not version ${readIn}: read what scripts/vite/leftOutOfReact.ts leaves out in the new version, and set \`readIn\`.`,
    );
  }
  const { program } = parseSync(id, code);
  const spans: Span[] = [];
  const found = new Set<string>();
  for (const node of program.body) {
    if (node.type === 'ExpressionStatement') {
      const { start, end } = node;
      if (methodsOfFragments.test(code.slice(start, start + 50))) spans.push({ start, end, text: '' });
    }
    if (node.type !== 'FunctionDeclaration' || !node.body || !node.id) continue;
    const answer = answers[node.id.name];
    if (answer === undefined) {
      spans.push(...withoutDeadCases(node, code));
    } else {
      found.add(node.id.name);
      spans.push({ start: node.body.start, end: node.body.end, text: `{${answer}}` });
    }
  }
  const missing = Object.keys(answers).filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`${id} has no ${missing.join(', ')}`);
  return spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

const isOfReact = (node: Node) => node.type === 'Identifier' && /react/i.test(node.name);

const draws = /^(_?jsxs?|createElement)$/;

/** Whether it may: few modules have any of these words. */
const mayTake = (code: string) =>
  [...neverImported].some((name) => code.includes(name)) || mayBeDrawn.test(code);

/** What of that which is left out a module takes from React, or has it draw. */
export function takesWhatIsLeftOut(code: string, id: string): string[] {
  if (!/react/.test(code) || !mayTake(code)) return [];
  const taken: string[] = [];
  const drawn: string[] = [];
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (!/^react(-dom)?($|\/)/.test(source.value)) return;
      for (const one of specifiers) {
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          taken.push(one.imported.name);
      }
    },
    MemberExpression: ({ object, property }) => {
      if (property.type === 'Identifier' && isOfReact(object)) taken.push(property.name);
    },
    CallExpression: ({ callee, arguments: [element] }) => {
      if (callee.type === 'MemberExpression' && !isOfReact(callee.object)) return;
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type !== 'Identifier' || !draws.test(called.name)) return;
      if (element?.type === 'Literal' && typeof element.value === 'string') drawn.push(element.value);
    },
  }).visit(parseSync(id, code).program);
  return [
    ...taken.filter((name) => neverImported.has(name)),
    ...drawn.filter((name) => neverDrawn.test(name)),
  ];
}

const isReact = /node_modules\/(react|react-dom|scheduler)\//;

/** Serves browsers React's DOM without what no page uses, and refuses modules that use it there. */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code, id) => ({ code: leanReactDom(code, id), map: null }),
  },
  // As they are by then, what they do on the server alone is gone.
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const [id, { code }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
      const taken = code === null || isReact.test(id) ? [] : takesWhatIsLeftOut(code, `${id}.js`);
      if (taken.length === 0) continue;
      throw new Error(
        `${id} takes ${taken.join(', ')}, which scripts/vite/leftOutOfReact.ts leaves out of React`,
      );
    }
  },
});
