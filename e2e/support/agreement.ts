import { transition, type AnyStateNode } from 'xstate';
import type { Model } from '../../machines/atlas/model.ts';
import { reachedStates, stateName } from '../../machines/atlas/graph.ts';
import { happeningOf } from './expectation.ts';

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
  const { machine, happenings } = model;
  const isWords = ({ name, words }: (typeof happenings)[number]) => `${words} (${name})`;
  return reachedStates(model).flatMap(({ state, snapshot }) => {
    const leads = Object.entries(expected[state]?.leads ?? {});
    const expectedAfter = (name: string) => {
      const usual = common.find((one) => one.when === name && one.in.test(state));
      const own = leads.filter(([lead]) => happeningOf(lead) === name).map(([, to]) => to);
      return usual ? [...own, usual.leadsTo ?? state] : own;
    };
    const unheard = leads
      .map(([lead]) => happeningOf(lead))
      .filter((name) => !happenings.some((happening) => happening.name === name))
      .map((name) => `In ${state} something is expected to happen that never does: ${name}.`);
    const differing = happenings.flatMap((happening) => {
      const wanted = new Set(expectedAfter(happening.name));
      const after = snapshot.can(happening.event)
        ? stateName(transition(machine, snapshot, happening.event)[0].value)
        : undefined;
      if (after === undefined ? wanted.size === 0 : wanted.size === 1 && wanted.has(after)) return [];
      const does = after === undefined ? 'does nothing' : `goes to ${after}`;
      const isExpected = [...wanted].join(' or ') || 'nothing';
      return `In ${state}, when ${isWords(happening)}: the machine ${does}, and a guest expects ${isExpected}.`;
    });
    return [...unheard, ...differing];
  });
}

const failedWithin = (node: AnyStateNode, isWithin = false): string[] => {
  const isFailed = isWithin || node.tags.includes('failed');
  const within = Object.values(node.states);
  if (within.length === 0) return isFailed ? [node.path.join('.')] : [];
  return within.flatMap((child) => failedWithin(child, isFailed));
};

/** The states in which a machine says that something failed. */
export const statesThatFailed = ({ machine }: Model): ReadonlySet<string> =>
  new Set(failedWithin(machine.root as AnyStateNode));
