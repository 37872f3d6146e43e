import type { FC } from 'react';
import type { StateFrom } from 'xstate';
import type { sessionMachine } from '../../../../machines/dashboard/session/session.machine.ts';
import type { SessionEvent } from '../../../../machines/dashboard/session/session.types.ts';
import type { AtomicState } from '../../../kit/atomicState.ts';
import { NotLoaded as Problem } from '../../../kit/NotLoaded.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { Button } from '../../../ui/Button.tsx';
import { useText } from '../../i18n/index.ts';
import { Page } from '../layout/Page.tsx';
import { useIsOffline } from '../layout/useIsOffline.ts';
import { Waiting } from '../layout/Waiting.tsx';
import * as css from '../layout/layout.css.ts';

export type SessionState = AtomicState<StateFrom<typeof sessionMachine>['value']>;

export interface SessionProps {
  context: StateFrom<typeof sessionMachine>['context'];
  /** Sign-in, while nobody is signed in. */
  signIn: StateFrom<typeof sessionMachine>['children']['signIn'];
  /** The set-up or access link that the person follows. */
  accessLink: StateFrom<typeof sessionMachine>['children']['accessLink'];
  send: (event: SessionEvent) => void;
}

/** Says that a page is being loaded, or that it will be when the connection returns. */
export const Loading: FC = () => {
  const text = useText();
  return useIsOffline() ? (
    <Waiting about={text('dashboard.offline.text')}>{text('problem.unreachable.title')}</Waiting>
  ) : (
    <Waiting>{text('frame.loading')}</Waiting>
  );
};

export const SigningOut: FC = () => <Waiting>{useText()('dashboard.signOut.waiting')}</Waiting>;

export const NotLoaded: FC<SessionProps> = ({ context, send }) => (
  <main id="main" tabIndex={-1} className={css.mainAlone}>
    <Problem failureReason={context} send={send} />
  </main>
);

export const NotSignedOut: FC<SessionProps> = ({ context, send }) => {
  const text = useText();
  return (
    <Page title={text('dashboard.signOut.action')} isAlone>
      <FailedCall title={text('dashboard.signOut.error')} failureReason={context} />
      <div className={shared.stackedActions}>
        <Button look="primary" onClick={() => send({ type: 'signOut.requested' })}>
          {text('action.tryAgain')}
        </Button>
        <Button onClick={() => send({ type: 'signOut.abandoned' })}>{text('dashboard.signOut.stay')}</Button>
      </div>
    </Page>
  );
};
