/** The imports of each file. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function shortestCircle(graph: Graph, start: string): string[] | undefined {
  const previous = new Map<string, string>();
  const pathTo = (end: string): string[] => (end === start ? [start] : [...pathTo(previous.get(end)!), end]);
  const met = [start];
  for (const at of met) {
    for (const next of graph.get(at) ?? []) {
      if (next === start) return pathTo(at);
      if (previous.has(next)) continue;
      previous.set(next, at);
      met.push(next);
    }
  }
  return undefined;
}

/** Returns import cycles, short ones first, until each file of a cycle occurs in one of them. */
export function findCycles(graph: Graph): string[][] {
  const circles = [...graph.keys()]
    .map((start) => shortestCircle(graph, start))
    .filter((circle) => circle !== undefined)
    .toSorted((a, b) => a.length - b.length);
  const named = new Set<string>();
  return circles.filter((circle) => {
    const isNew = circle.some((member) => !named.has(member));
    for (const member of circle) named.add(member);
    return isNew;
  });
}
