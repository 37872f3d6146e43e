import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, Snapshot } from 'xstate';
import { CallFailed, type FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Violation } from '../../contract/schemas/violations.ts';
import { prepareMachine } from './prepare.ts';
import { arrived, replay } from './replay.ts';

interface About {
  violations?: Violation[];
  attemptsLeft?: number;
  retryAfter?: number;
}

/** One guest's path through a machine, step by step. */
export function journey<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  provided: readonly string[] = [],
  stored?: Snapshot<unknown>,
) {
  const run = replay(prepareMachine(machine, provided), input, stored);
  return {
    run,
    is: () => run.state(),
    knows: () => run.now().context as ContextFrom<M>,
    can: (event: EventFromLogic<M>): boolean => run.now().can(event),
    does: (...events: EventFromLogic<M>[]) => {
      for (const event of events) run.actor.send(event);
    },
    answers: async (call: string, output: unknown) => {
      run.findCall(call).answer(output);
      await arrived();
    },
    fails: async (call: string, kind: FailureKind, about: About = {}) => {
      run.findCall(call).fail(new CallFailed(kind, about));
      await arrived();
    },
    /** The inputs of the actors, one for each call. */
    getRequests: <Question = { idempotencyKey: string }>(actor: string) =>
      run.begun.filter(({ src }) => src === actor).map((call) => call.input as Question),
    goesOnFromStorage: () =>
      journey(
        machine,
        input,
        provided,
        JSON.parse(JSON.stringify(run.actor.getPersistedSnapshot())) as Snapshot<unknown>,
      ),
  };
}
