import type { FC } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Session } from '../../../../contract/dashboard/session.ts';
import type { sharedCalendarMachine } from '../../../../machines/dashboard/sharedCalendar/sharedCalendar.machine.ts';
import { useJourney } from '../../../frame/useJourney.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { atomicState } from '../../../kit/atomicState.ts';
import { TryAgain } from '../../../kit/NotLoaded.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { StateScreen, type Screens } from '../../../kit/StateScreen.tsx';
import { useText } from '../../i18n/index.ts';
import { LoadingText } from '../layout/LoadingText.tsx';
import { NotLoaded } from '../layout/NotLoaded.tsx';
import { Page } from '../layout/Page.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { UnconfirmedChoice } from '../outcome/UnconfirmedChoice.tsx';
import { Proof } from '../proof/ProofView.tsx';
import { AddressScreen } from './AddressScreen.tsx';
import type { SharedCalendarProps, SharedCalendarState } from './SharedCalendarProps.ts';

const LoadFailed: FC<SharedCalendarProps> = ({ context, send }) => (
  <NotLoaded title={useText()('dashboard.channels.share.notLoaded')} failureReason={context} send={send} />
);

const Unknown: FC<SharedCalendarProps> = ({ send }) => (
  <>
    <Alert title={useText()('dashboard.channels.share.unknown')} />
    <div className={shared.actions}>
      <TryAgain send={send} />
    </div>
  </>
);

const Proving: FC<SharedCalendarProps> = ({ proof }) => proof && <Proof actor={proof} />;

type RenewalState = `renewing.${'confirming' | 'sending' | 'tooMany' | 'rejected' | 'unconfirmed'}`;

/** Shows what another address means, and why it was not created, or that this is unknown. */
const Renewal: FC<SharedCalendarProps & { state: RenewalState }> = (props) => {
  const text = useText();
  const { context, propertyName, send, state } = props;
  const isBusy = state === 'renewing.sending';
  const effect = (
    <p className={shared.lead}>{text('dashboard.channels.share.renew.effect', { property: propertyName })}</p>
  );
  if (state === 'renewing.unconfirmed')
    return (
      <>
        {effect}
        <UnconfirmedChoice
          failureReason={context}
          onLook={() => send({ type: 'renewal.abandoned' })}
          onRepeat={() => send({ type: 'renewal.confirmed' })}
        />
      </>
    );
  return (
    <>
      {effect}
      {state === 'renewing.tooMany' && <RejectedAlert refusal={context} />}
      {state === 'renewing.rejected' && (
        <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} />
      )}
      <div className={shared.stackedActions}>
        {state !== 'renewing.rejected' && (
          <Button look="danger" isBusy={isBusy} onClick={() => send({ type: 'renewal.confirmed' })}>
            {text('dashboard.channels.share.renew')}
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'renewal.abandoned' })}>
          {text('dashboard.channels.share.back')}
        </Button>
      </div>
    </>
  );
};

const screens: Screens<SharedCalendarState, SharedCalendarProps> = {
  loading: LoadingText,
  notLoaded: LoadFailed,
  unknown: Unknown,
  shown: AddressScreen,
  'renewing.confirming': Renewal,
  'renewing.sending': Renewal,
  'renewing.proving': Proving,
  'renewing.tooMany': Renewal,
  'renewing.rejected': Renewal,
  'renewing.unconfirmed': Renewal,
};

interface Props extends Pick<Session, 'properties'> {
  actor: ActorRefFrom<typeof sharedCalendarMachine>;
}

/** Gives the calendar of a property to other channels. */
export function SharedCalendarView({ actor, properties }: Props) {
  const text = useText();
  const { value, context, children } = useJourney(actor);
  const state: SharedCalendarState = atomicState(value);
  const propertyName = properties.find(({ id }) => id === context.property)?.name ?? context.property;
  return (
    <Page title={text('dashboard.channels.share.title')} machine="sharedCalendar" state={state}>
      <StateScreen
        screens={screens}
        state={state}
        from={{ context, propertyName, proof: children.proof, send: actor.send }}
      />
    </Page>
  );
}
