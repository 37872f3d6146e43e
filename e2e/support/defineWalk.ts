import type { AnyStateMachine } from 'xstate';
import type { Model } from 'statechart-atlas';
import {
  defineWalk as defineWalkWithTargets,
  type Exception,
  type WalkPlan,
} from 'statechart-atlas/playwright';
import type { Rules, StateName } from '../../tests/machines/rules/rule.ts';
import { getTargets } from '../../tests/machines/rules/targets.ts';

interface WalkDefinition<M extends AnyStateMachine, S extends StateName<M>, Expectation> extends Pick<
  WalkPlan<NoInfer<S>>,
  'start' | 'detours' | 'leavesAtOnce'
> {
  model: Model;
  rules: Rules<M>;
  /** The screen in each state of the walk. Transitions to other states of the machine are left out. */
  expected: Readonly<Record<S, Expectation>>;
  exceptions?: readonly Exception[];
}

/**
 * Defines a walk whose event targets come from the rules of a machine, never from the machine itself.
 * @throws if the rules contain no event for a second way or an exception
 */
export const defineWalk = <
  M extends AnyStateMachine,
  S extends StateName<M>,
  Expectation extends { otherWays?: readonly string[] },
>({
  rules,
  ...definition
}: WalkDefinition<M, S, Expectation>) =>
  defineWalkWithTargets<S, Expectation>({ ...definition, targets: getTargets(definition.model, rules) });
