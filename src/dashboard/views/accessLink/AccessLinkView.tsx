import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { accessLinkMachine } from '../../../../machines/dashboard/accessLink/accessLink.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText, type DashboardMessageId } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Page } from '../layout/Page.tsx';
import { Proof } from '../proof/ProofView.tsx';
import type { SessionProps } from '../session/SessionScreens.tsx';
import { accessLinkCommand } from '../signIn/accessLinkCommand.ts';
import type { AccessLinkProps } from './AccessLinkProps.ts';
import { OwnerScreen } from './OwnerScreen.tsx';

type AccessLinkState = AtomicState<SnapshotFrom<typeof accessLinkMachine>['value']>;

const NotRead: FC<AccessLinkProps> = ({ context, send }) => {
  const text = useText();
  return (
    <>
      <FailedCall title={text('dashboard.link.notRead')} failureReason={context} />
      <div className={shared.actions}>
        <TryAgain send={send} />
      </div>
    </>
  );
};

const Expired: FC<AccessLinkProps> = ({ send }) => {
  const text = useText();
  return (
    <>
      <Alert tone="warning" title={text('dashboard.link.expired.title')}>
        <p>{text('dashboard.link.expired.text')}</p>
      </Alert>
      <div className={shared.actions}>
        <Button look="primary" onClick={() => send({ type: 'signIn.requested' })}>
          {text('dashboard.link.signIn')}
        </Button>
      </div>
    </>
  );
};

/** Asks for the code that was sent to the address of the first owner, and says what to do if the address is wrong. */
const Confirming: FC<AccessLinkProps> = ({ context: { owner }, proof }) => {
  const text = useText();
  return (
    proof && (
      <>
        <Proof
          actor={proof}
          texts={{
            title: text('dashboard.setup.confirm.title'),
            lead: text('dashboard.setup.confirm.lead', { email: owner.email }),
            abandon: text('dashboard.setup.confirm.later'),
          }}
        />
        <p className={shared.small}>
          {text('dashboard.setup.confirm.wrong', { command: accessLinkCommand })}
        </p>
      </>
    )
  );
};

type WelcomeState = 'welcome.offering' | 'welcome.opening' | 'welcome.notOpened';

const Welcome: FC<AccessLinkProps & { state: WelcomeState }> = ({ context, send, state }) => {
  const text = useText();
  return (
    <>
      <p className={shared.lead}>{text('dashboard.link.welcome.text', { ...context.owner })}</p>
      {state === 'welcome.notOpened' && (
        <FailedCall title={text('dashboard.link.notOpened')} failureReason={context} />
      )}
      <div className={shared.actions}>
        <Button
          look="primary"
          isBusy={state === 'welcome.opening'}
          onClick={() => send({ type: 'link.accepted' })}
        >
          {text('dashboard.signIn.action')}
        </Button>
      </div>
    </>
  );
};

const screens: Screens<AccessLinkState, AccessLinkProps> = {
  reading: LoadingText,
  notRead: NotRead,
  expired: Expired,
  'setup.asking': OwnerScreen,
  'setup.creating': OwnerScreen,
  'setup.confirming': Confirming,
  'setup.refused': OwnerScreen,
  'setup.notCreated': OwnerScreen,
  'welcome.offering': Welcome,
  'welcome.opening': Welcome,
  'welcome.notOpened': Welcome,
  opened: LoadingText,
};

/** Returns the heading of a state. */
function getTitle(state: AccessLinkState): DashboardMessageId {
  if (state.startsWith('setup.')) return 'dashboard.setup.title';
  return state.startsWith('welcome.') ? 'dashboard.link.welcome.title' : 'dashboard.link.title';
}

function AccessLink({ actor }: { actor: ActorRefFrom<typeof accessLinkMachine> }) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: AccessLinkState = atomicState(value);
  return (
    <Page title={text(getTitle(state))} machine="accessLink" state={state} isAlone>
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, proof: children.proof, send: actor.send }}
      />
    </Page>
  );
}

/** Shows the set-up or access link that the person follows. */
export const FollowingLink = ({ accessLink }: SessionProps) =>
  accessLink && <AccessLink actor={accessLink} />;
