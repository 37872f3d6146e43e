import { stateNames, type Branch, type Tree } from '../tree.ts';

const getName = ({ model }: Tree) => model.machine.id;

/** An event in the words of a card; the end of a machine has no name of its own. */
const describeSent = (type: string) =>
  type.startsWith('xstate.done.') ? 'tells that it ends' : `tells ${type}`;

const card = (branch: Branch, withMessages: boolean) => {
  const messages = [...branch.receives.map((type) => `hears ${type}`), ...branch.sends.map(describeSent)];
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
 * Who runs in whom, and in which state, as a Mermaid flowchart: one machine with what those in it hear of it and
 * tell it, or several without.
 */
export const treeDiagram = (...trees: readonly Tree[]): string =>
  [
    'flowchart LR',
    ...trees.flatMap((tree) => [
      `  ${getName(tree)}["<b>${getName(tree)}</b>"]`,
      ...cards(tree, getName(tree), trees.length === 1),
    ]),
  ].join('\n');
