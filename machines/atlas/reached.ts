import type { StateValue } from 'xstate';
import { arrowsOf, nodeName, reachedStates, stateName, type Arrow } from './graph.ts';
import type { Happening, Model } from './model.ts';
import type { Coverage } from './paths.ts';

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
  happening: Happening;
}

/** What of a machine nothing has reached where it ran. */
export interface Unreached {
  machine: string;
  arrows: readonly Arrow[];
  pairs: readonly Pair[];
  /** How many there are in all. */
  of: { arrows: number; pairs: number };
}

const keyOf = (source: string, eventType: string, branch: number) => `${source} ${eventType} ${branch}`;

/** An arrow's place in the definition: its source, what it answers to, and which of several branches it is. */
export const placeOf = ({ source, eventType, transition }: Arrow): string =>
  keyOf(nodeName(source), eventType, source.transitions.get(eventType)?.indexOf(transition) ?? -1);

/** What of a machine was taken nowhere. */
export function unreachedOf(model: Model, taken: readonly Taken[]): Unreached {
  const { machine, happenings } = model;
  const own = taken.filter((one) => one.machine === machine.id);
  const keys = new Set(own.map(({ source, eventType, branch }) => keyOf(source, eventType, branch)));
  const inStates = new Set(
    own.map(
      ({ from, source, eventType, branch }) => `${stateName(from)} ${keyOf(source, eventType, branch)}`,
    ),
  );
  const arrows = arrowsOf(machine);
  const pairs = reachedStates(model).flatMap(({ state, snapshot }) =>
    happenings
      .filter(({ event }) => snapshot.can(event))
      .map((happening) => ({
        pair: { state, happening },
        // In parallel states one event takes several arrows.
        keys: machine
          .getTransitionData(snapshot, happening.event)
          .flatMap((transition) => arrows.filter((arrow) => arrow.transition === transition))
          .map((arrow) => `${state} ${placeOf(arrow)}`),
      })),
  );
  return {
    machine: machine.id,
    arrows: arrows.filter((arrow) => !keys.has(placeOf(arrow))),
    pairs: pairs.filter((one) => !one.keys.every((key) => inStates.has(key))).map(({ pair }) => pair),
    of: { arrows: arrows.length, pairs: pairs.length },
  };
}

/** The same as how much was taken. */
export const reachedOf = ({ arrows, pairs, of }: Unreached): Record<'arrows' | 'pairs', Coverage> => ({
  arrows: { covered: of.arrows - arrows.length, total: of.arrows },
  pairs: { covered: of.pairs - pairs.length, total: of.pairs },
});
