import type { StateInfo } from '../about/states.ts';
import { sizes, type Row } from './styleBox.ts';
import type { Point } from './layOut.ts';
import { px } from './lines.ts';
import { drawSign } from './signs.ts';

/** The addresses that a chart links to, relative to its page. */
export interface Addresses {
  ofState: (state: Pick<StateInfo, 'id' | 'slug'>) => string;
  ofMachine: (machine: string) => string;
  /** The address that opens a closed state; the state's own page if this is missing. */
  ofOpening?: (state: Pick<StateInfo, 'id' | 'slug'>) => string;
}

/** Escapes text for markup. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Renders lines of text from a position down. */
export const drawText = (lines: readonly string[], x: number, y: number, step: number, kind: string) =>
  `<text class="${kind}" x="${px(x)}" y="${px(y)}">${lines
    .map((line, index) =>
      index === 0 ? escaped(line) : `<tspan x="${px(x)}" dy="${step}">${escaped(line)}</tspan>`,
    )
    .join('')}</text>`;

/** Renders a row of text from its upper left corner. */
function drawRow(row: Row, { x, y }: Point, { ofMachine }: Addresses): string {
  const words =
    drawSign(row, x, y + 3) + drawText(row.lines, x + sizes.sign, y + 12, sizes.lineOfRow, 'words');
  if (row.machine !== undefined)
    return `<a class="row runs" href="${escaped(ofMachine(row.machine))}">${words}</a>`;
  const arrows = row.arrows.length > 0 ? ` data-arrows="${escaped(row.arrows.join(' '))}"` : '';
  return `<g class="row ${row.is} ${row.kind ?? ''}"${arrows}>${words}</g>`;
}

/** Renders rows below each other. */
export function drawRows(rows: readonly Row[], { x, y }: Point, addresses: Addresses): string {
  let next = y;
  return rows
    .map((row) => {
      const drawn = drawRow(row, { x, y: next }, addresses);
      next += row.lines.length * sizes.lineOfRow + 2;
      return drawn;
    })
    .join('');
}
