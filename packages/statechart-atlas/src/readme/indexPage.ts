import { join } from 'node:path';
import { getFolder, type Model } from '../model.ts';
import { stateNames, getTrees, type Branch, type Tree } from '../tree.ts';
import { treeDiagram } from './treeDiagram.ts';

/** Returns the README about all machines; the part between the two markers is generated. */
export const indexFile = (folder: string): string => join(folder, 'README.md');

const marks = /(<!-- trees: npm run atlas -->\n)[^]*(\n<!-- end of trees -->)/;

const line = ({ model }: Tree, where: string) =>
  `- [${model.machine.id}](${getFolder(model)}/README.md)${where}: ${model.machine.root.description ?? ''}`;

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

/** Updates the generated part of the README about all machines. */
export const withTrees = (page: string, models: readonly Model[]): string =>
  page.replace(marks, (_, begin: string, end: string) => `${begin}\n${listInvocations(models)}\n${end}`);
