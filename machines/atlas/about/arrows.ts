import { transition, type AnyMachineSnapshot, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nodeName, findReachedStates, stateName } from '../graph.ts';
import type { ModelEvent, Model } from '../model.ts';
import { getPath, type Path } from '../paths.ts';
import type { Product } from '../product.ts';
import { named } from '../sentences.ts';
import { parseRequestedRoute } from '../requestedRoute.ts';
import { getKind, type ArrowKind } from './kinds.ts';

/** Something that happens in a state, and where it leads. */
export interface ArrowInfo {
  /** `state › happening`: stays while both keep their names. */
  id: string;
  /** The same, fit for an address. */
  slug: string;
  from: string;
  to: string;
  /** Its name. */
  event: string;
  words: string;
  kind: ArrowKind;
  /** Whether the state goes on as it is: nothing is left or entered. */
  stays: boolean;
  /** What the machine does with it, in words. */
  does: readonly string[];
  /** The state around that answers it, where the state itself does not; empty for the machine as a whole. */
  isOfAncestor?: string;
  /** The mails that go out with it. */
  mails: readonly string[];
  /** The shortest path through it: one of those of every pair of a state and what happens in it. */
  path: Path;
}

/** An arrow, and what of the definition it is made of. */
export interface FoundArrow {
  info: ArrowInfo;
  transitions: readonly AnyTransitionDefinition[];
}

/** A name fit for an address; parallel parts are separated. */
export const getSlug = (name: string): string => name.replaceAll(' ', '~');

/** Whether a call's answer is a refusal all the same: where it leads, something failed. */
const isRefusal = (kind: ArrowKind, { tags }: AnyMachineSnapshot) =>
  kind === 'answered' && tags.has('failed');

const findAncestor = (source: AnyStateNode, from: string) =>
  from.split(' ').includes(nodeName(source)) ? {} : { isOfAncestor: nodeName(source) };

function findArrows(model: Model, { mails }: Product): FoundArrow[] {
  const { machine, events } = model;
  const expectedArrows = new Set(
    parseRequestedRoute(model).map(({ from, happening: event }) => `${from} › ${event.name}`),
  );
  const getPayload = ({ name }: ModelEvent) =>
    mails
      .filter(({ sentAfter }) => sentAfter.some((at) => at.machine === machine.id && at.happening === name))
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
      const to = stateName(after.value);
      const kind = getKind(event);
      const info: ArrowInfo = {
        id,
        slug: `${getSlug(from)}--${event.name}`,
        from,
        to,
        event: event.name,
        words: event.words,
        kind: expectedArrows.has(id) ? 'expected' : isRefusal(kind, after) ? 'failed' : kind,
        stays: transitions.every(({ target }) => target === undefined),
        does: transitions.flatMap(({ actions }) => named(actions)),
        ...findAncestor(first.source, from),
        mails: getPayload(event),
        path: getPath(machine.id, start, [...steps, { happening: event, state: to }]),
      };
      return [{ info, transitions }];
    }),
  );
}

const found = new WeakMap<Product, Map<Model, FoundArrow[]>>();

/** Every arrow that can be walked: one for each pair of a state and something that happens in it. */
export function foundArrows(model: Model, product: Product): FoundArrow[] {
  const known = found.get(product) ?? new Map<Model, FoundArrow[]>();
  found.set(product, known);
  const arrows = known.get(model) ?? findArrows(model, product);
  known.set(model, arrows);
  return arrows;
}
