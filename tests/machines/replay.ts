import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  StateMachine,
  waitFor,
  type AnyActorLogic,
} from 'xstate';
import type { Chart, Happening } from '../../machines/atlas/chart.ts';
import { stateName, type Step } from '../../machines/atlas/graph.ts';

interface Pending {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

// Actors that wait for a moment are callbacks; their events arrive from the path like a guest's. A journey
// within the journey has a graph of its own.
const saysNothing = (name: string, logic: unknown) =>
  name.startsWith('await') || logic instanceof StateMachine;

/** A running machine whose calls answer when the path says so, on a clock that only the path moves. */
export function replay({ machine, input }: Chart) {
  const pending = new Map<string, Pending>();
  const clock = new SimulatedClock();
  const call = fromPromise(
    ({ self }) => new Promise((resolve, reject) => pending.set(self.id, { resolve, reject })),
  );
  const silence = fromCallback(() => undefined);
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]): [string, AnyActorLogic] => [
      name,
      saysNothing(name, logic) ? silence : call,
    ]),
  );
  const actor = createActor(machine.provide({ actors }), { input, clock }).start();

  const pendingCall = (id: string) => {
    const found = pending.get(id);
    if (!found) throw new Error(`Nobody has called ${id}.`);
    pending.delete(id);
    return found;
  };

  const happens = ({ event, after }: Happening) => {
    const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    if (after !== undefined) clock.increment(after);
    else if (outcome === 'done') pendingCall(id).resolve((event as unknown as { output: unknown }).output);
    else if (outcome === 'error') pendingCall(id).reject((event as unknown as { error: unknown }).error);
    else if (actor.getSnapshot().can(event)) actor.send(event);
    else throw new Error(`Nothing comes of ${event.type} here.`);
  };

  return {
    actor,
    takes: async ({ happening, state }: Step) => {
      happens(happening);
      return waitFor(actor, (snapshot) => stateName(snapshot.value) === state, { timeout: 1000 });
    },
  };
}
