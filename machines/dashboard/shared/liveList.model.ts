import {
  defineAnswer,
  defineDelay,
  defineUserEvent,
  toReceivedEvent,
  type ModelEvent,
} from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingTimeout } from '../../shared/loading.ts';

const unreachable = (call: string) => failed(call, 'unreachable', 'the host cannot be reached');

/** Returns the events of a page that loads its data, with the answer of the host and its description. */
export const loadingEvents = (
  machineId: string,
  call: string,
  answer: unknown,
  description: string,
): ModelEvent[] => [
  defineAnswer(call, answer, description),
  unreachable(call),
  defineDelay('loadingTimeout', `${machineId}.loading`, loadingTimeout, 'loading takes too long'),
  defineUserEvent({ type: 'retry.requested' }, 'the person tries again'),
  toReceivedEvent(defineUserEvent({ type: 'connection.returned' }, 'the connection returns')),
];

/** Returns the further events of a page that loads its data again after a change. */
export const liveEvents = (call: string, answer: unknown, description: string): ModelEvent[] => [
  toReceivedEvent(defineUserEvent({ type: 'data.changed' }, 'the host reports a change')),
  defineAnswer(call, answer, description),
  unreachable(call),
];
