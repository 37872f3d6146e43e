import type { ReplayedPath } from './replayed.ts';
import type { Way } from './ways.ts';

/** A failed check, with the first state where it failed. */
export interface Failing {
  machine: string;
  /** The state in which the check failed. */
  state: string;
  /** The message of the failed check. */
  reason: string;
  language: string;
  start: string;
  way: Way;
}

const getRoute = ({ steps }: ReplayedPath, last: number): Way =>
  steps.slice(1, last + 1).map(({ name = '', state }, nth) => ({ from: steps[nth]!.state, name, to: state }));

/** Returns the indexes of the failed steps of a path; the last seen step if the failure belongs to no step. */
function failedSteps({ outcome, steps }: ReplayedPath): number[] {
  if (outcome !== 'failed') return [];
  const failed = steps.flatMap((step, nth) => (step.outcome === 'failed' ? [nth] : []));
  return failed.length > 0
    ? failed
    : [
        Math.max(
          0,
          steps.findLastIndex((step) => step.outcome === 'seen'),
        ),
      ];
}

/** Returns the kinds of failures in a message: the first words of each error. */
const getKinds = (reason: string): string[] => {
  const errorLines = reason.split('\n').filter((line) => line.startsWith('Error: '));
  return (errorLines.length > 0 ? errorLines : [reason]).map((line) => line.split(' ').slice(0, 3).join(' '));
};

/** Returns whether a failure of the same kinds was already reported for the same state. */
export function isKnown({ machine, state, reason }: Failing, errorLines: readonly Failing[]): boolean {
  const known = errorLines.filter((one) => one.machine === machine && one.state === state);
  const kinds = new Set(known.flatMap((one) => getKinds(one.reason)));
  return known.length > 0 && getKinds(reason).every((kind) => kinds.has(kind));
}

/** Returns the differing lines of a failure, without the name of the checked element before them. */
const getDifferences = (reason: string): string[] =>
  reason.split('\n').flatMap((line) => /^[+-] +"(?:[a-z ]+: )?(.+)",?$/.exec(line.trim())?.[1] ?? []);

/**
 * Returns a reported failure of another state with the same differences: a defect that all pages of a journey show
 * fails in each of its states.
 */
export function findSimilarFailure<F extends Failing>(
  { reason }: Failing,
  errorLines: readonly F[],
): F | undefined {
  const differing = getDifferences(reason);
  if (differing.length === 0) return undefined;
  return errorLines.find((one) => {
    const known = new Set(getDifferences(one.reason));
    return differing.every((difference) => known.has(difference));
  });
}

/** Returns the failures of some walks, one per state: the one with the shortest path. */
export function findFailures(paths: readonly ReplayedPath[]): Failing[] {
  const all = paths.flatMap((path) =>
    failedSteps(path).map((nth): Failing => {
      const { machine, language, start, steps } = path;
      const { state = start, why: reason = path.why ?? '' } = steps[nth] ?? {};
      return { machine, state, reason, language, start, way: getRoute(path, nth) };
    }),
  );
  const shortFirst = all.toSorted((a, b) => a.way.length - b.way.length);
  return [...Map.groupBy(shortFirst, ({ machine, state }) => `${machine} ${state}`).values()].map(
    ([first]) => first!,
  );
}

/** Returns whether the last step of a path failed. */
export const failsAtItsEnd = (path: ReplayedPath | undefined): boolean =>
  path !== undefined && failedSteps(path).includes(path.steps.length - 1);
