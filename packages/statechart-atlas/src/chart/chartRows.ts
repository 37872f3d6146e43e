import { spoken } from '../words.ts';
import { lineage } from './lineage.ts';
import type { Box, Link, Note, LinkLabel } from './view.ts';

/** A line of text in a box or at an arrow. */
export interface ChartRow {
  words: string;
  is: Note['is'] | 'says' | 'more' | 'runs' | 'mail' | 'inside' | 'page';
  kind?: LinkLabel['kind'];
  /** Slugs of the arrows that the line represents. */
  arrows: readonly string[];
  /** The machine that the line links to. */
  machine?: string;
}

/** Data about states for the labels of a chart. */
export interface ChartContext {
  /** Display names of states, by state id. */
  names: ReadonlyMap<string, string>;
  /** The machines that a state invokes, by state id. */
  runs: ReadonlyMap<string, readonly string[]>;
  /** Descriptions of e-mails, by e-mail id. */
  mails: ReadonlyMap<string, string>;
  /** Additional lines of a box, by state id. */
  more?: ReadonlyMap<string, readonly ChartRow[]>;
}

const getSlugs = ({ arrows }: Pick<LinkLabel, 'arrows'>) => arrows.map(({ slug }) => slug);

/**
 * Returns the display name of a state as seen from another state, without the parent states that both have in common.
 */
export function called(id: string, near: string, { names }: ChartContext): string {
  const [own, other] = [lineage(near), lineage(id)];
  const otherLevels = other.filter((level) => !own.includes(level));
  return (otherLevels.length === 0 ? [id] : otherLevels)
    .map((level) => names.get(level) ?? level)
    .join(' › ');
}

function wordsOfNote({ is, words, to = '', from }: Note, box: string, around: ChartContext): string {
  if (is === 'leads') return `${words} → ${called(to, box, around)}`;
  if (is === 'comes') return `from ${from} states: ${words}`;
  if (is === 'like') return `${words} as “${called(to, '', around)}”`;
  if (box === '') return `in every state: ${words}`;
  return is === 'anywhere' ? `from anywhere: ${words}` : words;
}

/** Joins texts up to a limit, and counts the rest. */
function atMost(words: readonly string[], most: number): string {
  const shown = words.length > most ? words.slice(0, most - 1) : words;
  const rest = words.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

/** Returns the lines for the notes of a box; notes that leave no state share one line per kind. */
export function getNoteRows(notes: readonly Note[], box: string, around: ChartContext, most = 3): ChartRow[] {
  const stays = ({ is }: Note) => is === 'stays' || is === 'anywhere';
  const joined = [...Map.groupBy(notes.filter(stays), ({ is, kind }) => `${is} ${kind}`).values()].map(
    (same): Note => ({
      ...same[0]!,
      words: atMost([...new Set(same.map(({ words }) => words))], most),
      arrows: same.flatMap(({ arrows }) => arrows),
    }),
  );
  return [...joined, ...notes.filter((note) => !stays(note))].map((note) => ({
    words: wordsOfNote(note, box, around),
    kind: note.kind,
    is: note.is,
    arrows: getSlugs(note),
  }));
}

/** Returns the first lines and a line that counts the rest; that line represents the arrows of the rest. */
function first(rows: readonly ChartRow[], most: number, counted: (count: number) => string): ChartRow[] {
  if (rows.length <= most) return [...rows];
  const rest = rows.slice(most);
  return [
    ...rows.slice(0, most),
    { words: counted(rest.length), is: 'more', arrows: rest.flatMap(({ arrows }) => arrows) },
  ];
}

const isIncoming = ({ is }: ChartRow) => is === 'comes' || is === 'anywhere';

/** Returns a line for each machine that runs in a state; the empty id means every state. */
export const getMachineRows = (state: string, { runs }: ChartContext): ChartRow[] =>
  (runs.get(state) ?? []).map((machine) => ({
    is: 'runs',
    words: `runs ${spoken(machine)}`,
    arrows: [],
    machine,
  }));

/** Returns the lines below the name in a box; if the number of lines is limited, incoming transitions come first. */
export function getBoxRows(box: Box, around: ChartContext, most?: number): ChartRow[] {
  const { state, isOpen, notes, most: lines = Infinity } = box;
  const { mails, more } = around;
  const isClosed = !state.isLeaf && !isOpen;
  const noteRows = getNoteRows(notes, state.id, around, most);
  const plain = (is: ChartRow['is'], words: string): ChartRow => ({ is, words, arrows: [] });
  return [
    ...(isClosed ? [plain('inside', `${state.states.length} child states`)] : []),
    ...getMachineRows(state.id, around),
    ...(state.isLeaf ? state.mails.map((mail) => plain('mail', `e-mail: ${mails.get(mail) ?? mail}`)) : []),
    ...first(
      lines === Infinity
        ? noteRows
        : noteRows.toSorted((a, b) => Number(isIncoming(b)) - Number(isIncoming(a))),
      lines,
      (count) => `${lines > 0 ? 'and ' : ''}${count} more`,
    ),
    ...(more?.get(state.id) ?? []),
  ];
}

/** Returns the lines at an arrow; if there are too many, the last line counts the rest. */
export function getLinkRows({ labels, most: own }: Link, most = 3): ChartRow[] {
  if (own === 0) return [];
  const all = labels.map((one): ChartRow => ({
    words: one.words,
    kind: one.kind,
    is: 'says',
    arrows: getSlugs(one),
  }));
  const shown = own ?? (labels.length > most ? most - 1 : most);
  return first(all, shown, (count) => `and ${count} more ${count === 1 ? 'event' : 'events'}`);
}
