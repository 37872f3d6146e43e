import {
  createActor,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
} from 'xstate';
import type { ModelEvent } from 'statechart-atlas';
import { formatStateValue } from 'statechart-atlas/graph';
import { getRecord } from './prepare.ts';

/** Waits until the answers have arrived. */
export const arrived = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs a prepared machine: its calls answer when the path says so, on a clock that only the path moves. */
export function replay(machine: AnyStateMachine, input: unknown, snapshot?: Snapshot<unknown>) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input, clock, ...(snapshot && { snapshot }) });
  const { begun, effects } = getRecord(actor);
  actor.on('*', (uiEffect: EventObject) => void effects.push({ uiEffect }));
  actor.start();

  const now = (): AnyMachineSnapshot => actor.getSnapshot();
  const state = () => formatStateValue(now().value);
  const running = () => begun.filter(({ id, ref }) => now().children[id] === ref);

  const findCall = (id: string) => {
    const found = running().find((one) => one.id === id);
    if (!found) throw new Error(`Nobody waits for ${id} in ${state()}.`);
    return found;
  };

  const happens = ({ event, after }: ModelEvent) => {
    const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (after !== undefined) clock.increment(after);
    else if (outcome === 'done') findCall(id).answer((event as { output?: unknown }).output);
    else if (outcome === 'error') findCall(id).fail((event as { error?: unknown }).error);
    else if (now().can(event)) actor.send(event);
    else throw new Error(`Nothing comes of ${event.type} in ${state()}.`);
  };

  return {
    actor,
    clock,
    /** Every actor that was begun, in order. */
    begun,
    /** Those that have not been stopped or answered. */
    running,
    findCall,
    effects,
    now,
    state,
    takes: async (event: ModelEvent) => {
      happens(event);
      await arrived();
    },
  };
}

export type Replay = ReturnType<typeof replay>;
