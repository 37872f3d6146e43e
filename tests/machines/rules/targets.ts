import type { AnyStateMachine } from 'xstate';
import type { FailureKind } from '../../../contract/schemas/callFailed.ts';
import type { ModelEvent, Model } from 'statechart-atlas';
import type { Move, PlacedRule, Rules, StateName } from './rule.ts';

type AnyRule = PlacedRule<AnyStateMachine>;
type AnyMove = Move<AnyStateMachine> | undefined;

/** Whether the end of a delay is an event of a state: `xstate.after.<delay>.<machine>.<path of states>`. */
const isDelayIn = ({ type }: ModelEvent['event'], delay: string, { id }: AnyStateMachine, state: string) => {
  const prefix = `xstate.after.${delay}.${id}.`;
  return type.startsWith(prefix) && `${state}.`.startsWith(`${type.slice(prefix.length)}.`);
};

const findFailure = ({ fails = {} }: AnyRule, name: string): AnyMove => {
  const [call = '', outcome, kind = '', ...variant] = name.split('.');
  if (outcome !== 'failed' || variant.length > 0) return undefined;
  const move = fails[call]?.[kind as FailureKind] ?? fails[call]?.otherwise;
  const failure = { failure: kind as FailureKind, retryAfter: undefined, violations: [] };
  return typeof move === 'function' ? move(failure) : move;
};

function findMove(
  { machine }: Model,
  rule: AnyRule,
  state: string,
  { name, event, after }: ModelEvent,
): AnyMove {
  const on = rule.on as Readonly<Record<string, AnyMove>> | undefined;
  const [delay = ''] = name.split('.');
  const isNext = after !== undefined && after === rule.after?.[0] && isDelayIn(event, delay, machine, state);
  return (
    on?.[name] ?? rule.answers?.[name] ?? findFailure(rule, name) ?? (isNext ? rule.after?.[1] : undefined)
  );
}

/** The target of each event of a model in each state, as the rules of its machine have it. */
export function getTargets<M extends AnyStateMachine>(
  model: Model,
  { states }: Rules<M>,
): Record<StateName<M>, Record<string, StateName<M>>> {
  const rules = Object.entries(states as unknown as Readonly<Record<string, AnyRule>>);
  const targets: Record<string, Record<string, string>> = Object.fromEntries(
    rules.map(([state, rule]) => [
      state,
      Object.fromEntries(
        model.events.flatMap((event) => {
          const move = findMove(model, rule, state, event);
          return move ? [[event.name, move.to ?? state]] : [];
        }),
      ),
    ]),
  );
  // The delay of a state around others passes in one of them: the one from which its target is first reached.
  for (const [state, { path }] of rules) {
    if (path !== 'initial') targets[path[0]]![path[1]] ??= state;
  }
  return targets as Record<StateName<M>, Record<string, StateName<M>>>;
}
