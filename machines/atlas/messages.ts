import { createActor, createMachine, SimulatedClock, type AnyActorRef, type AnyStateMachine } from 'xstate';
import type { Model } from './model.ts';
import { surveyPaths, type Path } from './paths.ts';

/** What a machine tells others on its paths: types of events, each once. */
export interface Messages {
  toItsParent: readonly string[];
  /** By the names under which it invokes them. */
  toInvoked: ReadonlyMap<string, readonly string[]>;
}

interface Message {
  /** Nothing where it is the parent that hears it. */
  to: string | undefined;
  type: string;
}

const isMessage = ({ type }: Message) => !type.startsWith('xstate.') || type.startsWith('xstate.done.actor.');

/** Walks one path within a parent that only listens. What the machine calls is not answered but by the path. */
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
 * What a machine tells its parent and those it invokes, as heard on a path through each of its arrows.
 *
 * @param machine that of the model, as a parent has it: with what it reports to that one
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
