import type { PlacedBox, PlacedLink, Point } from './layOut.ts';
import { head, px, route } from './lines.ts';
import { escaped, drawRows, type Addresses } from './rows.ts';

/** Returns whether a point lies in a box. */
export const contains = ({ x, y, width, height }: PlacedBox, at: Point) =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

const getKinds = ({ link: { labels } }: PlacedLink) => {
  const kinds = new Set(labels.map(({ kind }) => kind));
  return kinds.size === 1 ? [...kinds].join('') : 'several';
};

/** Renders an arrow: its line, its head and its label. */
export function getArrow(
  placed: PlacedLink,
  ground: string,
  addresses: Addresses,
): { line: string; words: string } {
  const { points, label, rows, link } = placed;
  const kind = getKinds(placed);
  const slugs = link.labels.flatMap(({ arrows }) => arrows.map(({ slug }) => slug));
  const arrowAttribute = slugs.length === 0 ? '' : ` data-arrows="${escaped(slugs.join(' '))}"`;
  const size = kind === 'expected' ? 11 : 8;
  const all = link.labels.map(({ words }) => words).join('; ');
  return {
    line: `<g class="arrow ${kind}"${arrowAttribute}><path class="line" d="${route(points)}"/><path class="head" d="${head(points, size)}"/></g>`,
    words: rows.every(({ lines }) => lines.join('') === '')
      ? ''
      : `<g class="label ${kind}"${arrowAttribute}><title>${escaped(all)}</title>` +
        `<rect class="${ground}" x="${px(label.x)}" y="${px(label.y)}" width="${px(label.width)}" height="${px(label.height)}"/>` +
        `${drawRows(rows, { x: label.x + 3, y: label.y }, addresses)}</g>`,
  };
}
