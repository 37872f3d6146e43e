import type { FC } from 'react';
import { getCause } from '../../../../contract/schemas/callFailed.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import * as shared from '../../../kit/shared.css.ts';
import type { BookingProps } from '../shared/BookingProps.ts';
import { useCauseText } from '../../../kit/FailedCall.tsx';
import { usePaymentCauseTexts } from '../../shared/usePaymentCauseTexts.ts';
import { useHeldUntil } from '../../../kit/deadlines.tsx';
import { StatusPanel } from '../../shared/StatusPanel.tsx';
import { OtherDates, Restart, StartOver } from './actions.tsx';
import { AccessOffer } from '../alternatives/AccessOffer.tsx';

export { OwnHold, OwnStay } from './OwnScreens.tsx';

/** The choice between paying and releasing the nights for a new booking. */
function PaymentActions({ payLabel, ...props }: BookingProps & { payLabel: string }) {
  const { snapshot, send } = props;
  return (
    <div className={shared.stackedActions}>
      <Button
        look="primary"
        disabled={!snapshot.can({ type: 'payment.requested' })}
        onClick={() => send({ type: 'payment.requested' })}
      >
        {payLabel}
      </Button>
      <Restart {...props} />
    </div>
  );
}

export const Redirecting: FC<BookingProps> = () => {
  const text = useText();
  return <StatusPanel icon="waiting" title={text('redirecting.title')} text={text('redirecting.text')} />;
};

export const NotRedirected: FC<BookingProps> = (props) => {
  const text = useText();
  const { context } = props.snapshot;
  const causeText = useCauseText(context, usePaymentCauseTexts());
  const holdText = useHeldUntil(context.reservation);
  return (
    <StatusPanel icon="alert" title={text('problem.payment.title')} text={causeText}>
      <p className={shared.small}>{holdText}</p>
      <PaymentActions {...props} payLabel={text('action.tryAgain')} />
    </StatusPanel>
  );
};

export const PaymentPending: FC<BookingProps> = () => {
  const text = useText();
  return <StatusPanel icon="waiting" title={text('resuming.asking')} />;
};

export const Processing: FC<BookingProps> = () => {
  const text = useText();
  return (
    <StatusPanel
      icon="waiting"
      title={text('resuming.processing.title')}
      text={text('resuming.processing.text')}
    />
  );
};

/** Explains that the bank has not confirmed the payment yet. Only the host can say whether it was received. */
export const TakesLonger: FC<BookingProps> = ({ snapshot, send, reservationHref }) => {
  const text = useText();
  const { booked } = snapshot.context;
  return (
    <StatusPanel
      icon="clock"
      title={text('resuming.takesLonger.title')}
      text={text('resuming.takesLonger.text')}
    >
      {booked && booked.email !== '' && (
        <p className={shared.lead}>{text('resuming.takesLonger.mailed', { email: booked.email })}</p>
      )}
      <div className={shared.stackedActions}>
        <Button
          look="primary"
          isBusy={!snapshot.can({ type: 'status.requested' })}
          onClick={() => send({ type: 'status.requested' })}
        >
          {text('resuming.takesLonger.ask')}
        </Button>
        {reservationHref !== undefined && (
          <ButtonLink look="quiet" href={reservationHref}>
            {text('resuming.takesLonger.reservation')}
          </ButtonLink>
        )}
      </div>
    </StatusPanel>
  );
};

export const Unpaid: FC<BookingProps> = (props) => {
  const text = useText();
  const holdText = useHeldUntil(props.snapshot.context.reservation);
  return (
    <StatusPanel icon="clock" title={text('resuming.unpaid.title')} text={holdText}>
      <PaymentActions {...props} payLabel={text('resuming.payNow')} />
    </StatusPanel>
  );
};

export const Declined: FC<BookingProps> = (props) => {
  const text = useText();
  const holdText = useHeldUntil(props.snapshot.context.reservation);
  return (
    <StatusPanel icon="alert" title={text('resuming.declined.title')} text={text('resuming.declined.text')}>
      <p className={shared.small}>{holdText}</p>
      <PaymentActions {...props} payLabel={text('resuming.payNow')} />
    </StatusPanel>
  );
};

const createEndScreen = (kind: 'holdExpired' | 'paidTooLate'): FC<BookingProps> =>
  function Ended(props) {
    const text = useText();
    return (
      <StatusPanel icon="alert" title={text(`problem.${kind}.title`)} text={text(`problem.${kind}.text`)}>
        <StartOver
          {...props}
          label={text(kind === 'holdExpired' ? 'resuming.beginAgain' : 'resuming.otherDates')}
        />
      </StatusPanel>
    );
  };

export const HoldExpired = createEndScreen('holdExpired');
export const PaidTooLate = createEndScreen('paidTooLate');

/** Another guest confirmed or paid first. */
export const DatesTaken: FC<BookingProps> = (props) => {
  const text = useText();
  return (
    <StatusPanel
      icon="alert"
      title={text('problem.datesUnavailable.title')}
      text={text('resuming.datesTaken.text')}
    >
      <OtherDates {...props} />
      <AccessOffer {...props} />
    </StatusPanel>
  );
};

export const Abandoned: FC<BookingProps> = (props) => {
  const text = useText();
  return (
    <StatusPanel icon="info" title={text('resuming.abandoned.title')} text={text('resuming.abandoned.text')}>
      <StartOver {...props} label={text('resuming.beginAgain')} />
    </StatusPanel>
  );
};

export const NotResumed: FC<BookingProps> = (props) => {
  const text = useText();
  const { snapshot, send } = props;
  const { failure } = snapshot.context;
  const causeText = useCauseText(snapshot.context);
  const kind = getCause(failure) === 'unreachable' ? 'unreachable' : 'unavailable';
  return (
    <StatusPanel icon="alert" title={text(`problem.${kind}.title`)} text={causeText}>
      <p className={shared.lead}>{text('resuming.notResumed.text')}</p>
      <div className={shared.stackedActions}>
        <Button
          look="primary"
          disabled={!snapshot.can({ type: 'status.requested' })}
          onClick={() => send({ type: 'status.requested' })}
        >
          {text('action.tryAgain')}
        </Button>
        <Button
          look="quiet"
          disabled={!snapshot.can({ type: 'anotherBooking.begun' })}
          onClick={() => send({ type: 'anotherBooking.begun' })}
        >
          {text('resuming.beginAgain')}
        </Button>
      </div>
    </StatusPanel>
  );
};
