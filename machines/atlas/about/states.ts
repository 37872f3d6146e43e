import type { AnyStateNode } from 'xstate';
import { declaredMachines } from '../invoked.ts';
import { nodeName, findReachedStates, getStates, type ReachedState } from '../graph.ts';
import type { Model } from '../model.ts';
import { getPath, type Path } from '../paths.ts';
import type { Product } from '../product.ts';
import { named } from '../sentences.ts';
import { humanize } from '../words.ts';
import { getWalks } from './walks.ts';
import { foundArrows, getSlug, type ArrowInfo } from './arrows.ts';

/** A delay that a state waits for. */
export interface Wait {
  delay: string;
  milliseconds?: number;
}

export interface StateInfo {
  /** Its dotted path. */
  id: string;
  /** The same, fit for an address. */
  slug: string;
  /** Its name as words. */
  words: string;
  isLeaf: boolean;
  isFinal: boolean;
  description: string;
  tags: readonly string[];
  /** The state around it, where it is not of the machine itself. */
  within?: string;
  /** Those in it, where it has some. */
  states: readonly string[];
  /** The machines that run in it, begun by it or by what is around it. */
  runs: readonly string[];
  /** The calls that it, or what is around it, makes: ids. */
  calls: readonly string[];
  /** What goes on in the browser meanwhile: ids. */
  children: readonly string[];
  waits: readonly Wait[];
  /** What is done on entering and on leaving it, in words. */
  onEntering: readonly string[];
  onLeaving: readonly string[];
  /** The mails that go out on the way into it. */
  mails: readonly string[];
  /** Of a state with others in it, those that leave it; of the others, all. */
  out: readonly ArrowInfo[];
  /** From other states. */
  in: readonly ArrowInfo[];
  /** The way of somebody who comes with nothing. */
  walk: Path;
  /** A path that is shorter than it, by what is told or remembered. */
  shortcut?: Path;
}

const getLevels = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [] : [...getLevels(node.parent), node];

/** Whether what a machine is in lies within a state, or is it. */
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

/** How somebody comes to a state. */
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

/** Every state of a machine, those with others in them too, in the order of the definition. */
export function statesAbout(model: Model, product: Product): StateInfo[] {
  const { machine } = model;
  const machines = declaredMachines(machine);
  const arrows = foundArrows(model, product);
  const reached = findReachedStates(model).toSorted((a, b) => a.steps.length - b.steps.length);
  const walks = getWalks(model);
  return getStates(machine.root).map((node) => {
    const id = nodeName(node);
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
      words: product.names?.[node.key] ?? humanize(node.key),
      isLeaf,
      isFinal: node.type === 'final',
      description: node.description ?? '',
      tags: levels.flatMap(({ tags }) => tags),
      ...(levels.length > 1 && { within: nodeName(levels.at(-2)!) }),
      states: Object.values(node.states).map(nodeName),
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
