import { stateNames, type Tree } from '../tree.ts';

const getName = ({ model }: Tree) => model.machine.id;

const cards = ({ branches }: Tree, id: string): string[] =>
  branches.flatMap((branch) => {
    const own = `${id}_${getName(branch)}`;
    return [
      `  ${id} -- "${stateNames(branch).join('<br/>')}" --> ${own}["<b>${getName(branch)}</b>"]`,
      ...cards(branch, own),
    ];
  });

/** Renders which machine runs in which, and in which states, as a Mermaid flowchart. */
export const treeDiagram = (...trees: readonly Tree[]): string =>
  [
    'flowchart LR',
    ...trees.flatMap((tree) => [
      `  ${getName(tree)}["<b>${getName(tree)}</b>"]`,
      ...cards(tree, getName(tree)),
    ]),
  ].join('\n');
