import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, type Program } from 'oxc-parser';
import type { Area } from './config.ts';
import { findEdits, retarget, type Edit } from './edits.ts';
import { findBodies, getName, walkNodes } from './syntaxTree.ts';

/** A mutation of one place in the program. */
export interface Mutant extends Edit {
  area: string;
  file: string;
  line: number;
  /** The number of the enclosing function, from 1; 0 for code that runs when the file is loaded. */
  body: number;
  /** A description of the mutation; with the file, it identifies an equivalent mutant. */
  change: string;
}

/** Returns the files of an area, as paths from the project's folder. */
export const getFiles = ({ files }: Area, root: string): string[] =>
  globSync(files, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Applies an edit to a source text. */
export const edited = (text: string, { start, end, text: replacement }: Edit): string =>
  text.slice(0, start) + replacement + text.slice(end);

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').replace(/^[,\s]+|[,\s]+$/g, '');
  return line.length > 120 ? `${line.slice(0, 80)} … ${line.slice(-36)}` : line;
};

/** Describes an edit by the lines before and after it. */
function getChange(text: string, { start, end, text: replacement }: Edit): string {
  const [from, to] = [text.lastIndexOf('\n', start - 1) + 1, text.indexOf('\n', Math.max(start, end - 1))];
  const [before, after] = [text.slice(from, start), text.slice(end, Math.max(end, to))];
  const was = short(`${before}${text.slice(start, end)}${after}`);
  return /^[;\s]*$/.test(replacement)
    ? `without ${short(text.slice(start, end))} in: ${was}`
    : `${short(`${before}${replacement}${after}`)} instead of: ${was}`;
}

/** Returns the names of sibling states. */
const findSiblings = (program: Program) =>
  [...walkNodes(program)].flatMap(([node]) =>
    node.type === 'Property' && getName(node) === 'states' && node.value.type === 'ObjectExpression'
      ? [node.value.properties.map(getName)]
      : [],
  );

/**
 * Returns every mutant of an area, in the order of its files.
 *
 * @param labelFunctions functions whose string arguments are labels: their calls are not mutated
 */
export function findMutants(area: Area, root: string, labelFunctions: readonly string[] = []): Mutant[] {
  const sources = getFiles(area, root).map((file) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    return { file, text, program: parseSync(file, text).program };
  });
  const siblings = sources.flatMap(({ program }) => findSiblings(program));
  return sources.flatMap(({ file, text, program }) => {
    const bodies = findBodies(program);
    const times = new Map<string, number>();
    return [...walkNodes(program)].flatMap(([node, within]) => {
      const retargets = retarget(node, within, siblings);
      return (
        retargets.length > 0 ? retargets : findEdits(node, { within, source: text, labelFunctions })
      ).map((edit) => {
        const change = getChange(text, edit);
        const time = (times.get(change) ?? 0) + 1;
        times.set(change, time);
        return {
          ...edit,
          area: area.name,
          file,
          line: text.slice(0, edit.start).split('\n').length,
          body: bodies.findLastIndex(({ start, end }) => start <= edit.start && edit.end <= end) + 1,
          change: time === 1 ? change : `${change} (${time})`,
        };
      });
    });
  });
}

/** Returns the mutants of lines that changed since a revision, including uncommitted changes. */
export function selectChanged(mutants: readonly Mutant[], revision: string, root: string): Mutant[] {
  const diff = execFileSync('git', ['diff', '-U0', '--no-color', '--no-ext-diff', '--relative', revision], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  const lines = new Set<string>();
  let file = '';
  for (const text of diff.toString().split('\n')) {
    file = /^\+\+\+ b\/(.+)$/.exec(text)?.[1] ?? file;
    const [, from, count = '1'] = /^ -\S+ \+(\d+)(?:,(\d+))? /.exec(text) ?? [];
    for (let line = Number(from); line < Number(from) + Number(count); line += 1)
      lines.add(`${file}:${line}`);
  }
  return mutants.filter((mutant) => lines.has(`${mutant.file}:${mutant.line}`));
}
