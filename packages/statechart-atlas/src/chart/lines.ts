import type { Point } from './layOut.ts';

/** Formats a length with at most one decimal, to keep the SVG small. */
export const px = (length: number): string => String(Math.round(length * 10) / 10);

const pair = (first: string, second: string) => first + (second.startsWith('-') ? '' : ' ') + second;

const at = ({ x, y }: Point) => pair(px(x), px(y));

/** Returns the point at a distance from one point in the direction of another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(1, distance / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const between = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** Formats the offset between two points for relative SVG commands. */
const step = (from: Point, to: Point) => at({ x: to.x - from.x, y: to.y - from.y });

/** Formats a straight line from the previous point with the shortest SVG command. */
function drawLine(from: Point, to: Point): string {
  if (px(from.x) === px(to.x)) return `V${px(to.y)}`;
  return px(from.y) === px(to.y) ? `H${px(to.x)}` : `L${at(to)}`;
}

/** Formats a line along points with rounded corners. */
export function route(points: readonly Point[], round = 8): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map((point, index) => {
    const before = points[index]!;
    const after = rest[index + 1];
    if (!after) return drawLine(before, point);
    const reach = Math.min(round, between(before, point) / 2, between(point, after) / 2);
    const bend = towards(point, before, reach);
    return `${drawLine(before, bend)}q${pair(step(bend, point), step(bend, towards(point, after, reach)))}`;
  });
  return `M${at(first)}${parts.join('')}`;
}

/** Formats the head of an arrow at the end of its line. */
export function head(points: readonly Point[], size: number): string {
  const [before, end] = points.slice(-2) as [Point, Point];
  const length = between(before, end) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const back = { x: end.x - dx * size, y: end.y - dy * size };
  const side = size * 0.5;
  const left = { x: back.x - dy * side, y: back.y + dx * side };
  const right = { x: back.x + dy * side, y: back.y - dx * side };
  return `M${at(left)}l${pair(step(left, end), step(end, right))}z`;
}
