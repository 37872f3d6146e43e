import { isFolded, depth, type Placed, type PlacedBox, type PlacedLink, type Point } from './layOut.ts';

interface Place extends Point {
  width: number;
  height: number;
}

const boxesIn = (boxes: readonly PlacedBox[]): PlacedBox[] =>
  boxes.flatMap((box) => [box, ...boxesIn(box.inner)]);

const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns the area that a box covers; of an open box, only its header. */
const getCover = (placed: PlacedBox): Place => {
  const { x, y, width, height, styled } = placed;
  if (placed.box.isOpen) return { x, y, width: styled.width, height: styled.height };
  const behind = isFolded(placed.box) ? depth : 0;
  return { x, y, width: width - behind, height: height - behind };
};

const getLines = ({ points }: PlacedLink): Place[] =>
  points.slice(1).map((to, index) => {
    const from = points[index]!;
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    };
  });

const getName = ({ link: { from, to } }: PlacedLink) => `the label from ${from} to ${to}`;

/** Finds labels that overlap another label, a box or a line, and describes each overlap in words. */
export function findClashes({ boxes, links }: Placed): string[] {
  const all = boxesIn(boxes);
  const labelledLinks = links.filter(({ label }) => label.width > 0);
  // ELK can return an edge without a line when it wraps a chart.
  const unrouted = links.filter(({ points }) => points.length < 2);
  const missing = unrouted.map(({ link }) => `the line from ${link.from} to ${link.to} is missing`);
  const covered = labelledLinks.flatMap((link, index) => [
    ...labelledLinks
      .slice(index + 1)
      .filter((other) => overlap(link.label, other.label))
      .map((other) => `${getName(link)} overlaps ${getName(other)}`),
    ...all
      .filter((box) => overlap(link.label, getCover(box)))
      .map(({ box }) => `${getName(link)} overlaps ${box.id}`),
    ...links
      .filter((other) => getLines(other).some((line) => overlap(link.label, line)))
      .map((other) => `${getName(link)} overlaps the line from ${other.link.from} to ${other.link.to}`),
  ]);
  return [...missing, ...covered];
}
