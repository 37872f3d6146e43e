import type { EventObject } from 'xstate';
import { CallFailed, type FailureKind } from '../../../contract/schemas/callFailed.ts';
import { toViolation } from '../../../contract/schemas/violations.ts';
import type { ModelEvent } from 'statechart-atlas';
import type { FailedCall } from '../../../machines/shared/failures.ts';
import type { Begun } from '../prepare.ts';
import { everyKind } from '../kinds.ts';
import type { Replay } from '../replay.ts';

type Context = Readonly<Record<string, unknown>>;

/** A machine between two events. */
export interface Moment {
  state: string;
  context: Context;
}

/** One step of a walk. */
export interface Step {
  event: ModelEvent;
  before: Moment;
  after: Moment;
  begun: readonly Begun[];
}

const getMoment = (run: Replay): Moment => ({ state: run.state(), context: run.now().context as Context });

/** Takes one step, and says what came of it. */
export async function takeStep(run: Replay, event: ModelEvent): Promise<Step> {
  const before = getMoment(run);
  const begun = run.begun.length;
  await run.takes(event);
  return { event, before, after: getMoment(run), begun: run.begun.slice(begun) };
}

const getFailures = (id: string): ModelEvent[] =>
  everyKind.map((kind) => ({
    name: `${id}.failed.${kind}`,
    description: '',
    event: {
      type: `xstate.error.actor.${id}`,
      error: new CallFailed(kind, {
        violations: [toViolation('guest.email', 'email')],
        attemptsLeft: 2,
        retryAfter: kind === 'too-many-requests' ? 90 : undefined,
      }),
    } as EventObject,
  }));

/** Whether somebody does it, rather than a call or a clock. */
export const isGuestEvent = ({ event }: ModelEvent) => !event.type.startsWith('xstate.');

/** Whether a call can fail: a journey that ends does not. */
export const canFail = (events: readonly ModelEvent[], id: string) =>
  events.some(({ event }) => event.type === `xstate.error.actor.${id}`);

/** Everything that can happen now, every way a call can fail included. */
export function getPossibleEvents(events: readonly ModelEvent[], run: Replay): ModelEvent[] {
  const isOpen = ({ event }: ModelEvent) =>
    !/^xstate\.(done|error)\./.test(event.type) && run.now().can(event);
  const ofCall = (id: string) => {
    const about = events.filter(({ event }) => event.type.endsWith(`.actor.${id}`));
    return canFail(events, id) ? [...about, ...getFailures(id)] : about;
  };
  return [...events.filter(isOpen), ...run.running().flatMap(({ id }) => ofCall(id))];
}

type FailureDetails = Pick<FailedCall, 'failure' | 'retryAfter'>;

interface Outcome {
  error?: CallFailed;
  output?: FailureDetails;
}

/** Why a call failed, or a journey ended, and when the host said to ask again; undefined where nothing failed. */
export function getFailureDetails({ event }: ModelEvent): FailureDetails | undefined {
  if (!/^xstate\.(done|error)\.actor\./.test(event.type)) return undefined;
  const { error, output } = event as Outcome;
  if (error) return { failure: error.kind, retryAfter: error.retryAfter };
  return output?.failure && { failure: output.failure, retryAfter: output.retryAfter };
}

/** The kind of failure that a event is. */
export const getFailure = (event: ModelEvent): FailureKind | undefined => getFailureDetails(event)?.failure;

export const isAnswer = (event: ModelEvent) =>
  event.event.type.startsWith('xstate.done.actor.') && getFailure(event) === undefined;
