import type { FC } from 'react';
import { useFormats } from '../../../i18n/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { BookingDetails } from './BookingDetails.tsx';
import * as css from './phoneBooking.css.ts';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';
import { StepTitle } from './StepTitle.tsx';

function Message({ context, state }: Pick<PhoneBookingProps, 'context'> & { state: string }) {
  const text = useText();
  if (state === 'summary.changed') {
    return (
      <Alert title={text('dashboard.booking.changed.title')}>
        <p>{text('dashboard.booking.changed.text')}</p>
      </Alert>
    );
  }
  if (state === 'summary.tooMany' || state === 'summary.rejected')
    return <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} hasInput />;
  return state === 'summary.failed' ? (
    <FailedCall title={text('dashboard.booking.notMade')} failureReason={context} hasInput>
      <p>{text('dashboard.booking.once')}</p>
    </FailedCall>
  ) : null;
}

/** The whole booking, and what the guest will receive, before it is made. */
export const SummaryScreen: FC<PhoneBookingProps & { state: string }> = (props) => {
  const { context, send, state } = props;
  const text = useText();
  const { date } = useFormats();
  const { draft, agreed } = context;
  const isBusy = state === 'summary.sending' || state === 'summary.checking';
  return (
    <section className={css.body}>
      <StepTitle step="summary" />
      <Message context={context} state={state} />
      {agreed && <BookingDetails {...props} quote={agreed} />}
      <p>
        {draft.payBy === 'link'
          ? text('dashboard.booking.sends.link', { name: draft.firstName, date: date(draft.until) })
          : text('dashboard.booking.sends.confirmation', { name: draft.firstName })}
      </p>
      <div className={shared.stackedActions}>
        <Button look="primary" isBusy={isBusy} onClick={() => send({ type: 'booking.confirmed' })}>
          {text('dashboard.booking.book')}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => send({ type: 'step.returned' })}>
          {text('dashboard.booking.back')}
        </Button>
      </div>
    </section>
  );
};
