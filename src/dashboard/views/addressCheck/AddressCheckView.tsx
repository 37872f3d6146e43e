import type { FC } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { dashboardPages } from '../../../../contract/dashboard/pages.ts';
import type {
  AddressCheckContext,
  AddressCheckEvent,
  addressCheckMachine,
  AddressResult,
} from '../../../../machines/dashboard/addressCheck/addressCheck.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { atomicState, type AtomicState } from '../../../kit/atomicState.ts';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { FixedValue } from '../settings/FixedValue.tsx';
import { getSource } from '../settings/sources.ts';

type AddressState = AtomicState<SnapshotFrom<typeof addressCheckMachine>['value']>;

interface AddressProps {
  context: AddressCheckContext;
  send: (event: AddressCheckEvent) => void;
}

const LoadFailed: FC<AddressProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.settings.notLoaded')} failureReason={context} send={send} />
);

/** Says where the address leads, and what to do about it. */
function Result({ result }: { result: AddressResult }) {
  const text = useText();
  const name = result === 'another-site' ? 'anotherSite' : result;
  return (
    <Notice
      tone={result === 'ok' ? 'success' : 'warning'}
      isLive
      title={text(`dashboard.settings.address.${name}`)}
    >
      {name !== 'ok' && <p>{text(`dashboard.settings.address.${name}.text`)}</p>}
    </Notice>
  );
}

const Address: FC<AddressProps & { state: Exclude<AddressState, 'loading' | 'notLoaded'> }> = ({
  context,
  send,
  state,
}) => {
  const text = useText();
  const settings = context.settings!;
  return (
    <>
      {/* The heading receives the focus, and the result is next to it. */}
      {state === 'checked' && <Result result={context.result!} />}
      <p className={shared.lead}>{text('dashboard.settings.address.lead')}</p>
      <FixedValue
        label={text('dashboard.settings.address')}
        value={settings.address.value}
        from={getSource(settings, 'address')}
      />
      {settings.address.isLocal && <p>{text('dashboard.settings.address.isLocal')}</p>}
      {(state === 'notChecked' || state === 'unconfirmed') && (
        <FailedCall title={text('dashboard.settings.address.notChecked')} failureReason={context} />
      )}
      <div className={shared.stackedActions}>
        <Button
          look="primary"
          isBusy={state === 'checking'}
          onClick={() => send({ type: 'check.requested' })}
        >
          {text('dashboard.settings.address.check')}
        </Button>
        <ButtonLink look="quiet" href={dashboardPages.settings}>
          {text('dashboard.settings.back')}
        </ButtonLink>
      </div>
    </>
  );
};

const screens: Screens<AddressState, AddressProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  shown: Address,
  checking: Address,
  checked: Address,
  notChecked: Address,
  unconfirmed: Address,
};

/** Shows the public address of the site, and where it leads. */
export function AddressCheckView({ actor }: { actor: ActorRefFrom<typeof addressCheckMachine> }) {
  const text = useText();
  const { value, context } = useJourney(actor);
  const state: AddressState = atomicState(value);
  return (
    <Page title={text('dashboard.settings.address')} machine="addressCheck" state={state}>
      <StateScreen screens={screens} state={state} from={{ context, send: actor.send }} />
    </Page>
  );
}
