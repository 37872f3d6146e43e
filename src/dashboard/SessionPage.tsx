import { Suspense, type FC } from 'react';
import { notLoadedId } from '../ui/chunkErrors.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { toastHotkey } from '../ui/toast/hotkey.ts';
import { ToastArea } from '../ui/toast/ToastArea.tsx';
import { atomicState } from '../kit/atomicState.ts';
import { BrokenPage } from '../kit/BrokenPart.tsx';
import { skip, notLoaded } from '../kit/layout.css.ts';
import { StateScreen, type Screens } from '../kit/StateScreen.tsx';
import { useDashboard } from './context/dashboard.ts';
import { useText } from './i18n/index.ts';
import { withTexts } from './views/layout/withTexts.ts';
import { useJourney } from '../frame/useJourney.ts';
import { SignedInPages } from './SignedInPages.tsx';
import { useDashboardEffects } from './useDashboardEffects.ts';
import { Header } from './views/layout/Header.tsx';
import { frame } from './views/layout/layout.css.ts';
import {
  Loading,
  NotLoaded,
  NotSignedOut,
  SigningOut,
  type SessionProps,
  type SessionState,
} from './views/session/SessionScreens.tsx';

/** A screen that people who are signed in do not need: its code is loaded when it is shown. */
function createLazyScreen<Module>(load: () => Promise<Module>, screen: (module: Module) => FC<SessionProps>) {
  const Screen = lazyPart(load, screen);
  return (props: SessionProps) => (
    <ErrorBoundary fallback={<BrokenPage />}>
      <Suspense fallback={<Loading />}>
        <Screen {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

const SignedOut = createLazyScreen(
  withTexts(() => import('./views/signIn/SignInView.tsx'), 'signIn'),
  (views) => views.SignedOut,
);
const FollowingLink = createLazyScreen(
  withTexts(() => import('./views/accessLink/AccessLinkView.tsx'), 'signIn'),
  (views) => views.FollowingLink,
);

const SignedIn = ({ context: { session } }: SessionProps) => session && <SignedInPages session={session} />;

const screens: Screens<SessionState, SessionProps> = {
  loading: Loading,
  notLoaded: NotLoaded,
  signedOut: SignedOut,
  followingLink: FollowingLink,
  'signedIn.following': SignedIn,
  'signedIn.notFollowing': SignedIn,
  signingOut: SigningOut,
  notSignedOut: NotSignedOut,
};

/** The empty link to the current address. */
const samePage = '';

/** Shows the session of this tab: sign-in, or the pages of the person who is signed in. */
export function SessionPage() {
  const text = useText();
  const { session } = useDashboard();
  const { value, context, children } = useJourney(session);
  useDashboardEffects(session);
  const state: SessionState = atomicState(value);
  return (
    <div className={frame} data-machine="session" data-state={state}>
      <a href="#main" className={skip}>
        {text('frame.skipToContent')}
      </a>
      <Header />
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, signIn: children.signIn, accessLink: children.accessLink, send: session.send }}
      />
      <p id={notLoadedId} role="alert" hidden className={notLoaded}>
        <span>{text('notLoaded.text')}</span> <a href={samePage}>{text('notLoaded.again')}</a>
      </p>
      <ToastArea
        texts={{
          label: text('toast.label'),
          region: text('toast.region', { hotkey: toastHotkey }),
          close: text('toast.close'),
        }}
      />
    </div>
  );
}
