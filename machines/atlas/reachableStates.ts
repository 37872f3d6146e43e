import type { StateValue } from 'xstate';
import { getArrows, nodeName, findReachedStates, stateName, type Arrow } from './graph.ts';
import type { ModelEvent, Model } from './model.ts';
import type { Coverage } from './paths.ts';
import { isUnreachable, changesScreen } from './screens.ts';

/** An arrow that a machine took where it ran, as XState's inspection tells it. */
export interface Taken {
  machine: string;
  /** The dotted path of the state that the arrow belongs to; empty for the machine itself. */
  source: string;
  eventType: string;
  /** Which of the source's transitions for that event it is. */
  branch: number;
  /** The values of the machine before and after it. */
  from: StateValue;
  to: StateValue;
}

/** What can happen in a state: the smallest thing that a test can walk. */
export interface Pair {
  state: string;
  happening: ModelEvent;
  /** Whether it leads to another screen, to which somebody can come in a browser. */
  isSeen: boolean;
}

/** What of a machine nothing has reached where it ran. */
export interface Unreached {
  machine: string;
  arrows: readonly Arrow[];
  pairs: readonly Pair[];
  /** How many there are in all; screens are the pairs that lead to another one. */
  of: { arrows: number; pairs: number; screens: number };
  /** What was taken though the model says that no browser brings it about. */
  misjudged: readonly Pair[];
}

const getKey = (source: string, eventType: string, branch: number) => `${source} ${eventType} ${branch}`;

/** An arrow's place in the definition: its source, what it answers to, and which of several branches it is. */
export const getPlace = ({ source, eventType, transition }: Arrow): string =>
  getKey(nodeName(source), eventType, source.transitions.get(eventType)?.indexOf(transition) ?? -1);

/** What of a machine was taken nowhere. */
export function findUnreached(model: Model, taken: readonly Taken[]): Unreached {
  const { machine, events } = model;
  const own = taken.filter((one) => one.machine === machine.id);
  const keys = new Set(own.map(({ source, eventType, branch }) => getKey(source, eventType, branch)));
  const inStates = new Set(
    own.map(
      ({ from, source, eventType, branch }) => `${stateName(from)} ${getKey(source, eventType, branch)}`,
    ),
  );
  const arrows = getArrows(machine);
  const pairs = findReachedStates(model).flatMap((reached) =>
    events
      .filter(({ event }) => reached.snapshot.can(event))
      .map((happening) => {
        const { state, snapshot } = reached;
        const isOut = isUnreachable(model, reached, happening);
        const isSeen = !isOut && changesScreen(model, reached, happening);
        // In parallel states one event takes several arrows.
        const isTaken = machine
          .getTransitionData(snapshot, happening.event)
          .flatMap((transition) => arrows.filter((arrow) => arrow.transition === transition))
          .every((arrow) => inStates.has(`${state} ${getPlace(arrow)}`));
        return { pair: { state, happening, isSeen }, isOut, isTaken };
      }),
  );
  return {
    machine: machine.id,
    arrows: arrows.filter((arrow) => !keys.has(getPlace(arrow))),
    pairs: pairs.filter(({ isTaken }) => !isTaken).map(({ pair }) => pair),
    of: {
      arrows: arrows.length,
      pairs: pairs.length,
      screens: pairs.filter(({ pair }) => pair.isSeen).length,
    },
    misjudged: pairs.filter(({ isOut, isTaken }) => isOut && isTaken).map(({ pair }) => pair),
  };
}

/** The pairs among them that lead to another screen. */
export const findUnseen = ({ pairs }: Pick<Unreached, 'pairs'>): readonly Pair[] =>
  pairs.filter(({ isSeen }) => isSeen);

/** The same as how much was taken. */
export const getCoverage = (unreached: Unreached): Record<'arrows' | 'pairs' | 'screens', Coverage> => {
  const { arrows, pairs, of } = unreached;
  return {
    arrows: { covered: of.arrows - arrows.length, total: of.arrows },
    pairs: { covered: of.pairs - pairs.length, total: of.pairs },
    screens: { covered: of.screens - findUnseen(unreached).length, total: of.screens },
  };
};
