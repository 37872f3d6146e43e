import type { EventObject } from 'xstate';
import { CallFailed } from '../../../contract/callFailed.ts';
import { violationOf } from '../../../contract/violations.ts';
import type { Happening } from '../../../machines/atlas/chart.ts';
import type { Begun } from '../prepare.ts';
import { everyKind } from '../kinds.ts';
import type { Replay } from '../replay.ts';

type Context = Readonly<Record<string, unknown>>;

/** A machine between two happenings. */
export interface Moment {
  state: string;
  context: Context;
}

/** One step of a walk. */
export interface Taken {
  happening: Happening;
  before: Moment;
  after: Moment;
  begun: readonly Begun[];
}

const momentOf = (run: Replay): Moment => ({ state: run.state(), context: run.now().context as Context });

/** Takes one step, and says what came of it. */
export async function take(run: Replay, happening: Happening): Promise<Taken> {
  const before = momentOf(run);
  const begun = run.begun.length;
  await run.takes(happening);
  return { happening, before, after: momentOf(run), begun: run.begun.slice(begun) };
}

const failuresOf = (id: string): Happening[] =>
  everyKind.map((kind) => ({
    name: `${id}.failed.${kind}`,
    words: '',
    event: {
      type: `xstate.error.actor.${id}`,
      error: new CallFailed(kind, { violations: [violationOf('guest.email', 'email')], attemptsLeft: 2 }),
    } as EventObject,
  }));

/** Whether somebody does it, rather than a call or a clock. */
export const isDoing = ({ event }: Happening) => !event.type.startsWith('xstate.');

/** Everything that can happen now, every way a call can fail included. */
export function possible(happenings: readonly Happening[], run: Replay): Happening[] {
  const isOpen = ({ event }: Happening) =>
    !/^xstate\.(done|error)\./.test(event.type) && run.now().can(event);
  const ofCall = (id: string) => {
    const about = happenings.filter(({ event }) => event.type.endsWith(`.actor.${id}`));
    return about.length > 0 ? [...about, ...failuresOf(id)] : [];
  };
  return [...happenings.filter(isOpen), ...run.running().flatMap(({ id }) => ofCall(id))];
}

/** The kind of failure that a happening is, or undefined where it is none. */
export const failureIn = ({ event }: Happening) =>
  event.type.startsWith('xstate.error.actor.') ? (event as { error?: CallFailed }).error?.kind : undefined;

export const isAnswer = ({ event }: Happening) => event.type.startsWith('xstate.done.actor.');
