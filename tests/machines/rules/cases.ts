import type { AnyStateMachine } from 'xstate';
import { CallFailed } from '../../../contract/schemas/callFailed.ts';
import { toViolation, type Violation } from '../../../contract/schemas/violations.ts';
import type { Model, ModelEvent } from 'statechart-atlas';
import type { FailedCall } from '../../../machines/shared/failures.ts';
import { everyKind } from '../kinds.ts';
import { canFail, isGuestEvent } from '../laws/walk.ts';
import { isCallback } from '../prepare.ts';
import type { Replay } from '../replay.ts';
import type { Calls, Move, PlacedRule, Rules } from './rule.ts';

/** One thing that can happen in a state, and what the rules say comes of it: nothing where they are silent. */
export interface Case {
  name: string;
  happens: (run: Replay) => void;
  move: Move<AnyStateMachine> | undefined;
  /** Whether a guest, or the page for them, does it: then the move is open or not. */
  isDone: boolean;
}

export type AnyRules = Rules<AnyStateMachine>;
type AnyRule = PlacedRule<AnyStateMachine>;

const refusedByDefault = [toViolation('guest.email', 'email')];

/** Whether a state is in a step; the step without a name is the whole machine. */
export const isWithin = (step: string, state: string): boolean => step === '' || state.startsWith(`${step}.`);

/** The calls that run in a state: its own, and those of the steps around it. */
export const getCalls = ({ steps = {} }: AnyRules, state: string, { calls = {} }: AnyRule): Calls =>
  Object.assign(
    {},
    ...Object.entries(steps).map(([step, stepCalls]) => (isWithin(step, state) ? stepCalls : {})),
    calls,
  );

export const getGuestEvents = ({ events }: Model): ModelEvent[] => events.filter(isGuestEvent);

const answersTo = ({ events }: Model, id: string) =>
  events.filter(({ event }) => event.type === `xstate.done.actor.${id}`);

// `call.failed.kind.variant`: what is special about it has a rule of its own.
const getSpecialFailures = ({ events }: Model, id: string) =>
  events.filter(({ name }) => name.startsWith(`${id}.failed.`) && name.split('.').length > 3);

type AfterFailure = Move<AnyStateMachine> | ((why: FailedCall) => Move<AnyStateMachine>) | undefined;

const afterFailure = (rule: AfterFailure, why: FailedCall) => (typeof rule === 'function' ? rule(why) : rule);

function getFailures(id: string, { fails = {} }: AnyRule, refused: readonly Violation[]): Case[] {
  const rules = fails[id];
  const kinds = everyKind.map((kind): Case => {
    const retryAfter = kind === 'too-many-requests' ? 90 : undefined;
    const error = new CallFailed(kind, { violations: [...refused], attemptsLeft: 2, retryAfter });
    return {
      name: `${id}.failed.${kind}`,
      happens: (run) => run.findCall(id).fail(error),
      move: afterFailure(rules?.[kind] ?? rules?.otherwise, {
        failure: kind,
        retryAfter,
        violations: refused,
      }),
      isDone: false,
    };
  });
  return [
    ...kinds,
    {
      name: `${id} breaks`,
      happens: (run) => run.findCall(id).fail(new TypeError('It broke.')),
      move: afterFailure(rules?.unknown ?? rules?.otherwise, {
        failure: 'unknown',
        retryAfter: undefined,
        violations: [],
      }),
      isDone: false,
    },
  ];
}

/** Everything that can happen in a state. */
export function getCases(model: Model, rules: AnyRules, state: string): Case[] {
  const rule = rules.states[state]!;
  const { on = {}, answers = {}, after } = rule;
  const done = getGuestEvents(model).map(({ name, event }): Case => ({
    name,
    happens: (run) => run.actor.send(event),
    move: (on as Record<string, Move<AnyStateMachine> | undefined>)[name],
    isDone: true,
  }));
  const calls = Object.entries(getCalls(rules, state, rule))
    .filter(([, [actor]]) => !isCallback(actor))
    .map(([id]) => id)
    .filter((id) => answersTo(model, id).length + Object.keys(rule.fails?.[id] ?? {}).length > 0);
  const answered = calls.flatMap((id) =>
    answersTo(model, id).map(({ name, event }): Case => ({
      name,
      happens: (run) => run.findCall(id).answer((event as { output?: unknown }).output),
      move: answers[name],
      isDone: false,
    })),
  );
  const special = calls.flatMap((id) =>
    getSpecialFailures(model, id).map(({ name, event }): Case => ({
      name,
      happens: (run) => run.findCall(id).fail((event as { error?: unknown }).error),
      move: answers[name],
      isDone: false,
    })),
  );
  const longTime = 366 * 24 * 60 * 60 * 1000;
  const [milliseconds, move] = after ?? [longTime + 1, undefined];
  const time: Case[] = [
    {
      name: 'almost enough time passes',
      happens: ({ clock }) => clock.increment(milliseconds - 1),
      move: undefined,
      isDone: false,
    },
    {
      name: 'enough time passes',
      happens: ({ clock }) => clock.increment(milliseconds),
      move,
      isDone: false,
    },
  ];
  return [
    ...done,
    ...answered,
    ...calls
      .filter((id) => canFail(model.events, id))
      .flatMap((id) => getFailures(id, rule, rules.refused ?? refusedByDefault)),
    ...special,
    ...time,
  ];
}
