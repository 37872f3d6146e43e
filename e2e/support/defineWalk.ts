import type { AnyStateMachine } from 'xstate';
import type { Model } from 'statechart-atlas';
import type { Rules, StateName } from '../../tests/machines/rules/rule.ts';
import { getTargets } from '../../tests/machines/rules/targets.ts';
import { getEventName } from './expectation.ts';
import type { Plan } from './tours.ts';

/** Transitions of the rules that a walk does not take. */
export interface Exception {
  /** The states that it applies to. */
  in: RegExp;
  event: RegExp;
  /** Why no walker can perform them; omitted for transitions that only a replayed path takes. */
  notByHand?: string;
}

export interface Skipped<S extends string = string> {
  to: S;
  notByHand?: string | undefined;
}

interface WalkDefinition<M extends AnyStateMachine, S extends StateName<M>, E> extends Pick<
  Plan<NoInfer<S>>,
  'start' | 'detours' | 'leavesAtOnce'
> {
  model: Model;
  rules: Rules<M>;
  /** What is visible in each state of the walk. Transitions to other states of the machine are left out. */
  expected: Readonly<Record<S, E>>;
  exceptions?: readonly Exception[];
}

type WithTargets<S extends string, E> = E & {
  targets: Readonly<Record<string, S>>;
  skipped: Readonly<Record<string, Skipped<S>>>;
};

/**
 * Defines a walk whose event targets come from the rules of a machine, never from the machine itself.
 * @throws if the rules contain no transition for a second way or an exception
 */
export function defineWalk<
  M extends AnyStateMachine,
  S extends StateName<M>,
  E extends { otherWays?: readonly string[] },
>({ rules, expected, exceptions = [], ...plan }: WalkDefinition<M, S, E>) {
  const { id } = plan.model.machine;
  const states = Object.keys(expected) as S[];
  const ruleTargets: Readonly<Record<string, Readonly<Record<string, string>>>> = getTargets(
    plan.model,
    rules,
  );
  const isWalked = (state: string): state is S => Object.hasOwn(expected, state);
  const unused = new Set(exceptions);
  const deriveTargets = (state: S): WithTargets<S, E> => {
    const targets: Record<string, S> = {};
    const skipped: Record<string, Skipped<S>> = {};
    for (const [event, to] of Object.entries(ruleTargets[state]!)) {
      const exception = exceptions.find((one) => one.in.test(state) && one.event.test(event));
      if (exception) unused.delete(exception);
      if (!isWalked(to)) continue;
      if (exception) skipped[event] = { to, notByHand: exception.notByHand };
      else targets[event] = to;
    }
    for (const way of expected[state].otherWays ?? []) {
      const to = targets[getEventName(way)];
      if (to === undefined) throw new Error(`The rules of ${id} have no ${way} in ${state}.`);
      targets[way] = to;
    }
    return { ...expected[state], targets, skipped };
  };
  const walked = Object.fromEntries(states.map((state) => [state, deriveTargets(state)])) as Record<
    S,
    WithTargets<S, E>
  >;
  for (const one of unused) {
    throw new Error(`The rules of ${id} have nothing that an exception is about: ${one.event} in ${one.in}.`);
  }
  return { ...plan, expected: walked };
}
