import { dirname } from 'node:path';
import { findCycles, type Graph } from './cycles.ts';

/** Two folders; `src/*` means the files directly in `src`. */
type Pair = readonly [string, string];

/** Returns the folders of two files below their common folder; undefined if both are in the same folder. */
function folders(from: string, to: string): Pair | undefined {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  const differing = a.findIndex((name, depth) => name !== b[depth]);
  const common = differing === -1 ? a.length : differing;
  if (common === a.length && common === b.length) return undefined;
  const getName = (path: string[]) =>
    path.length === common ? `${path.join('/')}/*` : path.slice(0, common + 1).join('/');
  return [getName(a), getName(b)];
}

/** Returns the imports between folders, with one example for each direction. */
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

/** Describes folders that import each other, directly or through others. */
export function findFolderCycles(files: Graph): string[] {
  const between = importsBetween(files);
  const graph = new Map([...between].map(([from, onward]) => [from, new Set(onward.keys())]));
  return findCycles(graph).map((circle) => {
    const ways = circle.map((from, index) => between.get(from)!.get(circle[index + 1] ?? circle[0]!));
    return `${[...circle, circle[0]].join(' → ')}: ${ways.join(', ')}. Move the shared code to a folder that both may import.`;
  });
}
