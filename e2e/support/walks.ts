import type { Chart } from '../../machines/atlas/chart.ts';
import { surveyOf, type Path } from '../../machines/atlas/paths.ts';

/** A path as it is walked in a browser. */
export interface Walk extends Path {
  /** Whether axe looks at the state in which it begins, and at those that its steps lead to. */
  isLookedAt: { start: boolean; after: readonly boolean[] };
}

const goesOn = (longer: Path, shorter: Path) =>
  longer.steps.length > shorter.steps.length &&
  shorter.steps.every(({ happening }, index) => longer.steps[index]?.happening.name === happening.name);

/** The paths that no other one goes on from: together they still take every arrow. */
const longestPaths = (paths: readonly Path[]) =>
  paths.filter((path) => !paths.some((other) => goesOn(other, path)));

const endOf = ({ steps }: Path) => steps.at(-1)?.state;

/** Each state is looked at once: where a walk ends in it, else where one passes through. */
function looks(paths: readonly Path[]): (path: Path) => Walk['isLookedAt'] {
  const ends = new Map<string | undefined, Path>();
  for (const path of paths.toReversed()) ends.set(endOf(path), path);
  const passed = new Set<string>();
  const isFirstPass = (state: string) => {
    const isNew = !ends.has(state) && !passed.has(state);
    passed.add(state);
    return isNew;
  };
  return (path) => ({
    start: isFirstPass(path.start),
    after: path.steps.map(({ state }, index) =>
      index === path.steps.length - 1 ? ends.get(state) === path : isFirstPass(state),
    ),
  });
}

const statesOn = ({ start, steps }: Path) => [start, ...steps.map(({ state }) => state)];

/** Paths that together come through every state: each time the one with the most that is new. */
function pathsThroughStates(paths: readonly Path[]): Path[] {
  const missing = new Set(paths.flatMap(statesOn));
  const newOn = (path: Path) => new Set(statesOn(path).filter((state) => missing.has(state))).size;
  const chosen: Path[] = [];
  while (missing.size > 0) {
    const best = paths.reduce((most, path) => (newOn(path) > newOn(most) ? path : most));
    for (const state of statesOn(best)) missing.delete(state);
    chosen.push(best);
  }
  return chosen;
}

/**
 * The walks that take every arrow of a machine in a browser and look at each of its states once. With `CI`
 * set they only come through every state, to be quick: every arrow is replayed on the machine anyway.
 */
export function walksOf(chart: Chart): Walk[] {
  const all = longestPaths(surveyOf(chart).paths);
  const paths = process.env['CI'] === undefined ? all : pathsThroughStates(all);
  const isLookedAt = looks(paths);
  return paths.map((path) => ({ ...path, isLookedAt: isLookedAt(path) }));
}
