import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  AccountContext,
  AccountEvent,
  accountMachine,
} from '../../../../machines/dashboard/account/account.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Button } from '../../../ui/Button.tsx';
import { Verbatim } from '../../../ui/Verbatim.tsx';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { useText } from '../../i18n/index.ts';
import { useTimes } from '../layout/useTimes.ts';
import * as css from '../access/access.css.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { Page } from '../layout/Page.tsx';

type AccountState = AtomicState<SnapshotFrom<typeof accountMachine>['value']>;

interface AccountProps {
  context: AccountContext;
  send: (event: AccountEvent) => void;
}

const LoadFailed: FC<AccountProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.account.notLoaded')} failureReason={context} send={send} />
);

type ListState = 'list' | 'ending' | 'notEnded';

const Sessions: FC<AccountProps & { state: ListState }> = ({ context, send, state }) => {
  const text = useText();
  const { eventTime } = useTimes();
  const isEnding = state === 'ending';
  return (
    <>
      <p className={shared.lead}>{text('dashboard.account.lead')}</p>
      {state === 'notEnded' && (
        <FailedCall title={text('dashboard.account.notEnded')} failureReason={context} />
      )}
      <ul className={css.people}>
        {context.sessions.map(({ id, agent, since, seenAt, isThis }) => (
          <li key={id} className={shared.card}>
            <h2 className={css.name}>
              {agent === '' ? text('dashboard.account.unknown') : <Verbatim>{agent}</Verbatim>}
            </h2>
            <p className={shared.small}>
              {isThis
                ? text('dashboard.account.this')
                : text('dashboard.access.seen', { moment: eventTime(seenAt) })}
            </p>
            <p className={shared.small}>{text('dashboard.account.since', { moment: eventTime(since) })}</p>
            {!isThis && (
              <div className={shared.actions}>
                <Button
                  isBusy={isEnding && context.endedId === id}
                  disabled={isEnding}
                  onClick={() => send({ type: 'session.endRequested', id })}
                >
                  {text('dashboard.account.end')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};

const screens: Screens<AccountState, AccountProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  list: Sessions,
  ending: Sessions,
  notEnded: Sessions,
};

/** Shows where the person is signed in. */
export function AccountView({ actor }: { actor: ActorRefFrom<typeof accountMachine> }) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const state: AccountState = atomicState(value);
  return (
    <Page title={text('dashboard.account.title')} machine="account" state={state}>
      <StateScreen screens={screens} state={state} from={{ context, send: actor.send }} />
    </Page>
  );
}
