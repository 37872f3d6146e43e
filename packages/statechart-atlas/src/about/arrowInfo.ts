import { transition, type AnyMachineSnapshot, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { getNodeName, findReachedStates, formatStateValue } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';
import { getPath, type Path } from '../paths.ts';
import type { Product } from '../product.ts';
import { named } from '../behaviour.ts';
import { walkMainPath } from '../mainPath.ts';
import { getKind, type ArrowKind } from './kinds.ts';

/** An event in a state, and the state that it leads to. */
export interface ArrowInfo {
  /** `state › event`: stable as long as both keep their names. */
  id: string;
  /** The same id in a form that is safe in a URL. */
  slug: string;
  from: string;
  to: string;
  /** The name of the event. */
  event: string;
  words: string;
  kind: ArrowKind;
  /** Whether the event changes no state: no state is exited or entered. */
  stays: boolean;
  /** Names of the actions that the event triggers, in words. */
  does: readonly string[];
  /** The parent state that handles the event if the state itself does not; empty for the machine as a whole. */
  isOfAncestor?: string;
  /** Ids of the e-mails that are sent with the event. */
  mails: readonly string[];
  /** The shortest path that ends with this event in this state. */
  path: Path;
}

/** A pair of state and event, with the transitions of the definition that handle it. */
export interface FoundArrow {
  info: ArrowInfo;
  transitions: readonly AnyTransitionDefinition[];
}

/** Returns a name in a form that is safe in a URL; `~` separates parallel states. */
export const getSlug = (name: string): string => name.replaceAll(' ', '~');

/** Returns whether the answer to a call is a refusal: it leads to a state with the tag `failed`. */
const isRefusal = (kind: ArrowKind, { tags }: AnyMachineSnapshot) =>
  kind === 'answered' && tags.has('failed');

const findAncestor = (source: AnyStateNode, from: string) =>
  from.split(' ').includes(getNodeName(source)) ? {} : { isOfAncestor: getNodeName(source) };

function findArrows(model: Model, { mails }: Product): FoundArrow[] {
  const { machine, events } = model;
  const expectedArrows = new Set(walkMainPath(model).map(({ from, event }) => `${from} › ${event.name}`));
  const getPayload = ({ name }: ModelEvent) =>
    mails
      .filter(({ sentAfter }) => sentAfter.some((at) => at.machine === machine.id && at.event === name))
      .map(({ id }) => id);
  const reached = findReachedStates(model);
  const start = reached.find(({ steps }) => steps.length === 0)?.state ?? '';
  return reached.flatMap(({ state: from, snapshot, steps }) =>
    events.flatMap((event): FoundArrow[] => {
      const transitions = machine.getTransitionData(snapshot, event.event);
      const [first] = transitions;
      if (first === undefined) return [];
      const [after] = transition(machine, snapshot, event.event);
      const id = `${from} › ${event.name}`;
      const to = formatStateValue(after.value);
      const kind = getKind(event);
      const info: ArrowInfo = {
        id,
        slug: `${getSlug(from)}--${event.name}`,
        from,
        to,
        event: event.name,
        words: event.description,
        kind: expectedArrows.has(id) ? 'expected' : isRefusal(kind, after) ? 'failed' : kind,
        stays: transitions.every(({ target }) => target === undefined),
        does: transitions.flatMap(({ actions }) => named(actions)),
        ...findAncestor(first.source, from),
        mails: getPayload(event),
        path: getPath(machine.id, start, [...steps, { event: event, state: to }]),
      };
      return [{ info, transitions }];
    }),
  );
}

const found = new WeakMap<Product, Map<Model, FoundArrow[]>>();

/** Returns every reachable pair of a state and an event that the state handles. */
export function foundArrows(model: Model, product: Product): FoundArrow[] {
  const known = found.get(product) ?? new Map<Model, FoundArrow[]>();
  found.set(product, known);
  const arrows = known.get(model) ?? findArrows(model, product);
  known.set(model, arrows);
  return arrows;
}
