import { transition, type AnyStateNode } from 'xstate';
import type { ModelEvent, Model } from '../../machines/atlas/model.ts';
import { findReachedStates, stateName, type ReachedState } from '../../machines/atlas/graph.ts';
import type { Tag } from '../../machines/shared/tags.ts';
import { getEventName } from './expectation.ts';

type Leads = Readonly<Record<string, { leads: Readonly<Record<string, string>> }>>;

/** What can happen in many states, with the state that follows; a pattern tells in which. */
export interface Common {
  in: RegExp;
  when: string;
  /** Nothing where the guest stays where they are. */
  leadsTo?: string;
}

/**
 * How a machine differs from what guests expect, in sentences: each state with each thing that can happen in it.
 * Something new in the machine, of which nobody has said what a guest expects of it, differs too.
 */
export function disagreements(model: Model, expected: Leads, common: readonly Common[] = []): string[] {
  const { events } = model;
  const isWords = ({ name, words }: (typeof events)[number]) => `${words} (${name})`;
  return findReachedStates(model).flatMap((place) => {
    const { state } = place;
    const leads = Object.entries(expected[state]?.leads ?? {});
    const expectedAfter = (name: string) => {
      const usual = common.find((one) => one.when === name && one.in.test(state));
      const own = leads.filter(([lead]) => getEventName(lead) === name).map(([, to]) => to);
      return usual ? [...own, usual.leadsTo ?? state] : own;
    };
    const unheard = leads
      .map(([lead]) => getEventName(lead))
      .filter((name) => !events.some((happening) => happening.name === name))
      .map((name) => `In ${state} something is expected to happen that never does: ${name}.`);
    const differing = events.flatMap((happening) => {
      const wanted = new Set(expectedAfter(happening.name));
      const after = stateAfter(model, place, happening);
      if (after === undefined ? wanted.size === 0 : wanted.size === 1 && wanted.has(after)) return [];
      const does = after === undefined ? 'does nothing' : `goes to ${after}`;
      const isExpected = [...wanted].join(' or ') || 'nothing';
      return `In ${state}, when ${isWords(happening)}: the machine ${does}, and a guest expects ${isExpected}.`;
    });
    return [...unheard, ...differing];
  });
}

/** Where a machine that stands in a state goes when something happens; nothing where it hears nothing of it. */
const stateAfter = (
  { machine }: Model,
  { snapshot }: ReachedState,
  { event }: ModelEvent,
): string | undefined =>
  snapshot.can(event) ? stateName(transition(machine, snapshot, event)[0].value) : undefined;

/** Those of some moves that a machine makes otherwise than they are told. */
export function movesThatDiffer<M extends { from: string; name: string; to: string }>(
  model: Model,
  moves: readonly M[],
): M[] {
  const places = new Map(findReachedStates(model).map((place) => [place.state, place]));
  return moves.filter(({ from, name, to }) => {
    const place = places.get(from);
    const happening = model.events.find((one) => one.name === getEventName(name));
    return place && happening && stateAfter(model, place, happening) !== to;
  });
}

const taggedWithin = (node: AnyStateNode, tag: Tag, isWithin = false): string[] => {
  const isTagged = isWithin || node.tags.includes(tag);
  const within = Object.values(node.states);
  if (within.length === 0) return isTagged ? [node.path.join('.')] : [];
  return within.flatMap((child) => taggedWithin(child, tag, isTagged));
};

/** The states of which a machine says so: in which something failed, or is waited for. */
export const statesThat = (tag: Tag, { machine }: Model): ReadonlySet<string> =>
  new Set(taggedWithin(machine.root as AnyStateNode, tag));
