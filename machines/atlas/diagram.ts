import type { AnyStateNode } from 'xstate';
import type { Model } from './model.ts';
import type { Arrow } from './graph.ts';
import type { Survey } from './paths.ts';
import { wordsOf } from './words.ts';

const idOf = (node: AnyStateNode) => node.path.join('_');

const children = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const initialOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'parallel' ? children(node) : (node.initial?.target ?? []);

function boxes(node: AnyStateNode, indent: string): string[] {
  const inner = children(node);
  if (inner.length === 0) return [`${indent}state "${wordsOf(node.key)}" as ${idOf(node)}`];
  return [
    `${indent}state "${wordsOf(node.key)}" as ${idOf(node)} {`,
    ...initialOf(node).map((first) => `${indent}  [*] --> ${idOf(first)}`),
    ...inner.flatMap((child) => boxes(child, `${indent}  `)),
    `${indent}}`,
  ];
}

const targetOf = ({ source, transition }: Arrow): AnyStateNode =>
  (transition.target?.[0] as AnyStateNode) ?? source;

/** An arrow's line; one that leaves from anywhere is drawn from the outside. */
function line(arrow: Arrow, words: string[]): string {
  const from = arrow.source.path.length === 0 ? '[*]' : idOf(arrow.source);
  return `  ${from} --> ${idOf(targetOf(arrow))}: ${[...new Set(words)].join(' or ')}`;
}

/** Whether it is an arrow of the whole machine that leads nowhere else: a diagram has no place for it. */
const isOfNoState = (arrow: Arrow) => targetOf(arrow).path.length === 0;

/** What is heard in every state without leaving it, in words. */
export const heardInEveryState = ({ walked }: Survey): string[] =>
  [...walked].filter(([arrow]) => isOfNoState(arrow)).map(([, { by }]) => by.words);

function arrows({ walked }: Survey): string[] {
  const bundles = new Map<string, { arrow: Arrow; words: string[] }>();
  for (const [arrow, { by }] of walked) {
    if (isOfNoState(arrow)) continue;
    const key = `${idOf(arrow.source)} ${idOf(targetOf(arrow))}`;
    const bundle = bundles.get(key) ?? { arrow, words: [] };
    bundle.words.push(by.words);
    bundles.set(key, bundle);
  }
  return [...bundles.values()].map(({ arrow, words }) => line(arrow, words));
}

/** The machine as a Mermaid state diagram, in plain words. */
export const diagramOf = ({ machine: { root } }: Model, survey: Survey): string =>
  [
    'stateDiagram-v2',
    ...children(root).flatMap((state) => boxes(state, '  ')),
    ...initialOf(root).map((first) => `  [*] --> ${idOf(first)}`),
    ...arrows(survey),
    ...children(root)
      .filter(({ type }) => type === 'final')
      .map((end) => `  ${idOf(end)} --> [*]`),
  ].join('\n');
