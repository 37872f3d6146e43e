import { languages, type Language } from '../../../contract/language.ts';
import type { Model } from 'statechart-atlas';
import { pathId } from 'statechart-atlas/paths';
import { getDoer, type DescribedPath } from 'statechart-atlas/paths/describePath';
import { getChance } from 'statechart-atlas/paths/random';
import { moveName, nothingBefore } from 'statechart-atlas/paths/prerequisites';
import { randomWalks } from 'statechart-atlas/paths/randomWalks';
import type { Move, Way } from 'statechart-atlas/paths/ways';
import { findDifferingMoves } from '../../support/machineStates.ts';
import { getEventName } from '../../support/expectation.ts';
import type { ReplayRequest, Exploration } from './request.ts';
import type { WalkPlan } from './getTour.ts';

/** The number of moves of a machine per path in a round. */
const movesPerWay = 60;

/** A small window has no sidebar. */
const hasRoom = (name: string, device: string) => device === 'desk' || !name.endsWith('~in the sidebar');

/** All moves of a walk. */
function getMoves<S extends string>(
  { expected, detours = {} }: WalkPlan<S>,
  { events }: Model,
  device: string,
): Move[] {
  const isModelEvent = (name: string) => events.some((one) => one.name === getEventName(name));
  const detoursAt = Object.entries(detours).filter(([name]) => isModelEvent(name));
  return Object.entries<{ targets: Readonly<Record<string, S>> }>(expected).flatMap(([from, { targets }]) => [
    ...Object.entries(targets)
      .filter(([name]) => hasRoom(name, device))
      .map(([name, to]) => ({ from, name, to })),
    ...detoursAt.map(([name, { to }]) => ({ from, name, to })),
  ]);
}

/** A random path in the format of replays. */
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

interface RandomPath {
  path: DescribedPath;
  /** The states that axe checks: its slow check runs where it ran least. */
  looksAt: readonly string[];
  language: Language;
  moves: readonly Move[];
}

/** The number of states per path that axe checks. */
const looks = 4;

/** The states of paths that axe checks: on each path those that were checked least. */
function chooseCheckedStates(
  ways: readonly (readonly string[])[],
  before: Readonly<Record<string, number>>,
): string[][] {
  const looked = new Map(Object.entries(before));
  const getVisitCount = (state: string) => looked.get(state) ?? 0;
  return ways.map((states) => {
    const least = [...new Set(states)]
      .toSorted((a, b) => getVisitCount(a) - getVisitCount(b))
      .slice(0, looks);
    for (const state of least) looked.set(state, getVisitCount(state) + 1);
    return least;
  });
}

/** The random paths of a walk in a round. They start where the machine deviates from the rules. */
export function createRandomPaths<S extends string>(
  known: WalkPlan<S>,
  model: Model,
  { device }: ReplayRequest,
  { seed, round, of, length, before }: Exploration,
): RandomPath[] {
  if (!of.includes(model.machine.id)) return [];
  const moves = getMoves(known, model, device);
  const { done, stopping, looked } = before[`${model.machine.id} ${known.start}`] ?? nothingBefore;
  const isOpen = (move: Move) => !stopping.includes(moveName(move));
  const differing = new Set(findDifferingMoves(model, moves));
  const all = randomWalks(moves.filter(isOpen), known.start, {
    choose: getChance(seed + round * 7919),
    count: Math.max(1, Math.round(moves.length / movesPerWay)),
    length,
    looks: languages,
    timesDone: (move) => (done[moveName(move)] ?? 0) - (differing.has(move) ? 1 : 0),
  });
  const looksAt = chooseCheckedStates(
    all.map(({ way }) => [known.start, ...way.map(({ to }) => to)]),
    looked,
  );
  return all
    .map(({ way, look }, nth) => ({
      path: toPath(model, known.start, way),
      looksAt: looksAt[nth]!,
      language: look,
      moves,
    }))
    .filter(({ path }) => path.steps.length > 0);
}
