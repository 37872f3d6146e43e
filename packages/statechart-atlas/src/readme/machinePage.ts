import { join, posix } from 'node:path';
import type { StateNode } from 'xstate';
import { getModelCoverage } from '../modelCoverage.ts';
import { foundArrows } from '../about/arrowInfo.ts';
import { getKind } from '../about/kinds.ts';
import { isWithin } from '../about/states.ts';
import { listMachines } from '../invoked.ts';
import { getDiagrams, type Diagram } from './diagram.ts';
import { getNodeName, getStates } from '../graph.ts';
import { getFolder, type Model } from '../model.ts';
import type { Product } from '../product.ts';
import { surveyPaths, type Coverage } from '../paths.ts';
import { findModel, stateNames, getTree, type Branch, type Tree } from '../tree.ts';
import { treeDiagram } from './treeDiagram.ts';

/** Returns the README file of a machine, in the machine's own folder below `folder`. */
export const pageFile = (folder: string, model: Model): string => join(folder, getFolder(model), 'README.md');

/** Returns the path from the folder of a machine to a file below the folder of all machines. */
const getPath = (from: Model, file: string) => posix.relative(getFolder(from), file);

const fenced = (diagram: string) => ['```mermaid', diagram, '```'];

const tagged = ({ tags }: StateNode) => (tags.length === 0 ? '' : ` *(${tags.join(', ')})*`);

/** Formats events by type, in the words of their model. */
const formatEvents = ({ events }: Model, types: readonly string[]) => {
  const words = events.filter(({ event }) => types.includes(event.type)).map((one) => one.description);
  return [...new Set(words)].join('; ');
};

const row = (page: Model, { model: parent }: Tree, branch: Branch, depth: number) => {
  const { model, receives, sends } = branch;
  const { id } = model.machine;
  const where = stateNames(branch, (state) => `\`${state}\``).join(', ');
  const of = depth === 0 ? '' : ` of ${parent.machine.id}`;
  return `| [${id}](${getPath(page, `${getFolder(model)}/README.md`)}) | ${where}${of} | ${formatEvents(model, receives)} | ${formatEvents(parent, sends)} |`;
};

const rows = (page: Model, tree: Tree, depth = 0): string[] =>
  tree.branches.flatMap((branch) => [row(page, tree, branch, depth), ...rows(page, branch, depth + 1)]);

function listRunning(tree: Tree): string[] {
  if (tree.branches.length === 0) return [];
  return [
    '',
    '## Child machines',
    '',
    ...fenced(treeDiagram(tree)),
    '',
    '| machine | runs in | receives | sends |',
    '|---|---|---|---|',
    ...rows(tree.model, tree),
  ];
}

/** Returns a function that lists a person's possible actions in a state. */
function describeActions(model: Model, product: Product): (state: string) => string {
  const isDone = new Map(model.events.map((event) => [event.name, getKind(event) === 'done']));
  const arrows = foundArrows(model, product).map(({ info }) => info);
  return (state) => {
    const here = arrows.filter(({ from, event }) => isDone.get(event) && isWithin(from, state));
    const froms = new Set(here.map(({ from }) => from));
    // For a compound state: the actions that are possible in all of its child states.
    const everywhere = here.filter(
      ({ event }) => here.filter((one) => one.event === event).length === froms.size,
    );
    return [...new Set(everywhere.map(({ words }) => words))].join('; ');
  };
}

const legend =
  'Thick arrows with ▶ show the main path. ✓ marks a response, ✕ a failure, ⏱ a delay, ◇ an event from another ' +
  'machine or the page; other arrows are actions of a person. ↻ marks an event that does not change the state.';

const drawing = ({ title, description, mermaid, everywhere }: Diagram): string[] => [
  ...(title === undefined ? [] : ['', `### ${title}`, '', description ?? '']),
  '',
  ...fenced(mermaid),
  ...(everywhere.length === 0 ? [] : ['', everywhere.map(sentence).join(' ')]),
];

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const walked = (arrows: number, { states, transitions }: { states: Coverage; transitions: Coverage }) =>
  `The diagrams show ${states.total} states and ${arrows} arrows, which come from ${transitions.total} transitions in the definition; ` +
  `\`npm run paths\` covers ${states.covered} of these states and ${transitions.covered} of these transitions.`;

/** Renders the README of a machine. */
export function pageAbout(model: Model, product: Product): string {
  const { machine } = model;
  const { models } = product;
  const done = describeActions(model, product);
  const survey = surveyPaths(model);
  const whole = getModelCoverage(model, models);
  const countArrows = (one: Model) => foundArrows(one, product).length;
  const arrows = countArrows(model);
  const arrowsWithin = listMachines(machine).map((one) => countArrows(findModel(models, one)));
  return [
    `# ${machine.id}`,
    '',
    '<!-- Generated from the machine by `npm run atlas`; a test fails if it is out of date. -->',
    '',
    machine.root.description ?? '',
    ...getDiagrams(model, product).flatMap(drawing),
    '',
    legend,
    ...(product.readmeNote === undefined ? [] : ['', product.readmeNote(getPath(model, '.'))]),
    '',
    '## States',
    '',
    '| state | description | possible actions |',
    '|---|---|---|',
    ...getStates(machine.root).map(
      (node) =>
        `| \`${getNodeName(node)}\` | ${node.description ?? ''}${tagged(node)} | ${done(getNodeName(node))} |`,
    ),
    ...listRunning(getTree(model, models)),
    '',
    walked(arrows, survey),
    ...(whole.within.length === 0
      ? []
      : [
          '',
          `Including the machines in it: ${walked(
            arrowsWithin.reduce((sum, one) => sum + one, arrows),
            whole,
          )}`,
        ]),
    '',
  ].join('\n');
}
