import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { channelsMachine } from '../../../../machines/dashboard/channels/channels.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { ChangeScreen } from './ChangeScreen.tsx';
import { ChannelList } from './ChannelList.tsx';
import type { ChannelsProps, ChannelsState } from './ChannelsProps.ts';

const LoadFailed: FC<ChannelsProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.channels.notLoaded')} failureReason={context} send={send} />
);

const screens: Screens<ChannelsState, ChannelsProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'shown.idle': ChannelList,
  'shown.refreshing': ChannelList,
  'shown.outdated': ChannelList,
  'shown.fetching': ChannelList,
  'shown.notFetched': ChannelList,
  'changing.confirming': ChangeScreen,
  'changing.sending': ChangeScreen,
  'changing.tooMany': ChangeScreen,
  'changing.rejected': ChangeScreen,
  'changing.unconfirmed': ChangeScreen,
};

/** Shows the calendars of other channels, and changes them. */
export function ChannelsView({
  actor,
  properties,
}: Pick<ChannelsProps, 'properties'> & { actor: ActorRefFrom<typeof channelsMachine> }) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const state: ChannelsState = atomicState(value);
  return (
    <Page title={text('dashboard.channels.title')} machine="channels" state={state}>
      <StateScreen screens={screens} state={state} from={{ context, properties, send: actor.send }} />
    </Page>
  );
}
