import { getWidth, wrap } from './measure.ts';
import {
  called,
  getMachineRows,
  getLinkRows,
  getBoxRows,
  getNoteRows,
  type ChartContext,
  type ChartRow,
} from './chartRows.ts';
import type { Box, Link, Note } from './view.ts';

/** Sizes in pixels; chart.css has the same values. */
export const sizes = { title: 14, row: 12, lineOfTitle: 19, lineOfRow: 16, sign: 14, pad: 10 } as const;

/** A row of text, wrapped into lines. */
export interface Row extends ChartRow {
  lines: readonly string[];
}

interface Size {
  width: number;
  height: number;
}

/** The texts of a box, and its minimum size. */
export interface StyledBox extends Size {
  title: readonly string[];
  rows: readonly Row[];
}

const getRows = (rows: readonly ChartRow[], most: number): Row[] =>
  rows.map((one) => ({ ...one, lines: wrap(one.words, sizes.row, most) }));

/** Returns the total height of rows. */
const getHeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, { lines }) => sum + lines.length * sizes.lineOfRow + 2, 0);

/** Returns the width of the widest line. */
const widest = (title: readonly string[], rows: readonly Row[]): number =>
  Math.max(
    0,
    ...title.map((line) => getWidth(line, sizes.title)),
    ...rows.flatMap(({ lines }) => lines.map((line) => getWidth(line, sizes.row) + sizes.sign)),
  );

/** Styles a stub, which names a state outside of the view at the end of an arrow. */
function styleStub({ state, sideText = '' }: Box, around: ChartContext): StyledBox {
  const title = wrap(called(state.id, sideText, around), sizes.row, 150);
  return {
    title,
    rows: [],
    width: Math.ceil(Math.max(...title.map((line) => getWidth(line, sizes.row)))) + 26,
    height: title.length * sizes.lineOfRow + 10,
  };
}

/** Wraps the texts of a box and computes its minimum size. */
export function styleBox(box: Box, around: ChartContext): StyledBox {
  const { state, isOpen, isStub } = box;
  if (isStub) return styleStub(box, around);
  const rows = getRows(getBoxRows(box, around), isOpen ? 300 : 176);
  const title = wrap(state.words, sizes.title, 168);
  const { pad, lineOfTitle } = sizes;
  const hasBadge = state.tags.includes('failed') || state.tags.includes('waiting');
  const own = Math.max(widest(title, []) + (hasBadge ? 18 : 0), widest([], rows));
  return {
    title,
    rows,
    width: Math.max(84, Math.ceil(own) + 2 * pad + 4),
    height: title.length * lineOfTitle + getHeight(rows) + 2 * pad - 4,
  };
}

/** Wraps the notes above a chart and computes their size. */
export function styleNotes(notes: readonly Note[], around: ChartContext): Size & { rows: readonly Row[] } {
  const rows = getRows([...getMachineRows('', around), ...getNoteRows(notes, '', around)], 520);
  if (rows.length === 0) return { rows, width: 0, height: 0 };
  return { rows, width: Math.ceil(widest([], rows)) + 24, height: getHeight(rows) + 8 };
}

/** Wraps the label of an arrow and computes its size. */
export function styleLink(link: Link): Size & { rows: readonly Row[] } {
  const rows = getRows(getLinkRows(link), 150);
  return { rows, width: Math.ceil(widest([], rows)) + 6, height: getHeight(rows) + 2 };
}
