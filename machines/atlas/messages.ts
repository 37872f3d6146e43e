import { createActor, createMachine, SimulatedClock, type AnyActorRef, type AnyStateMachine } from 'xstate';
import type { Model } from './model.ts';
import { surveyPaths, type Path } from './paths.ts';

/** Types of the events that a machine sends to other machines on its paths, each once. */
export interface Messages {
  toItsParent: readonly string[];
  /** By the id of the invoked machine. */
  toInvoked: ReadonlyMap<string, readonly string[]>;
}

interface Message {
  /** The id of the receiver; undefined for the parent. */
  to: string | undefined;
  type: string;
}

const isMessage = ({ type }: Message) => !type.startsWith('xstate.') || type.startsWith('xstate.done.actor.');

/** Walks one path within a test parent, and records the events that the machine sends. Only the path answers calls. */
function recordMessages(machine: AnyStateMachine, input: unknown, path: Path): Message[] {
  const found: Message[] = [];
  const parent = createMachine({ invoke: { id: machine.id, src: machine, input: () => input } });
  const listening = createActor(parent, {
    clock: new SimulatedClock(),
    inspect: (seen) => {
      if (seen.type !== '@xstate.event' || seen.sourceRef === undefined || seen.sourceRef !== walking) return;
      const to = seen.actorRef === listening ? undefined : (seen.actorRef as AnyActorRef).id;
      found.push({ to, type: seen.event.type });
    },
  });
  const walking = listening.getSnapshot().children[machine.id];
  listening.start();
  for (const { happening } of path.steps) walking?.send(happening.event);
  listening.stop();
  return found.filter(isMessage);
}

/**
 * Returns the events that a machine sends to its parent and to the machines that it invokes, recorded on a path through
 * each of its transitions.
 * @param machine the model's machine with the implementations of its parent, which include its reports to the parent
 */
export function getMessages(model: Model, machine = model.machine): Messages {
  const found = surveyPaths(model).paths.flatMap((path) => recordMessages(machine, model.input, path));
  const types = (messages: readonly Message[] = []) => [...new Set(messages.map(({ type }) => type))];
  const byReceiver = Map.groupBy(found, ({ to }) => to);
  return {
    toItsParent: types(byReceiver.get(undefined)),
    toInvoked: new Map(
      [...byReceiver].flatMap(([to, messages]) => (to === undefined ? [] : [[to, types(messages)]])),
    ),
  };
}
