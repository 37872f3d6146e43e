import type { SnapshotFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { todayMachine } from '../../../../machines/dashboard/today/today.machine.ts';
import type { TodayEvent } from '../../../../machines/dashboard/today/today.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type TodaySnapshot = SnapshotFrom<typeof todayMachine>;

export type TodayState = AtomicState<TodaySnapshot['value']>;

/** The properties of the screens of today. */
export interface TodayProps {
  context: TodaySnapshot['context'];
  properties: Session['properties'];
  role: Session['user']['role'];
  /** Whether no money moves and no e-mail leaves the site. */
  isSandbox: boolean;
  /** Whether the person may remind guests and retry jobs. */
  mayAct: boolean;
  send: (event: TodayEvent) => void;
}
