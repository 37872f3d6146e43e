import { getFolder, type Model } from '../model.ts';
import { stateNames, getTrees, type Branch, type Tree } from '../tree.ts';
import { treeDiagram } from './treeDiagram.ts';

const marks = /(<!-- trees\b.*-->\n)[^]*(\n<!-- end of trees -->)/;

const line = ({ model }: Tree, where: string) =>
  `- [${model.machine.id}](${getFolder(model)}/ACCEPTED.md)${where}: ${model.machine.root.description ?? ''}`;

const lines = (branches: readonly Branch[], indent: string): string[] =>
  branches.flatMap((branch) => [
    indent + line(branch, `, in ${stateNames(branch, (state) => `\`${state}\``).join(', ')}`),
    ...lines(branch.branches, `${indent}  `),
  ]);

/** Renders which machine runs in which: a diagram, and a line about each machine. */
function listInvocations(models: readonly Model[]): string {
  const trees = getTrees(models);
  return [
    '```mermaid',
    treeDiagram(...trees),
    '```',
    '',
    ...trees.flatMap((tree) => [line(tree, ''), ...lines(tree.branches, '  ')]),
  ].join('\n');
}

/** Updates the part of a page about all machines that is between the markers `trees` and `end of trees`. */
export const withTrees = (page: string, models: readonly Model[]): string =>
  page.replace(marks, (_, begin: string, end: string) => `${begin}\n${listInvocations(models)}\n${end}`);
