import type { ModelEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';

/** Returns the ways in which every call that changes something can fail. */
export const changeFailures = (call: string, refused: string): ModelEvent[] => [
  failed(call, 'command-refused', refused),
  failed(call, 'too-many-requests', 'the host accepts no more requests for some time'),
  failed(call, 'unauthorized', 'the session has ended'),
  failed(call, 'unreachable', 'the host cannot be reached'),
  failed(call, 'unavailable', 'a server on the way answers in place of the host'),
];

/** Returns the failure of a call for which the host requires a fresh proof of identity. */
export const proofRequired = (call: string): ModelEvent =>
  failed(call, 'proof-required', 'the host requires a fresh proof of identity');
