import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  OwnPasskey,
  PasskeysContext,
  PasskeysEvent,
  passkeysMachine,
} from '../../../../machines/dashboard/passkeys/passkeys.machine.ts';
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
import { Proof } from '../proof/ProofView.tsx';
import { PasskeyCreationView } from './PasskeyCreationView.tsx';

type Snapshot = SnapshotFrom<typeof passkeysMachine>;
type PasskeysState = AtomicState<Snapshot['value']>;

interface PasskeysProps {
  context: PasskeysContext;
  children: Snapshot['children'];
  send: (event: PasskeysEvent) => void;
}

const LoadFailed: FC<PasskeysProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.passkeys.notLoaded')} failureReason={context} send={send} />
);

const Adding: FC<PasskeysProps> = ({ children: { passkeyCreation } }) =>
  passkeyCreation && <PasskeyCreationView actor={passkeyCreation} />;

const Proving: FC<PasskeysProps> = ({ children: { proof } }) => proof && <Proof actor={proof} />;

function Use({ usedAt }: Pick<OwnPasskey, 'usedAt'>) {
  const text = useText();
  const { eventTime } = useTimes();
  return (
    <p className={shared.small}>
      {usedAt === null
        ? text('dashboard.passkeys.unused')
        : text('dashboard.access.seen', { moment: eventTime(usedAt) })}
    </p>
  );
}

type ListState = 'list' | 'removing' | 'notRemoved';

const List: FC<PasskeysProps & { state: ListState }> = ({ context, send, state }) => {
  const text = useText();
  const isRemoving = state === 'removing';
  return (
    <>
      <p className={shared.lead}>{text('dashboard.passkeys.lead')}</p>
      {state === 'notRemoved' && (
        <FailedCall title={text('dashboard.passkeys.notRemoved')} failureReason={context} />
      )}
      {context.passkeys.length === 0 ? (
        <p>{text('dashboard.passkeys.none')}</p>
      ) : (
        <ul className={css.people}>
          {context.passkeys.map(({ id, name, usedAt }) => (
            <li key={id} className={shared.card}>
              <h2 className={css.name}>
                {name === '' ? text('dashboard.account.unknown') : <Verbatim>{name}</Verbatim>}
              </h2>
              <Use usedAt={usedAt} />
              <div className={shared.actions}>
                <Button
                  isBusy={isRemoving && context.removedId === id}
                  disabled={isRemoving}
                  onClick={() => send({ type: 'passkey.removalRequested', id })}
                >
                  {text('dashboard.passkeys.remove', { name })}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={shared.actions}>
        <Button look="primary" disabled={isRemoving} onClick={() => send({ type: 'passkey.addRequested' })}>
          {text('dashboard.passkeys.add')}
        </Button>
      </div>
    </>
  );
};

const screens: Screens<PasskeysState, PasskeysProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  list: List,
  adding: Adding,
  removing: List,
  proving: Proving,
  notRemoved: List,
};

/** Shows the passkeys of the signed-in person. */
export function PasskeysView({ actor }: { actor: ActorRefFrom<typeof passkeysMachine> }) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: PasskeysState = atomicState(value);
  return (
    <Page title={text('dashboard.passkeys.title')} machine="passkeys" state={state}>
      <StateScreen screens={screens} state={state} from={{ context, children, send: actor.send }} />
    </Page>
  );
}
