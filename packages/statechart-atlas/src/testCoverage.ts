import type { StateValue } from 'xstate';
import { getArrows, getNodeName, findReachedStates, formatStateValue, type Arrow } from './graph.ts';
import type { ModelEvent, Model } from './model.ts';
import type { Coverage } from './paths.ts';
import { changesScreen, findNextState, isUnreachable } from './screens.ts';

/** A transition that a running machine took, as reported by XState's inspection. */
export interface TakenTransition {
  machine: string;
  /** The dotted path of the transition's source state; empty for the machine itself. */
  source: string;
  eventType: string;
  /** The index of the transition among the source's transitions for the event. */
  branch: number;
  /** The state values before and after the transition. */
  from: StateValue;
  to: StateValue;
}

/** A state and an event that it handles: the smallest unit that a test can cover. */
export interface Pair {
  state: string;
  event: ModelEvent;
  /** Whether the pair changes the screen and can be reached in a browser. */
  isSeen: boolean;
}

/** The states, transitions and pairs of a machine that no run has reached. */
export interface Untested {
  machine: string;
  /** The states that a browser can reach. */
  states: readonly string[];
  arrows: readonly Arrow[];
  pairs: readonly Pair[];
  /** The total numbers; `screens` counts the pairs that change the screen. */
  of: { states: number; arrows: number; pairs: number; screens: number };
  /** Pairs that a run reached although the model declares them unreachable. */
  misjudged: readonly Pair[];
}

const getKey = (source: string, eventType: string, branch: number) => `${source} ${eventType} ${branch}`;

/** Returns a unique key of a transition in the definition: its source, event type and branch. */
export const getTransitionName = ({ source, eventType, transition }: Arrow): string =>
  getKey(getNodeName(source), eventType, source.transitions.get(eventType)?.indexOf(transition) ?? -1);

/** Returns the states, transitions and pairs of a machine that no run has reached. */
export function findUntested(model: Model, taken: readonly TakenTransition[]): Untested {
  const { machine, events } = model;
  const own = taken.filter((one) => one.machine === machine.id);
  const keys = new Set(own.map(({ source, eventType, branch }) => getKey(source, eventType, branch)));
  const inStates = new Set(
    own.map(
      ({ from, source, eventType, branch }) =>
        `${formatStateValue(from)} ${getKey(source, eventType, branch)}`,
    ),
  );
  const arrows = getArrows(machine);
  const reachedStates = findReachedStates(model);
  const pairs = reachedStates.flatMap((reached) =>
    events
      .filter(({ event }) => reached.snapshot.can(event))
      .map((event) => {
        const { state, snapshot } = reached;
        const isOut = isUnreachable(model, reached, event);
        const isSeen = !isOut && changesScreen(model, reached, event);
        // In parallel states, one event can take several transitions.
        const isTaken = machine
          .getTransitionData(snapshot, event.event)
          .flatMap((transition) => arrows.filter((arrow) => arrow.transition === transition))
          .every((arrow) => inStates.has(`${state} ${getTransitionName(arrow)}`));
        return { pair: { state, event, isSeen }, next: findNextState(model, reached, event), isOut, isTaken };
      }),
  );
  const states = new Set(reachedStates.filter(({ steps }) => steps.length === 0).map(({ state }) => state));
  for (const state of states)
    for (const { pair, next, isOut } of pairs) if (pair.state === state && !isOut) states.add(next);
  const visited = new Set(own.flatMap(({ from, to }) => [formatStateValue(from), formatStateValue(to)]));
  return {
    machine: machine.id,
    states: [...states].filter((state) => !visited.has(state)),
    arrows: arrows.filter((arrow) => !keys.has(getTransitionName(arrow))),
    pairs: pairs.filter(({ isTaken }) => !isTaken).map(({ pair }) => pair),
    of: {
      states: states.size,
      arrows: arrows.length,
      pairs: pairs.length,
      screens: pairs.filter(({ pair }) => pair.isSeen).length,
    },
    misjudged: pairs.filter(({ isOut, isTaken }) => isOut && isTaken).map(({ pair }) => pair),
  };
}

/** Returns the unreached pairs that change the screen. */
export const findUntestedScreens = ({ pairs }: Pick<Untested, 'pairs'>): readonly Pair[] =>
  pairs.filter(({ isSeen }) => isSeen);

/** Returns the coverage that corresponds to the unreached transitions and pairs. */
export const getTestCoverage = (
  unreached: Untested,
): Record<'states' | 'arrows' | 'pairs' | 'screens', Coverage> => {
  const { states, arrows, pairs, of } = unreached;
  return {
    states: { covered: of.states - states.length, total: of.states },
    arrows: { covered: of.arrows - arrows.length, total: of.arrows },
    pairs: { covered: of.pairs - pairs.length, total: of.pairs },
    screens: { covered: of.screens - findUntestedScreens(unreached).length, total: of.screens },
  };
};
