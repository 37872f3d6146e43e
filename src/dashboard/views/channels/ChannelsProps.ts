import type { SnapshotFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { channelsMachine } from '../../../../machines/dashboard/channels/channels.machine.ts';
import type {
  ChannelsContext,
  ChannelsEvent,
} from '../../../../machines/dashboard/channels/channels.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';

export type ChannelsState = AtomicState<SnapshotFrom<typeof channelsMachine>['value']>;

/** The properties of the screens of the page about channels. */
export interface ChannelsProps {
  context: ChannelsContext;
  properties: Session['properties'];
  send: (event: ChannelsEvent) => void;
}
