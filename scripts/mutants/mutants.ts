import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseSync, type Program } from 'oxc-parser';
import type { Area } from './areas.ts';
import { editsAt, type Edit } from './edits.ts';
import { retargetAt, siblingsIn, type Siblings } from './retargets.ts';
import { bodiesIn, bodyAround, placesIn } from './tree.ts';

export const root = resolve(import.meta.dirname, '../..');

/** One place of the product, broken in one way. */
export interface Mutant extends Edit {
  area: string;
  file: string;
  line: number;
  /** The number of the function it lies in; 0 for what runs when the file is loaded. */
  body: number;
  /** What the place says, and what it says instead: with its file, the name by which it is argued. */
  change: string;
}

interface Source {
  file: string;
  text: string;
  program: Program;
}

const sourceOf = (file: string): Source => {
  const text = readFileSync(resolve(root, file), 'utf8');
  return { file, text, program: parseSync(file, text).program };
};

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 80)} … ${line.slice(-36)}` : line;
};

/** The whole lines around an edit, before and after it, as far as they differ. */
function changeOf(text: string, { start, end, text: replacement }: Edit): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(start, end - 1));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const [before, after] = [text.slice(from, start), text.slice(Math.min(end, to), to)];
  const removed = text.slice(start, end);
  return replacement.trim() === ''
    ? `without ${short(removed.replace(/^[,\s]+|[,\s]+$/g, ''))} in: ${short(`${before}${removed}${after}`)}`
    : `${short(`${before}${replacement}${after}`)} instead of: ${short(`${before}${removed}${after}`)}`;
}

function mutantsOf({ file, text, program }: Source, area: string, siblings: Siblings): Mutant[] {
  const bodies = bodiesIn(program);
  const named = new Map<string, number>();
  const name = (edit: Edit) => {
    const change = changeOf(text, edit);
    const count = (named.get(change) ?? 0) + 1;
    named.set(change, count);
    return count === 1 ? change : `${change} (${count})`;
  };
  return [...placesIn(program)].flatMap((place) => {
    const retargets = retargetAt(place, siblings);
    const edits = retargets.length > 0 ? retargets : editsAt(place, text);
    return edits.map((edit) => ({
      ...edit,
      area,
      file,
      line: text.slice(0, edit.start).split('\n').length,
      body: bodyAround(bodies, edit),
      change: name(edit),
    }));
  });
}

/** The files of an area, as paths from the root. */
export const filesOf = ({ files, except }: Area): string[] =>
  globSync(files, { cwd: root })
    .map((file) => relative(root, resolve(root, file)).replaceAll('\\', '/'))
    .filter((file) => except?.test(file) !== true)
    .toSorted();

/** Every mutant of an area, in the order of its files. */
export function mutantsIn(area: Area): Mutant[] {
  const sources = filesOf(area).map(sourceOf);
  const siblings = sources.flatMap(({ program }) => siblingsIn(program));
  return sources.flatMap((source) => mutantsOf(source, area.name, siblings));
}

/** The source of a file with a mutant in it. */
export const broken = (text: string, { start, end, text: replacement }: Edit): string =>
  text.slice(0, start) + replacement + text.slice(end);
