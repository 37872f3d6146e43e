import type { Model } from '../model.ts';
import { getEventName } from './eventName.ts';
import type { SkippedEvent, WalkPlan } from './walkPlan.ts';

/** Events that a walk does not perform. */
export interface Exception {
  /** Matches the states that it applies to. */
  in: RegExp;
  event: RegExp;
  /** The reason why no walker can perform them; omitted for events that only a requested path performs. */
  notByHand?: string;
}

interface WalkDefinition<S extends string, Expectation> extends Pick<
  WalkPlan<NoInfer<S>>,
  'start' | 'detours' | 'leavesAtOnce'
> {
  model: Model;
  /** The target of each event in each state, written by hand rather than computed by the machine. */
  targets: Readonly<Record<NoInfer<S>, Readonly<Record<string, string>>>>;
  /** The expectations of each state of the walk. Transitions to other states of the machine are left out. */
  expected: Readonly<Record<S, Expectation>>;
  exceptions?: readonly Exception[];
}

type WithTargets<S extends string, Expectation> = Expectation & {
  targets: Readonly<Record<string, S>>;
  skipped: Readonly<Record<string, SkippedEvent<S>>>;
};

/**
 * Defines a walk through the states of a machine.
 * @throws if the targets contain no event for a second way or an exception
 */
export function defineWalk<S extends string, Expectation extends { otherWays?: readonly string[] }>(
  definition: WalkDefinition<S, Expectation>,
) {
  const { targets: allTargets, expected, exceptions = [], ...plan } = definition;
  const { id } = plan.model.machine;
  const states = Object.keys(expected) as S[];
  const isInWalk = (state: string): state is S => Object.hasOwn(expected, state);
  const unused = new Set(exceptions);
  const addTargets = (state: S): WithTargets<S, Expectation> => {
    const targets: Record<string, S> = {};
    const skipped: Record<string, SkippedEvent<S>> = {};
    for (const [event, to] of Object.entries<string>(allTargets[state])) {
      const exception = exceptions.find((one) => one.in.test(state) && one.event.test(event));
      if (exception) unused.delete(exception);
      if (!isInWalk(to)) continue;
      if (exception) skipped[event] = { to, reason: exception.notByHand };
      else targets[event] = to;
    }
    for (const way of expected[state].otherWays ?? []) {
      const to = targets[getEventName(way)];
      if (to === undefined) throw new Error(`The rules of ${id} have no ${way} in ${state}.`);
      targets[way] = to;
    }
    return { ...expected[state], targets, skipped };
  };
  const walked = Object.fromEntries(states.map((state) => [state, addTargets(state)])) as Record<
    S,
    WithTargets<S, Expectation>
  >;
  for (const { in: state, event } of unused)
    throw new Error(`The rules of ${id} have no event for the exception ${event} in ${state}.`);
  return { ...plan, expected: walked };
}
