import { getNodeName } from '../graph.ts';
import type { Model } from '../model.ts';
import type { Product } from '../product.ts';
import { isWithin } from './states.ts';
import { foundArrows, type ArrowInfo, type FoundArrow } from './arrowInfo.ts';
import type { ArrowKind } from './kinds.ts';

/** An arrow of the diagram: a transition of the definition for one event. */
export interface DrawnArrow {
  /** The source state, which may be a parent state; empty for the machine itself. */
  source: string;
  /** The target state that the definition names; undefined if no state is exited. */
  target: string | undefined;
  words: string;
  kind: ArrowKind;
  /** The pairs of state and event that this arrow represents. */
  arrows: readonly ArrowInfo[];
}

const getTarget = (target: readonly unknown[] | undefined) => {
  const [first] = (target ?? []) as readonly Parameters<typeof getNodeName>[0][];
  return first && getNodeName(first);
};

/** Returns the one of several parallel states that lies within the source of the transition. */
const getLeaf = ({ from }: ArrowInfo, source: string) =>
  from.split(' ').find((leaf) => isWithin(leaf, source)) ?? source;

/** Draws an arrow of the main path from the state on that path, even if a parent state handles the event. */
const getDrawnSources = ({ info, transitions }: FoundArrow): Pick<DrawnArrow, 'source' | 'target'>[] =>
  transitions.map(({ source, target }) => ({
    source:
      info.kind === 'expected' && target !== undefined
        ? getLeaf(info, getNodeName(source))
        : getNodeName(source),
    target: getTarget(target),
  }));

/** Returns the arrows of a machine's diagram, in the order of its states. */
export function drawnArrows(model: Model, product: Product): DrawnArrow[] {
  const drawn = new Map<string, DrawnArrow & { arrows: ArrowInfo[] }>();
  for (const arrow of foundArrows(model, product)) {
    const { info } = arrow;
    for (const ends of getDrawnSources(arrow)) {
      const key = [ends.source, ends.target, info.event, info.kind].join(' › ');
      const one = drawn.get(key) ?? { ...ends, words: info.words, kind: info.kind, arrows: [] };
      one.arrows.push(info);
      drawn.set(key, one);
    }
  }
  return [...drawn.values()];
}
