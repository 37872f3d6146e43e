import { spoken } from '../words.ts';
import { lineage } from './lineage.ts';
import { widthOf, wrap } from './measure.ts';
import type { Box, Link, Note, Saying } from './view.ts';

/** Sizes in pixels; the stylesheet has the same. */
export const sizes = { title: 14, row: 12, lineOfTitle: 19, lineOfRow: 16, sign: 14, pad: 10 } as const;

/** A line of words in a box or beside an arrow, with the sign of its kind before the first. */
export interface Row {
  lines: readonly string[];
  kind?: Saying['kind'];
  is: Note['is'] | 'says' | 'more' | 'runs' | 'mail' | 'inside' | 'page';
  /** What it stands for: addresses of arrows. */
  arrows: readonly string[];
  /** A machine that it leads to. */
  machine?: string;
}

/** What is written in a box, and how large it is at least. */
export interface Dressed {
  title: readonly string[];
  rows: readonly Row[];
  width: number;
  height: number;
}

/** What is told of states besides where they lead. */
export interface Around {
  /** What each state is called, by its id. */
  names: ReadonlyMap<string, string>;
  /** The machines that begin to run in a state, by its id. */
  runs: ReadonlyMap<string, readonly string[]>;
  /** What a mail says, by its id. */
  mails: ReadonlyMap<string, string>;
  /** What else is written in a box, by its id. */
  more?: ReadonlyMap<string, readonly Pick<Row, 'is' | 'kind' | 'lines'>[]>;
}

const slugs = ({ arrows }: Saying) => arrows.map(({ slug }) => slug);

/** What a state is called where it is told of from elsewhere: with what is around it and not around both. */
function called(id: string, near: string, { names }: Around): string {
  const [own, other] = [lineage(near), lineage(id)];
  const apart = other.filter((level) => !own.includes(level));
  return (apart.length === 0 ? [id] : apart).map((level) => names.get(level) ?? level).join(' › ');
}

function wordsOfNote({ is, words, to = '', from }: Note, box: string, around: Around): string {
  if (is === 'leads') return `${words} → ${called(to, box, around)}`;
  if (is === 'comes') return `from ${from} states: ${words}`;
  if (is === 'like') return `${words} as in “${called(to, box, around)}”`;
  if (box === '') return `in every state: ${words}`;
  return is === 'anywhere' ? `from anywhere: ${words}` : words;
}

/** Notes that stay in a box are one line for each kind. */
function rowsOfNotes(notes: readonly Note[], box: string, around: Around, most: number): Row[] {
  const staying = Map.groupBy(
    notes.filter(({ is }) => is === 'stays' || is === 'anywhere'),
    ({ is, kind }) => `${is} ${kind}`,
  );
  const joined = [...staying.values()].map((same): Note => {
    const words = [...new Set(same.map((one) => one.words))];
    const told =
      words.length > 3 ? `${words.slice(0, 2).join('; ')}; and ${words.length - 2} more` : words.join('; ');
    return { ...same[0]!, words: told, arrows: same.flatMap(({ arrows }) => arrows) };
  });
  const others = notes.filter(({ is }) => is !== 'stays' && is !== 'anywhere');
  return [...joined, ...others].map((note) => ({
    lines: wrap(wordsOfNote(note, box, around), sizes.row, most),
    kind: note.kind,
    is: note.is,
    arrows: slugs(note),
  }));
}

const heightOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { lines }) => sum + lines.length * sizes.lineOfRow + 2, 0);

/** How wide the widest line is. */
export const widest = (title: readonly string[], rows: readonly Row[]) =>
  Math.max(
    0,
    ...title.map((line) => widthOf(line, sizes.title)),
    ...rows.flatMap(({ lines }) => lines.map((line) => widthOf(line, sizes.row) + sizes.sign)),
  );

/** The place that an arrow of a part comes from or leads to. */
function dressStub({ id }: Box['state'], around: Around): Dressed {
  const title = wrap(called(id, '', around), sizes.row, 150);
  return {
    title,
    rows: [],
    width: Math.ceil(Math.max(...title.map((line) => widthOf(line, sizes.row)))) + 26,
    height: title.length * sizes.lineOfRow + 10,
  };
}

/** What is written in a box. */
export function dress({ state, isOpen, isStub, notes }: Box, around: Around): Dressed {
  if (isStub) return dressStub(state, around);
  const { runs, mails } = around;
  const most = isOpen ? 300 : 176;
  const plain = (words: string, is: Row['is'], more: Partial<Row> = {}): Row => ({
    lines: wrap(words, sizes.row, most),
    is,
    arrows: [],
    ...more,
  });
  const isClosed = !state.isLeaf && !isOpen;
  const rows = [
    ...(isClosed ? [plain(`${state.states.length} states inside`, 'inside')] : []),
    ...(runs.get(state.id) ?? []).map((machine) => plain(`runs ${spoken(machine)}`, 'runs', { machine })),
    ...(state.isLeaf ? state.mails.map((mail) => plain(`mail: ${mails.get(mail) ?? mail}`, 'mail')) : []),
    ...rowsOfNotes(notes, state.id, around, most),
    ...(around.more?.get(state.id) ?? []).flatMap(({ lines, is, kind }) =>
      lines.map((line) => plain(line, is, kind && { kind })),
    ),
  ];
  const title = wrap(state.words, sizes.title, 168);
  const { pad, lineOfTitle } = sizes;
  const hasBadge = state.tags.includes('failed') || state.tags.includes('waiting');
  const own = Math.max(widest(title, []) + (hasBadge ? 18 : 0), widest([], rows));
  return {
    title,
    rows,
    width: Math.max(84, Math.ceil(own) + 2 * pad + 4),
    height: title.length * lineOfTitle + heightOf(rows) + 2 * pad - 4,
  };
}

/** What is written in a box of the chart itself. */
export const dressNotes = (notes: readonly Note[], around: Around): Row[] =>
  rowsOfNotes(notes, '', around, 520);

/** What is written at an arrow: three things at most, and how many more there are. */
export function dressLink({ says }: Link): { rows: readonly Row[]; width: number; height: number } {
  const shown = says.length > 3 ? says.slice(0, 2) : says;
  const rest = says.slice(shown.length);
  const rows: Row[] = [
    ...shown.map((one): Row => ({
      lines: wrap(one.words, sizes.row, 150),
      kind: one.kind,
      is: 'says',
      arrows: slugs(one),
    })),
    ...(rest.length > 0
      ? [{ lines: [`and ${rest.length} more ways`], is: 'more', arrows: rest.flatMap(slugs) } as const]
      : []),
  ];
  return { rows, width: Math.ceil(widest([], rows)) + 6, height: heightOf(rows) + 2 };
}
