import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signInMachine } from '../../../../machines/dashboard/signIn/signIn.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Page } from '../layout/Page.tsx';
import { PasskeyUseView } from '../passkeyUse/PasskeyUseView.tsx';
import type { SessionProps } from '../session/SessionScreens.tsx';
import { AddressScreen } from './AddressScreen.tsx';
import { CodeOver, CodeScreen } from './CodeScreen.tsx';
import type { SignInProps } from './SignInProps.ts';

type SignInState = AtomicState<SnapshotFrom<typeof signInMachine>['value']>;

const Passkey: FC<SignInProps> = ({ passkeyUse }) => passkeyUse && <PasskeyUseView actor={passkeyUse} />;

const screens: Screens<SignInState, SignInProps> = {
  'address.asking': AddressScreen,
  'address.requesting': AddressScreen,
  'address.refused': AddressScreen,
  'address.tooMany': AddressScreen,
  'address.noMailServer': AddressScreen,
  'address.notRequested': AddressScreen,
  'address.passkeyFailed': AddressScreen,
  passkey: Passkey,
  'code.entering': CodeScreen,
  'code.verifying': CodeScreen,
  'code.incorrect': CodeScreen,
  'code.notVerified': CodeScreen,
  'code.resending': CodeScreen,
  'code.notResent': CodeScreen,
  'over.locked': CodeOver,
  'over.expired': CodeOver,
  signedIn: LoadingText,
};

function SignIn({ actor }: { actor: ActorRefFrom<typeof signInMachine> }) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: SignInState = atomicState(value);
  const title = /^(code|over)\./.test(state) ? 'dashboard.signIn.code.title' : 'dashboard.signIn.title';
  return (
    <Page title={text(title)} machine="signIn" state={state} isAlone>
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, passkeyUse: children.passkeyUse, send: actor.send }}
      />
    </Page>
  );
}

/** Shows sign-in while nobody is signed in. */
export const SignedOut = ({ signIn }: SessionProps) => signIn && <SignIn actor={signIn} />;
