import { nodeName } from '../graph.ts';
import type { Model } from '../model.ts';
import type { Product } from '../product.ts';
import { isWithin } from './states.ts';
import { foundArrows, type ArrowInfo, type FoundArrow } from './arrows.ts';
import type { ArrowKind } from './kinds.ts';

/** An arrow as it is drawn: one of the definition, for one thing that happens. */
export interface DrawnArrow {
  /** The state that it leaves, those around others too; empty for the machine itself. */
  source: string;
  /** The state that it names; undefined where nothing is left. */
  target: string | undefined;
  words: string;
  kind: ArrowKind;
  /** The pairs of a state and a happening that it stands for. */
  arrows: readonly ArrowInfo[];
}

const getTarget = (target: readonly unknown[] | undefined) => {
  const [first] = (target ?? []) as readonly Parameters<typeof nodeName>[0][];
  return first && nodeName(first);
};

/** Of parallel states, the one that answers, or in which it is answered. */
const getLeaf = ({ from }: ArrowInfo, source: string) =>
  from.split(' ').find((leaf) => isWithin(leaf, source)) ?? source;

/** What is wanted is drawn from where the way passes, though the state around answers it. */
const getDrawnSources = ({ info, transitions }: FoundArrow): Pick<DrawnArrow, 'source' | 'target'>[] =>
  transitions.map(({ source, target }) => ({
    source:
      info.kind === 'expected' && target !== undefined ? getLeaf(info, nodeName(source)) : nodeName(source),
    target: getTarget(target),
  }));

/** The arrows of a machine as they are drawn, in the order of its states. */
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
