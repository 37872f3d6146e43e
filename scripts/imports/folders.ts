import { dirname } from 'node:path';
import { circlesIn, type Graph } from './circles.ts';

/** Two folders that import each other. `src/*` is the files that lie in `src` itself. */
export type Pair = readonly [string, string];

/** Where two files part: folders side by side, or a folder's own files and one that lies in it. */
function folders(from: string, to: string): Pair | undefined {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  const differing = a.findIndex((name, depth) => name !== b[depth]);
  const common = differing === -1 ? a.length : differing;
  if (common === a.length && common === b.length) return undefined;
  const nameOf = (path: string[]) =>
    path.length === common ? `${path.join('/')}/*` : path.slice(0, common + 1).join('/');
  return [nameOf(a), nameOf(b)];
}

/** Folders that import each other, with an import for each way. */
function importsBetween(files: Graph): Map<string, Map<string, string>> {
  const between = new Map<string, Map<string, string>>();
  for (const [file, imported] of files) {
    for (const other of imported) {
      const parted = folders(file, other);
      if (!parted) continue;
      const [from, to] = parted;
      const onward = between.get(from) ?? new Map<string, string>();
      between.set(from, onward.set(to, `${file} imports ${other}`));
    }
  }
  return between;
}

const isPair = (pairs: readonly Pair[], a: string, b: string) =>
  pairs.some((pair) => pair.includes(a) && pair.includes(b));

/**
 * Folders that import each other, straight or by way of others, in sentences. Those of `known` are let be,
 * until they no longer do.
 */
export function knotsIn(files: Graph, known: readonly Pair[] = []): string[] {
  const between = importsBetween(files);
  const untied = known.filter(([a, b]) => !(between.get(a)?.has(b) && between.get(b)?.has(a)));
  const graph = new Map(
    [...between].map(([from, onward]) => [
      from,
      new Set([...onward.keys()].filter((to) => !isPair(known, from, to))),
    ]),
  );
  const knots = circlesIn(graph).map((circle) => {
    const ways = circle.map((from, index) => between.get(from)!.get(circle[index + 1] ?? circle[0]!));
    return `${[...circle, circle[0]].join(' → ')}: ${ways.join(', ')}. Move what they share to a floor below them.`;
  });
  return [
    ...knots,
    ...untied.map(
      ([a, b]) => `${a} and ${b} no longer import each other: scripts/imports/knots.ts need not name them.`,
    ),
  ];
}
