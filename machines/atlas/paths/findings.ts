import type { ReplayedPath } from './replayed.ts';
import type { Way } from './ways.ts';

/** Something that is not as it must be, where it was first come to. */
export interface Failing {
  machine: string;
  /** The state that somebody came to. */
  state: string;
  /** How it differs from what must be. */
  reason: string;
  language: string;
  start: string;
  way: Way;
}

const getRoute = ({ steps }: ReplayedPath, last: number): Way =>
  steps.slice(1, last + 1).map(({ name = '', state }, nth) => ({ from: steps[nth]!.state, name, to: state }));

/** The steps of a walk that failed; its last one where something else did. */
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

/** What kinds of things are not as they must be: the beginnings of the sentences about them. */
const getKinds = (reason: string): string[] => {
  const errorLines = reason.split('\n').filter((line) => line.startsWith('Error: '));
  return (errorLines.length > 0 ? errorLines : [reason]).map((line) => line.split(' ').slice(0, 3).join(' '));
};

/** Whether all of it is told already of the same state. */
export function isKnown({ machine, state, reason }: Failing, errorLines: readonly Failing[]): boolean {
  const known = errorLines.filter((one) => one.machine === machine && one.state === state);
  const kinds = new Set(known.flatMap((one) => getKinds(one.reason)));
  return known.length > 0 && getKinds(reason).every((kind) => kinds.has(kind));
}

/** What differs, line by line: whatever it is that was looked at, which stands before it. */
const getDifferences = (reason: string): string[] =>
  reason.split('\n').flatMap((line) => /^[+-] +"(?:[a-z ]+: )?(.+)",?$/.exec(line.trim())?.[1] ?? []);

/** What is told already of another state and differs alike: what all pages of a journey show is found in each of its states. */
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

/** What failed on some walks, each state of a machine once: the shortest way to it. */
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

/** Whether the last step of a way failed when it was walked. */
export const failsAtItsEnd = (path: ReplayedPath | undefined): boolean =>
  path !== undefined && failedSteps(path).includes(path.steps.length - 1);
