import { useSelector } from '@xstate/react';
import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accessMachine } from '../../../../machines/dashboard/access/access.machine.ts';
import { isWithoutMail } from '../../../../machines/dashboard/session/selectors.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Button } from '../../../ui/Button.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useDashboard } from '../../context/dashboard.ts';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Page } from '../layout/Page.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import { Proof } from '../proof/ProofView.tsx';
import type { AccessProps } from './AccessProps.ts';
import { ChangeScreen } from './ChangeScreen.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { PeopleList } from './PeopleList.tsx';

type AccessState = AtomicState<SnapshotFrom<typeof accessMachine>['value']>;

const LoadFailed: FC<AccessProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.access.notLoaded')} failureReason={context} send={send} />
);

const Proving: FC<AccessProps> = ({ proof }) => proof && <Proof actor={proof} />;

const InvitationUnconfirmed: FC<AccessProps> = ({ context, send }) => (
  <>
    <p className={shared.lead}>{context.invitation.email}</p>
    <UnconfirmedChoice
      failureReason={context}
      onLook={() => send({ type: 'change.abandoned' })}
      onRepeat={() => send({ type: 'invitation.submitted' })}
    />
  </>
);

const Invited: FC<AccessProps> = ({ context: { invitation, link }, send }) => {
  const text = useText();
  const { session } = useDashboard();
  const lead = useSelector(session, isWithoutMail)
    ? 'dashboard.access.invited.noMailServer'
    : 'dashboard.access.invited.text';
  return (
    <>
      <p className={shared.lead}>{text(lead, { email: invitation.email })}</p>
      <p className={shared.card}>
        <code>{link}</code>
      </p>
      <div className={shared.actions}>
        <Button look="primary" onClick={() => send({ type: 'list.requested' })}>
          {text('dashboard.access.back')}
        </Button>
      </div>
    </>
  );
};

const screens: Screens<AccessState, AccessProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  list: PeopleList,
  'inviting.editing': InvitationForm,
  'inviting.sending': InvitationForm,
  'inviting.proving': Proving,
  'inviting.refused': InvitationForm,
  'inviting.taken': InvitationForm,
  'inviting.tooMany': InvitationForm,
  'inviting.rejected': InvitationForm,
  'inviting.unconfirmed': InvitationUnconfirmed,
  'changing.confirming': ChangeScreen,
  'changing.sending': ChangeScreen,
  'changing.proving': Proving,
  'changing.tooMany': ChangeScreen,
  'changing.rejected': ChangeScreen,
  'changing.unconfirmed': ChangeScreen,
  invited: Invited,
};

/** Shows who has access to the dashboard. */
export function AccessView({ actor }: { actor: ActorRefFrom<typeof accessMachine> }) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: AccessState = atomicState(value);
  return (
    <Page title={text('dashboard.access.title')} machine="access" state={state}>
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send }}
      />
    </Page>
  );
}
