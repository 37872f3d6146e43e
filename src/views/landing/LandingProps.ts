import type { SnapshotFrom } from 'xstate';
import type { landingMachine } from '../../../machines/landing/landing.machine.ts';

export type LandingState = Pick<SnapshotFrom<typeof landingMachine>, 'value' | 'context'>;

export interface LandingProps {
  pageState: LandingState;
  send: (event: { type: 'retry.requested' }) => void;
}
