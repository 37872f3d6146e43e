import { getArrow, contains } from './drawArrows.ts';
import { getBox, getHead } from './boxes.ts';
import type { Placed, PlacedBox, Point } from './layOut.ts';
import { head, px, route } from './lines.ts';
import { escaped, drawRows, type Addresses } from './rows.ts';

const boxesIn = (boxes: readonly PlacedBox[]): PlacedBox[] =>
  boxes.flatMap((box) => [box, ...boxesIn(box.inner)]);

const dot = ({ x, y }: Point) => `<circle class="beginning" cx="${px(x)}" cy="${px(y)}" r="5"/>`;

const first = (points: readonly Point[]) =>
  `<path class="first" d="${route(points)}"/><path class="first head" d="${head(points, 7)}"/>`;

export interface Drawing {
  svg: string;
  /** In pixels, at the size of the layout. */
  width: number;
  height: number;
}

/** Renders a laid out chart as SVG; chart.css styles it. */
export function draw(placed: Placed, title: string, description: string, addresses: Addresses): Drawing {
  const boxes = boxesIn(placed.boxes);
  const open = boxes.filter(({ box }) => box.isOpen);
  const closed = boxes.filter(({ box }) => !box.isOpen);
  const arrows = placed.links.map((link) => {
    const isInside = open.some((part) => contains(part, { x: link.label.x, y: link.label.y }));
    return getArrow(link, isInside ? 'ground inside' : 'ground', addresses);
  });
  const { rows: notes, height: top } = placed.notes;
  const [width, height] = [Math.ceil(placed.width), Math.ceil(placed.height)];
  const begins = placed.begins === undefined ? '' : ` data-begins="${escaped(placed.begins)}"`;
  const beginnings = [...boxes.flatMap((box) => box.beginnings), ...placed.beginnings];
  const svg =
    `<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-top} ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="${escaped(title)}"${begins}>` +
    `<desc>${escaped(description)}</desc>` +
    (top === 0 ? '' : `<g class="notes">${drawRows(notes, { x: 12, y: 8 - top }, addresses)}</g>`) +
    open.map((box) => getBox(box, addresses)).join('') +
    placed.lines.map(first).join('') +
    beginnings.map(dot).join('') +
    arrows.map(({ line }) => line).join('') +
    closed.map((box) => getBox(box, addresses)).join('') +
    open.map((box) => getHead(box, addresses)).join('') +
    arrows.map(({ words }) => words).join('') +
    '</svg>';
  return { svg, width, height };
}
