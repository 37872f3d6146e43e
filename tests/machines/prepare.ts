import {
  createMachine,
  fromCallback,
  fromPromise,
  StateMachine,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

/** An actor that the machine has begun: a call, or what waits for a moment. */
export interface Begun {
  id: string;
  src: string;
  input: unknown;
  ref: AnyActorRef;
  /** Whether it is a call that is answered: not a journey that goes on, nor what keeps or follows something. */
  isAnswered: boolean;
  answer: (output: unknown) => void;
  fail: (error: unknown) => void;
}

/** An output of the machine: a sent event, or an action that its parent provides. */
export type RecordedEffect =
  | { to: string; event: EventObject }
  | { does: string; context: unknown }
  | { uiEffect: EventObject };

/** The calls and outputs of a running machine, in order. */
export interface Record {
  begun: Begun[];
  effects: RecordedEffect[];
}

/** A start state other than the initial one. */
export interface At {
  state: string;
  context: unknown;
}

const records = new WeakMap<AnyActorRef['system'], Record>();

/** The record of a machine that is about to run. */
export function getRecord({ system }: Pick<AnyActorRef, 'system'>): Record {
  const record = records.get(system) ?? { begun: [], effects: [] };
  records.set(system, record);
  return record;
}

/** Whether an actor only waits, persists, synchronises or follows something, and never answers. */
export const isCallback = (src: string): boolean => /^(await|persist|sync|follow)/.test(src);

const entered = 'triedFrom';

/** The machine with a first state from which the given one is entered, as by any arrow. */
const beginningAt = (machine: AnyStateMachine, { state, context }: At): AnyStateMachine => {
  const { states } = machine.config;
  const first = { always: `#${machine.id}.${state}` };
  const config = { ...machine.config, context, initial: entered, states: { ...states, [entered]: first } };
  return createMachine(config as never, machine.implementations as never);
};

/** Whether it is a journey within the journey, which has a graph of its own, and goes on until it is left. */
const isUnending = (logic: unknown) =>
  logic instanceof StateMachine && !Object.values(logic.states).some(({ type }) => type === 'final');

// Actors that wait for a moment are callbacks; their events arrive from the path like a guest's.
const sendsNothing = (src: string, logic: unknown) => isCallback(src) || isUnending(logic);

const call = (src: string) =>
  fromPromise<unknown, unknown>(
    ({ self, input }) =>
      new Promise((answer, fail) => {
        getRecord(self).begun.push({ id: self.id, src, input, ref: self, isAnswered: true, answer, fail });
      }),
  );

const silence = (src: string) =>
  fromCallback<EventObject, unknown>(({ self, input, receive }) => {
    const nothing = () => undefined;
    const { begun, effects } = getRecord(self);
    begun.push({ id: self.id, src, input, ref: self, isAnswered: false, answer: nothing, fail: nothing });
    receive((event) => void effects.push({ to: self.id, event }));
  });

/** A machine whose calls wait to be answered, and that keeps a record of what it does. */
export function prepareMachine(
  machine: AnyStateMachine,
  provided: readonly string[] = [],
  at?: At,
): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => [
    src,
    sendsNothing(src, logic) ? silence(src) : call(src),
  ]);
  for (const does of provided)
    if (!(does in machine.implementations.actions)) throw new Error(`${machine.id} does not ${does}.`);
  const actions = provided.map((does) => [
    does,
    ({ context, self }: { context: unknown; self: AnyActorRef }) =>
      void getRecord(self).effects.push({ does, context }),
  ]);
  return (at ? beginningAt(machine, at) : machine).provide({
    actors: Object.fromEntries(actors),
    actions: Object.fromEntries(actions),
  });
}
