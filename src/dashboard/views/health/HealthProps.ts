import type { SnapshotFrom } from 'xstate';
import type { healthMachine } from '../../../../machines/dashboard/health/health.machine.ts';
import type { HealthEvent } from '../../../../machines/dashboard/health/health.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type HealthSnapshot = SnapshotFrom<typeof healthMachine>;

export type HealthState = AtomicState<HealthSnapshot['value']>;

/** The properties of the screens of the page about the health of the site. */
export interface HealthProps {
  context: HealthSnapshot['context'];
  send: (event: HealthEvent) => void;
}

/** The states in which the page waits for the answer to an action. */
const waiting = new Set<HealthState>([
  'shown.checking',
  'shown.retrying',
  'shown.repairing',
  'shown.reassessing',
  'shown.lookingAfterRetry',
  'shown.lookingAfterRepair',
]);

/** Whether no action can begin. */
export const isWaiting = (state: HealthState): boolean => waiting.has(state);

/** The properties of its parts, which say what is pending. */
export type HealthPartProps = HealthProps & { state: HealthState };
