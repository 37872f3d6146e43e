import type { AnyStateNode } from 'xstate';
import { declaredMachines } from '../invoked.ts';
import { getNodeName, findReachedStates, getStates, type ReachedState } from '../graph.ts';
import type { Model } from '../model.ts';
import { getPath, type Path } from '../paths.ts';
import type { Product } from '../product.ts';
import { named } from '../behaviour.ts';
import { humanize } from '../words.ts';
import { getWalks } from './walks.ts';
import { foundArrows, getSlug, type ArrowInfo } from './arrowInfo.ts';

/** A delay that a state waits for. */
export interface Wait {
  delay: string;
  milliseconds?: number;
}

export interface StateInfo {
  /** The dotted path of the state. */
  id: string;
  /** The same path in a form that is safe in a URL. */
  slug: string;
  /** The name of the state in words. */
  words: string;
  isLeaf: boolean;
  isFinal: boolean;
  description: string;
  tags: readonly string[];
  /** The parent state; missing for a top-level state. */
  within?: string;
  /** The child states. */
  states: readonly string[];
  /** The machines that run in the state, invoked by it or by one of its parent states. */
  runs: readonly string[];
  /** Ids of the calls that the state or one of its parent states makes. */
  calls: readonly string[];
  /** Ids of the other activities in the browser while the state is active. */
  children: readonly string[];
  waits: readonly Wait[];
  /** Names of the entry and exit actions, in words. */
  onEntering: readonly string[];
  onLeaving: readonly string[];
  /** Ids of the e-mails that are sent with the transitions into the state. */
  mails: readonly string[];
  /** For a compound state, the transitions that leave it; for a leaf state, all of its transitions. */
  out: readonly ArrowInfo[];
  /** The transitions from other states into this one. */
  in: readonly ArrowInfo[];
  /** The path of a guest without stored data or links from e-mails. */
  walk: Path;
  /** A shorter path with events from storage or from other pages. */
  shortcut?: Path;
}

const getLevels = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [] : [...getLevels(node.parent), node];

/** Returns whether a state value is the outer state or lies within it. */
export const isWithin = (state: string, around: string): boolean =>
  state.split(' ').some((leaf) => around === '' || leaf === around || leaf.startsWith(`${around}.`));

function getWaits(node: AnyStateNode, { events }: Model): Wait[] {
  return node.after.map(({ delay, eventType }) => {
    const milliseconds = events.find(({ event }) => event.type === eventType)?.after;
    return { delay: String(delay), ...(milliseconds !== undefined && { milliseconds }) };
  });
}

function findNearest({ machine }: Model, id: string, reached: readonly ReachedState[]): Path {
  const nearest = reached.find(({ state }) => isWithin(state, id));
  const start = reached.find(({ steps }) => steps.length === 0)?.state ?? '';
  return getPath(machine.id, start, nearest?.steps ?? []);
}

/** Returns the path by hand to a state, and a shortcut if one is shorter. */
function findRoutes(
  model: Model,
  id: string,
  walks: readonly ReachedState[],
  reached: readonly ReachedState[],
) {
  const walk = findNearest(model, id, walks);
  const shortcut = findNearest(model, id, reached);
  return { walk, ...(shortcut.steps.length < walk.steps.length && { shortcut }) };
}

/** Returns the data of every state of a machine, compound states included, in the order of the definition. */
export function statesAbout(model: Model, product: Product): StateInfo[] {
  const { machine } = model;
  const machines = declaredMachines(machine);
  const arrows = foundArrows(model, product);
  const reached = findReachedStates(model).toSorted((a, b) => a.steps.length - b.steps.length);
  const walks = getWalks(model);
  return getStates(machine.root).map((node) => {
    const id = getNodeName(node);
    const isLeaf = Object.keys(node.states).length === 0;
    const levels = getLevels(node);
    const invoked = levels.flatMap(({ invoke }) => invoke);
    const isMachine = (src: unknown) => typeof src === 'string' && machines.has(src);
    const others = invoked.filter(({ src }) => !isMachine(src)).map((one) => one.id);
    const within = arrows.filter(({ info }) => isWithin(info.from, id));
    const into = arrows
      .map(({ info }) => info)
      .filter(({ from, to }) => isWithin(to, id) && !isWithin(from, id));
    return {
      id,
      slug: getSlug(id),
      words: product.displayNames?.[node.key] ?? humanize(node.key),
      isLeaf,
      isFinal: node.type === 'final',
      description: node.description ?? '',
      tags: levels.flatMap(({ tags }) => tags),
      ...(levels.length > 1 && { within: getNodeName(levels.at(-2)!) }),
      states: Object.values(node.states).map(getNodeName),
      runs: invoked.flatMap(({ src }) => (isMachine(src) ? [machines.get(src as string)!.id] : [])),
      calls: others.filter((call) => Object.hasOwn(product.calls, call)),
      children: others.filter((call) => Object.hasOwn(product.activities, call)),
      waits: levels.flatMap((level) => getWaits(level, model)),
      onEntering: named(node.entry),
      onLeaving: named(node.exit),
      mails: [...new Set(into.flatMap(({ mails }) => mails))],
      out: within.map(({ info }) => info).filter(({ to }) => isLeaf || !isWithin(to, id)),
      in: into,
      ...findRoutes(model, id, walks, reached),
    };
  });
}
