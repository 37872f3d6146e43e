import { transition, type AnyMachineSnapshot, type AnyStateNode, type EventObject } from 'xstate';
import {
  getArrows,
  getNodeName,
  findReachedStates,
  formatStateValue,
  getStates,
  type Arrow,
} from '../graph.ts';
import type { Model } from '../model.ts';
import { addCoverage, type Coverage, type Path } from '../paths.ts';
import { getPairs } from './edges.ts';
import { getStart } from './waypoints.ts';

export const kinds = ['states', 'transitions', 'guards', 'events', 'pairs'] as const;
export type Kind = (typeof kinds)[number];

/** The coverage of a machine's definition by some paths, and the missing items in words. */
export interface PathCoverage {
  machine: string;
  counts: Record<Kind, Coverage>;
  missing: Record<Kind, readonly string[]>;
}

/** The covered items of each kind, in words. */
type Walked = Record<Kind, Set<string>>;

const ancestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...ancestors(node.parent)] : [node];

const arrowWords = ({ source, eventType, transition: { target, guard } }: Arrow, nth: number) => {
  const to = target?.map((node) => getNodeName(node)).join(' ') ?? 'stays';
  return `${getNodeName(source) || 'anywhere'} on ${eventType} → ${to}${guard ? ` (branch ${nth})` : ''}`;
};

/** Maps every transition of the definition to a unique description. */
function arrowsInWords(model: Model): ReadonlyMap<unknown, { words: string; isGuarded: boolean }> {
  const arrows = getArrows(model.machine);
  return new Map(
    arrows.map((arrow) => {
      const transitions = arrow.source.transitions.get(arrow.eventType) ?? [];
      const words = arrowWords(arrow, transitions.indexOf(arrow.transition) + 1);
      return [arrow.transition, { words, isGuarded: arrow.transition.guard !== undefined }];
    }),
  );
}

/** Returns the transitions that an event takes, and the earlier ones whose guards reject it. */
function decided(model: Model, snapshot: AnyMachineSnapshot, event: EventObject) {
  const taken = model.machine.getTransitionData(snapshot, event);
  const { _nodes: nodes } = snapshot;
  const refused = nodes
    .filter(({ states }) => Object.keys(states).length === 0)
    .flatMap((leaf) => {
      const levels = ancestors(leaf as AnyStateNode).map((node) => node.transitions.get(event.type) ?? []);
      const end = levels.findIndex((arrows) => arrows.some((arrow) => taken.includes(arrow)));
      return levels.slice(0, end + 1 || undefined).flatMap((arrows) => {
        const first = arrows.findIndex((arrow) => taken.includes(arrow));
        return first < 0 ? arrows : arrows.slice(0, first);
      });
    });
  return { taken, refused };
}

const nothing = (): Walked => ({
  states: new Set(),
  transitions: new Set(),
  guards: new Set(),
  events: new Set(),
  pairs: new Set(),
});

const getPair = (state: string, event: string) => `${state} × ${event}`;

const getLevels = (state: string) =>
  state
    .split(' ')
    .flatMap((leaf) => leaf.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.')));

function walk(model: Model, paths: readonly Path[]): Walked {
  const begins = getStart(model).snapshot;
  const walked = nothing();
  const arrows = arrowsInWords(model);
  const enters = ({ value }: AnyMachineSnapshot) => {
    for (const level of getLevels(formatStateValue(value))) walked.states.add(level);
  };
  enters(begins);
  for (const { steps } of paths) {
    let snapshot = begins;
    for (const { event } of steps) {
      const { taken, refused } = decided(model, snapshot, event.event);
      for (const arrow of taken) {
        const known = arrows.get(arrow);
        if (!known) continue;
        walked.transitions.add(known.words);
        if (known.isGuarded) walked.guards.add(`${known.words}: taken`);
      }
      for (const arrow of refused) walked.guards.add(`${arrows.get(arrow)?.words}: refused`);
      walked.events.add(event.event.type);
      walked.pairs.add(getPair(formatStateValue(snapshot.value), event.name));
      [snapshot] = transition(model.machine, snapshot, event.event) as [AnyMachineSnapshot, unknown];
      enters(snapshot);
    }
  }
  return walked;
}

/** Returns all items of a machine, with the same descriptions as the covered ones. */
function everything(model: Model): Record<Kind, readonly string[]> {
  const arrows = [...arrowsInWords(model).values()];
  return {
    states: getStates(model.machine.root).map(getNodeName),
    transitions: arrows.map(({ words }) => words),
    guards: arrows
      .filter(({ isGuarded }) => isGuarded)
      .flatMap(({ words }) => [`${words}: taken`, `${words}: refused`]),
    events: [...new Set(getArrows(model.machine).map(({ eventType }) => eventType))],
    pairs: getPairs(model, findReachedStates(model)).map(({ from, event }) =>
      getPair(from.state, event.name),
    ),
  };
}

const byKind = <T>(of: (kind: Kind) => T) =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, T>;

/** Returns the coverage of a machine by some paths: of its definition, and of its pairs of state and event. */
export function getPathCoverage(model: Model, paths: readonly Path[]): PathCoverage {
  const walked = walk(model, paths);
  const all = everything(model);
  const missing = byKind((kind) => all[kind].filter((what) => !walked[kind].has(what)));
  const counts = byKind((kind) => ({
    covered: all[kind].length - missing[kind].length,
    total: all[kind].length,
  }));
  return { machine: model.machine.id, counts, missing };
}

/** Returns the total coverage of several machines. */
export const getTotal = (coverages: readonly PathCoverage[]): Record<Kind, Coverage> =>
  byKind((kind) => addCoverage(coverages.map(({ counts }) => counts[kind])));
