import type { FC } from 'react';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { NotLoaded, Outdated } from '../layout/NotLoaded.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Page } from '../layout/Page.tsx';
import type { RegistrationsProps, RegistrationsSnapshot, RegistrationsState } from './RegistrationsProps.ts';
import { ReminderScreen } from './ReminderScreen.tsx';
import { StayList } from './StayList.tsx';

const LoadFailed: FC<RegistrationsProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.registrations.notLoaded')} failureReason={context} send={send} />
);

const Shown: FC<RegistrationsProps & { state: RegistrationsState }> = ({ state, ...props }) => {
  const text = useText();
  return (
    <>
      {state === 'shown.outdated' ? (
        <Outdated send={props.send} />
      ) : (
        props.context.isReminded && <Notice tone="success" isLive title={text('dashboard.today.reminded')} />
      )}
      <StayList {...props} />
    </>
  );
};

const screens: Screens<RegistrationsState, RegistrationsProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  'shown.idle': Shown,
  'shown.refreshing': Shown,
  'shown.outdated': Shown,
  'reminding.sending': ReminderScreen,
  'reminding.tooMany': ReminderScreen,
  'reminding.refused': ReminderScreen,
  'reminding.unconfirmed': ReminderScreen,
};

/** Shows whose guests are registered. */
export function RegistrationsView({
  snapshot: { value, context },
  ...props
}: Omit<RegistrationsProps, 'context'> & { snapshot: RegistrationsSnapshot }) {
  const state: RegistrationsState = atomicState(value);
  const text = useText();
  return (
    <Page
      title={text('dashboard.registrations.title')}
      machine="registrations"
      state={state}
      action={
        props.mayRemind && state.startsWith('shown.') ? (
          <ButtonLink href={dashboardPages.bulletins}>{text('dashboard.bulletins.title')}</ButtonLink>
        ) : undefined
      }
    >
      <StateScreen screens={screens} state={state} from={{ context, ...props }} />
    </Page>
  );
}
