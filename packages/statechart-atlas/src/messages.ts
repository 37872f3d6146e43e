import { createActor, createMachine, SimulatedClock, type AnyActorRef, type AnyStateMachine } from 'xstate';
import type { Model } from './model.ts';
import { surveyPaths, type Path } from './paths.ts';

/** The types of the events that a machine sends to other machines on its paths, without duplicates. */
export interface SentEventTypes {
  toParent: readonly string[];
  /** The event types, by the id of the invoked machine that receives them. */
  toInvoked: ReadonlyMap<string, readonly string[]>;
}

interface SentEvent {
  /** The id of the receiver; undefined for the parent. */
  to: string | undefined;
  type: string;
}

const isApplicationEvent = ({ type }: SentEvent) =>
  !type.startsWith('xstate.') || type.startsWith('xstate.done.actor.');

/**
 * Runs the machine along one path as the child of a test parent, and records the events that it sends. The events of
 * the path replace the results of invoked calls.
 */
function recordSentEvents(machine: AnyStateMachine, input: unknown, path: Path): SentEvent[] {
  const sentEvents: SentEvent[] = [];
  const parent = createMachine({ invoke: { id: machine.id, src: machine, input: () => input } });
  const parentActor = createActor(parent, {
    clock: new SimulatedClock(),
    inspect: (inspectionEvent) => {
      if (
        inspectionEvent.type !== '@xstate.event' ||
        inspectionEvent.sourceRef === undefined ||
        inspectionEvent.sourceRef !== machineActor
      )
        return;
      const to =
        inspectionEvent.actorRef === parentActor ? undefined : (inspectionEvent.actorRef as AnyActorRef).id;
      sentEvents.push({ to, type: inspectionEvent.event.type });
    },
  });
  const machineActor = parentActor.getSnapshot().children[machine.id];
  parentActor.start();
  for (const { event } of path.steps) machineActor?.send(event.event);
  parentActor.stop();
  return sentEvents.filter(isApplicationEvent);
}

/**
 * Returns the types of the events that a machine sends to its parent and to the machines that it invokes. Records them
 * on a set of paths that covers each transition.
 * @param machine the model's machine with the actions that the parent provides, because some of them send events to the
 * parent
 */
export function getSentEventTypes(model: Model, machine = model.machine): SentEventTypes {
  const sentEvents = surveyPaths(model).paths.flatMap((path) => recordSentEvents(machine, model.input, path));
  const types = (events: readonly SentEvent[] = []) => [...new Set(events.map(({ type }) => type))];
  const byReceiver = Map.groupBy(sentEvents, ({ to }) => to);
  return {
    toParent: types(byReceiver.get(undefined)),
    toInvoked: new Map(
      [...byReceiver].flatMap(([to, events]) => (to === undefined ? [] : [[to, types(events)]])),
    ),
  };
}
