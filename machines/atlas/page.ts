import { fileURLToPath } from 'node:url';
import type { StateNode } from 'xstate';
import { coverageOf } from './coverage.ts';
import { diagramOf, heardInEveryState } from './diagram.ts';
import { nodeName, statesOf } from './graph.ts';
import type { Model } from './model.ts';
import { surveyOf, type Coverage } from './paths.ts';
import { treeOf, type Branch, type Tree } from './tree.ts';
import { treeDiagram } from './treeDiagram.ts';

/** Where the page about a machine stands. */
export const pageFile = ({ machine }: Model): string =>
  fileURLToPath(new URL(`../${machine.id}/README.md`, import.meta.url));

const fenced = (diagram: string) => ['```mermaid', diagram, '```'];

const tagged = ({ tags }: StateNode) => (tags.length === 0 ? '' : ` *(${tags.join(', ')})*`);

/** Events in the words that a model has for them. */
const spoken = ({ happenings }: Model, types: readonly string[]) => {
  const words = happenings.filter(({ event }) => types.includes(event.type)).map((one) => one.words);
  return [...new Set(words)].join('; ');
};

const row = ({ model: parent }: Tree, { model, states, hears, tells }: Branch, depth: number) => {
  const { id } = model.machine;
  const where = states.map((state) => `\`${state}\``).join(', ');
  const of = depth === 0 ? '' : ` of ${parent.machine.id}`;
  return `| [${id}](../${id}/README.md) | ${where}${of} | ${spoken(model, hears)} | ${spoken(parent, tells)} |`;
};

const rows = (tree: Tree, depth = 0): string[] =>
  tree.branches.flatMap((branch) => [row(tree, branch, depth), ...rows(branch, depth + 1)]);

function whatRunsIn(tree: Tree): string[] {
  if (tree.branches.length === 0) return [];
  return [
    '',
    '## What runs in it',
    '',
    ...fenced(treeDiagram(tree)),
    '',
    '| machine | runs in | hears | tells |',
    '|---|---|---|---|',
    ...rows(tree),
  ];
}

const walked = (states: Coverage, transitions: Coverage) =>
  `${states.total} states, ${transitions.total} arrows; \`npm run paths\` walks ${states.covered} and ${transitions.covered} of them.`;

/** The page about a machine that stands in its folder. */
export function pageAbout(model: Model, models: readonly Model[]): string {
  const { machine } = model;
  const survey = surveyOf(model);
  const whole = coverageOf(model, models);
  const everywhere = heardInEveryState(survey);
  return [
    `# ${machine.id}`,
    '',
    '<!-- Made from the machine by `npm run atlas`; a test fails when it drifts. -->',
    '',
    machine.root.description ?? '',
    '',
    ...fenced(diagramOf(model, survey)),
    ...(everywhere.length === 0 ? [] : ['', `In every state, without leaving it: ${everywhere.join('; ')}.`]),
    '',
    '| state | what is true in it |',
    '|---|---|',
    ...statesOf(machine.root).map(
      (node) => `| \`${nodeName(node)}\` | ${node.description ?? ''}${tagged(node)} |`,
    ),
    ...whatRunsIn(treeOf(model, models)),
    '',
    walked(survey.states, survey.transitions),
    ...(whole.within.length === 0
      ? []
      : ['', `With all that runs in it: ${walked(whole.states, whole.transitions)}`]),
    '',
  ].join('\n');
}
