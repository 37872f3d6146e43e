import type { Model } from '../model.ts';
import { pathId } from '../pathId.ts';
import { getDoer, type DescribedPath } from '../paths/describePath.ts';
import { moveName, nothingBefore } from '../paths/prerequisites.ts';
import { getChance } from '../paths/random.ts';
import { randomWalks } from '../paths/randomWalks.ts';
import type { Move, Way } from '../paths/ways.ts';
import { getEventName } from './eventName.ts';
import { findDifferingMoves } from './machineStates.ts';
import type { Exploration } from './request.ts';
import type { Walk } from './walkPlan.ts';

/** The number of moves of a machine per path in a round. */
const movesPerPath = 60;

/** The number of states per path with slow checks. */
const checksPerPath = 4;

/** Lists all moves of a walk. */
function listMoves<S extends string>({ expected, detours = {}, model: { events } }: Walk<S>): Move[] {
  const isModelEvent = (name: string) => events.some((one) => one.name === getEventName(name));
  const possibleDetours = Object.entries(detours).filter(([name]) => isModelEvent(name));
  return Object.entries<{ targets: Readonly<Record<string, S>> }>(expected).flatMap(([from, { targets }]) => [
    ...Object.entries(targets).map(([name, to]) => ({ from, name, to })),
    ...possibleDetours.map(([name, { to }]) => ({ from, name, to })),
  ]);
}

/** Describes a random path as the path of a report. */
export function toPath({ machine, events }: Model, start: string, way: Way): DescribedPath {
  const names = way.map(({ name }) => name);
  const findModelEvent = (name: string) => events.find((one) => one.name === getEventName(name));
  return {
    id: pathId(machine.id, start, names),
    machine: machine.id,
    start,
    startIsTrue: '',
    steps: way.map(({ from, name, to }) => {
      const event = findModelEvent(name);
      return {
        name,
        event: name,
        words: event?.description ?? name,
        by: event ? getDoer(event) : 'you',
        state: to,
        isTrue: '',
        stays: from === to,
      };
    }),
  };
}

export interface RandomPath<Language extends string> {
  path: DescribedPath;
  /** The states with slow checks: those that were checked least often. */
  checkedStates: readonly string[];
  language: Language;
  /** All moves of the walk. */
  moves: readonly Move[];
}

/** Chooses the states of paths with slow checks: on each path those that were checked least often. */
function chooseCheckedStates(
  paths: readonly (readonly string[])[],
  earlierChecks: Readonly<Record<string, number>>,
): string[][] {
  const checks = new Map(Object.entries(earlierChecks));
  const countChecks = (state: string) => checks.get(state) ?? 0;
  return paths.map((states) => {
    const leastChecked = [...new Set(states)]
      .toSorted((a, b) => countChecks(a) - countChecks(b))
      .slice(0, checksPerPath);
    for (const state of leastChecked) checks.set(state, countChecks(state) + 1);
    return leastChecked;
  });
}

/** Creates the random paths of a walk in a round. They start where the machine deviates from the expectations. */
export function createRandomPaths<S extends string, Language extends string>(
  walk: Walk<S>,
  { seed, round, machines, length, earlierRounds }: Exploration,
  languages: readonly Language[],
): RandomPath<Language>[] {
  const { model, start } = walk;
  if (!machines.includes(model.machine.id)) return [];
  const moves = listMoves(walk);
  const { done, stopping, looked } = earlierRounds[`${model.machine.id} ${start}`] ?? nothingBefore;
  const canContinue = (move: Move) => !stopping.includes(moveName(move));
  const differing = new Set(findDifferingMoves(model, moves));
  const walks = randomWalks(moves.filter(canContinue), start, {
    choose: getChance(seed + round * 7919),
    count: Math.max(1, Math.round(moves.length / movesPerPath)),
    length,
    looks: languages,
    timesDone: (move) => (done[moveName(move)] ?? 0) - (differing.has(move) ? 1 : 0),
  });
  const checkedStates = chooseCheckedStates(
    walks.map(({ way }) => [start, ...way.map(({ to }) => to)]),
    looked,
  );
  return walks
    .map(({ way, look: language }, index) => ({
      path: toPath(model, start, way),
      checkedStates: checkedStates[index]!,
      language,
      moves,
    }))
    .filter(({ path }) => path.steps.length > 0);
}
