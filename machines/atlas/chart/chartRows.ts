import { spoken } from '../words.ts';
import { lineage } from './lineage.ts';
import type { Box, Link, Note, LinkLabel } from './view.ts';

/** A line of words in a box or at an arrow. */
export interface ChartRow {
  words: string;
  is: Note['is'] | 'says' | 'more' | 'runs' | 'mail' | 'inside' | 'page';
  kind?: LinkLabel['kind'];
  /** What it stands for: addresses of arrows. */
  arrows: readonly string[];
  /** A machine that it leads to. */
  machine?: string;
}

/** What is told of states besides where they lead. */
export interface ChartContext {
  /** What each state is called, by its id. */
  names: ReadonlyMap<string, string>;
  /** The machines that begin to run in a state, by its id. */
  runs: ReadonlyMap<string, readonly string[]>;
  /** What a mail says, by its id. */
  mails: ReadonlyMap<string, string>;
  /** What else is said in a box, by its id. */
  more?: ReadonlyMap<string, readonly ChartRow[]>;
}

const getSlugs = ({ arrows }: Pick<LinkLabel, 'arrows'>) => arrows.map(({ slug }) => slug);

/** What a state is called where it is told of from elsewhere: with what is around it and not around both. */
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
  if (is === 'like') return `${words} as in “${called(to, '', around)}”`;
  if (box === '') return `in every state: ${words}`;
  return is === 'anywhere' ? `from anywhere: ${words}` : words;
}

/** The first of some words, and how many more there are, where there are more than may be. */
function atMost(words: readonly string[], most: number): string {
  const shown = words.length > most ? words.slice(0, most - 1) : words;
  const rest = words.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

/** What is said of notes: those that leave nothing are a line for each kind. */
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

/** The first of some lines, and how many there are besides: what these stand for is kept. */
function first(rows: readonly ChartRow[], most: number, counted: (count: number) => string): ChartRow[] {
  if (rows.length <= most) return [...rows];
  const rest = rows.slice(most);
  return [
    ...rows.slice(0, most),
    { words: counted(rest.length), is: 'more', arrows: rest.flatMap(({ arrows }) => arrows) },
  ];
}

const isIncoming = ({ is }: ChartRow) => is === 'comes' || is === 'anywhere';

/** One row for each machine that runs in a state, by its id; the empty id stands for every state. */
export const getMachineRows = (state: string, { runs }: ChartContext): ChartRow[] =>
  (runs.get(state) ?? []).map((machine) => ({
    is: 'runs',
    words: `runs ${spoken(machine)}`,
    arrows: [],
    machine,
  }));

/** What is said in a box below its name: where there is little room, what leads there comes first. */
export function getBoxRows(box: Box, around: ChartContext, most?: number): ChartRow[] {
  const { state, isOpen, notes, most: lines = Infinity } = box;
  const { mails, more } = around;
  const isClosed = !state.isLeaf && !isOpen;
  const noteRows = getNoteRows(notes, state.id, around, most);
  const plain = (is: ChartRow['is'], words: string): ChartRow => ({ is, words, arrows: [] });
  return [
    ...(isClosed ? [plain('inside', `${state.states.length} states inside`)] : []),
    ...getMachineRows(state.id, around),
    ...(state.isLeaf ? state.mails.map((mail) => plain('mail', `mail: ${mails.get(mail) ?? mail}`)) : []),
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

/** What is said at an arrow, and how many more things there are, where there are more than may be. */
export function getLinkRows({ labels, most: own }: Link, most = 3): ChartRow[] {
  if (own === 0) return [];
  const all = labels.map((one): ChartRow => ({
    words: one.words,
    kind: one.kind,
    is: 'says',
    arrows: getSlugs(one),
  }));
  const shown = own ?? (labels.length > most ? most - 1 : most);
  return first(all, shown, (count) => `and ${count} more ${count === 1 ? 'way' : 'ways'}`);
}
