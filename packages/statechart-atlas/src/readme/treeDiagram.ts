import { stateNames, type Branch, type Tree } from '../tree.ts';

const getName = ({ model }: Tree) => model.machine.id;

/** Describes an event that a machine sends; the event at the end of a machine has no name of its own. */
const describeSent = (type: string) =>
  type.startsWith('xstate.done.') ? 'returns its result' : `sends ${type}`;

const card = (branch: Branch, withMessages: boolean) => {
  const messages = [...branch.receives.map((type) => `receives ${type}`), ...branch.sends.map(describeSent)];
  return [`<b>${getName(branch)}</b>`, ...(withMessages ? messages : [])].join('<br/>');
};

const cards = ({ branches }: Tree, id: string, withMessages: boolean): string[] =>
  branches.flatMap((branch) => {
    const own = `${id}_${getName(branch)}`;
    return [
      `  ${id} -- "${stateNames(branch).join('<br/>')}" --> ${own}["${card(branch, withMessages)}"]`,
      ...cards(branch, own, withMessages),
    ];
  });

/**
 * Renders which machine runs in which, and in which states, as a Mermaid flowchart. A diagram of a single machine also
 * shows the events that its child machines receive and send.
 */
export const treeDiagram = (...trees: readonly Tree[]): string =>
  [
    'flowchart LR',
    ...trees.flatMap((tree) => [
      `  ${getName(tree)}["<b>${getName(tree)}</b>"]`,
      ...cards(tree, getName(tree), trees.length === 1),
    ]),
  ].join('\n');
