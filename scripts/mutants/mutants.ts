import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, type Program } from 'oxc-parser';
import type { Area } from './areas.ts';
import { findEdits, retarget, type Edit } from './edits.ts';
import { findBodies, getName, walkNodes } from './syntaxTree.ts';

export const root = resolve(import.meta.dirname, '../..');

/** A mutation of one place in the product. */
export interface Mutant extends Edit {
  area: string;
  file: string;
  line: number;
  /** The number of the enclosing function, from 1; 0 for code that runs when the file is loaded. */
  body: number;
  /** A description of the mutation; with the file, it identifies an equivalent mutant. */
  change: string;
}

/** Returns the files of an area, as paths from the root, without models, samples and types. */
export const getFiles = ({ files }: Area): string[] =>
  globSync(files, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(model|samples|types)\.ts$/.test(file))
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

/** Returns every mutant of an area, in the order of its files. */
export function findMutants(area: Area): Mutant[] {
  const sources = getFiles(area).map((file) => {
    const text = readFileSync(resolve(root, file), 'utf8');
    return { file, text, program: parseSync(file, text).program };
  });
  const siblings = sources.flatMap(({ program }) => findSiblings(program));
  return sources.flatMap(({ file, text, program }) => {
    const bodies = findBodies(program);
    const times = new Map<string, number>();
    return [...walkNodes(program)].flatMap(([node, within]) => {
      const retargets = retarget(node, within, siblings);
      return (retargets.length > 0 ? retargets : findEdits(node, within, text)).map((edit) => {
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
export function since(revision: string, mutants: readonly Mutant[]): Mutant[] {
  const diff = execFileSync('git', ['diff', '-U0', '--no-color', '--no-ext-diff', revision], {
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

/** Returns a random sample of the mutants; the same seed gives the same sample. */
export function sample(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const lot = ({ file, change }: Mutant) =>
    createHash('sha256').update(`${seed}\n${file}\n${change}`).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, at: lot(mutant) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
