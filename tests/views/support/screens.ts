import type { ReactNode } from 'react';
import type { Model, ModelEvent } from 'statechart-atlas';
import { findReachedStates, formatStateValue } from 'statechart-atlas/graph';
import { describe, expect, test } from 'vitest';
import {
  initialTransition,
  transition,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { StateName } from '../../machines/rules/rule.ts';
import { getScreen, trimLines, type Send } from './screen.tsx';

type Report = (event: EventObject, to: string, isAccepted: boolean) => void;

const subscription = { unsubscribe: () => undefined };

/** An actor that stays as it is, and reports the events that it and its children receive. */
export function stopAt(snapshot: AnyMachineSnapshot, report: Report, to = ''): AnyActorRef {
  const children = Object.entries(snapshot.children ?? {}).map(([id, child]) => [
    id,
    child && stopAt((child as AnyActorRef).getSnapshot() as AnyMachineSnapshot, report, `${to}${id}: `),
  ]);
  const stopped = { ...snapshot, children: Object.fromEntries(children) as unknown };
  return {
    getSnapshot: () => stopped,
    subscribe: () => subscription,
    on: () => subscription,
    send: (event: EventObject) => report(event, to, snapshot.can(event)),
  } as unknown as AnyActorRef;
}

/** Names of events of the model, in order, and events that the model does not have. */
type Path = readonly (string | ModelEvent)[];

/** Returns the machine after a path. */
export function follow({ machine, input, events }: Model, path: Path): AnyMachineSnapshot {
  let [snapshot] = initialTransition(machine, input);
  for (const step of path) {
    const known = typeof step === 'string' ? events.find(({ name }) => name === step) : step;
    if (!known || !snapshot.can(known.event))
      throw new Error(`${JSON.stringify(step)} has no effect in ${formatStateValue(snapshot.value)}.`);
    [snapshot] = transition(machine, snapshot, known.event);
  }
  return snapshot;
}

/** The events that a person can cause in a state. */
const getEventsOfPerson = ({ events }: Model, snapshot: AnyMachineSnapshot) =>
  events
    .filter(({ by, event: { type } }) => by === undefined && !type.startsWith('xstate.'))
    .filter(({ event }) => snapshot.can(event))
    .map(({ event: { type } }) => type);

type EventSender<M extends AnyStateMachine> = (event: EventFromLogic<M>) => void;

/** The lines of a screen after the shortest path to its state, or after the given one. */
type Expected = string | readonly [Path, string];

interface Screens<M extends AnyStateMachine> {
  model: Model;
  /** Shows the machine in one of its states. It stays in it, whatever it receives. */
  view: (machine: {
    actor: ActorRefFrom<M>;
    snapshot: SnapshotFrom<M>;
    send: EventSender<M>;
    /** Records a call to the page, such as `print`, in parentheses. */
    call: (name: string) => void;
  }) => ReactNode;
  screens: Readonly<Record<StateName<M>, Expected>>;
  /** Other screens of these states, each with a sentence about it; with another input of the machine if there is one. */
  cases?: Readonly<Record<string, readonly [path: Path, screen: string, input?: InputFrom<M>]>>;
  /** Events whose controls are on another part of the page. */
  sentByOthers?: readonly string[];
  /** Controls that change only the view: the beginnings of their lines. */
  local?: readonly string[];
}

/**
 * Tests the screen of each state of a machine: everything on it, and the event that each control sends. An event that the
 * machine does not accept in this state is marked `(ignored)`. A control that does nothing fails, and so does an event that
 * the machine accepts and that no control sends.
 */
export function testScreens<M extends AnyStateMachine>({
  model,
  view,
  screens,
  cases = {},
  sentByOthers = [],
  local = [],
}: Screens<M>): void {
  /** Shows a state, and uses every control. */
  async function show(snapshot: AnyMachineSnapshot) {
    const sent = new Set(sentByOthers);
    const { text, idle } = await getScreen('en', (record: Send) => {
      const actor = stopAt(snapshot, ({ type, ...rest }, to, isAccepted) => {
        if (isAccepted) sent.add(to + type);
        record({ type: `${to}${type}${isAccepted ? '' : ' (ignored)'}`, ...rest });
      });
      return view({
        actor: actor as ActorRefFrom<M>,
        snapshot: actor.getSnapshot() as SnapshotFrom<M>,
        send: actor.send as EventSender<M>,
        call: (name) => record({ type: `(${name})` }),
      });
    });
    const isLocal = (line: string) => local.some((start) => line.startsWith(start));
    return {
      text,
      idle: idle.filter((line) => !isLocal(line)),
      missing: getEventsOfPerson(model, snapshot).filter((type) => !sent.has(type)),
    };
  }

  describe(`the screens of ${model.machine.id}`, () => {
    const paths = new Map<string, Path>(
      findReachedStates(model).map(({ state, steps }) => [state, steps.map(({ event }) => event.name)]),
    );
    test.each(Object.entries<Expected>(screens))('show the state %s', async (state, screen) => {
      const [path, expected] = typeof screen === 'string' ? [paths.get(state)!, screen] : screen;
      const snapshot = follow(model, path);
      expect(formatStateValue(snapshot.value)).toBe(state);
      const { text, idle, missing } = await show(snapshot);
      expect(text).toBe(trimLines(expected));
      expect(idle, 'controls that do nothing').toEqual([]);
      expect(missing, 'events without a control').toEqual([]);
    });
    test.each(Object.entries(cases))('%s', async (_, [path, expected, input]) => {
      const { text, idle } = await show(follow(input === undefined ? model : { ...model, input }, path));
      expect(text).toBe(trimLines(expected));
      expect(idle, 'controls that do nothing').toEqual([]);
    });
  });
}
