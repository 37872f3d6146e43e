import type { FC } from 'react';
import { splitName } from '../../../../contract/values/personName.ts';
import { useFormats } from '../../../i18n/index.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { useText } from '../../i18n/index.ts';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { BookingDetails } from './BookingDetails.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';
import { PriceFields } from './PriceFields.tsx';
import { StepForm } from './StepForm.tsx';

type Props = PhoneBookingProps & { state: string };

function Message({ context, state }: Pick<Props, 'context' | 'state'>) {
  const text = useText();
  switch (state) {
    case 'payment.impossible':
      return (
        <Alert title={text('dashboard.booking.payImpossible.title')}>
          <p>{text('dashboard.booking.payImpossible.text')}</p>
        </Alert>
      );
    case 'payment.failed':
      return <FailedCall title={text('dashboard.booking.payNotChecked')} failureReason={context} hasInput />;
    case 'summary.changed':
      return (
        <Alert title={text('dashboard.booking.changed.title')}>
          <p>{text('dashboard.booking.changed.text')}</p>
        </Alert>
      );
    case 'summary.tooMany':
    case 'summary.rejected':
      return <RejectedAlert refusal={context} refusedText={text('dashboard.outcome.impossible')} hasInput />;
    case 'summary.failed':
      return (
        <FailedCall title={text('dashboard.booking.notMade')} failureReason={context} hasInput>
          <p>{text('dashboard.booking.once')}</p>
        </FailedCall>
      );
    default:
      return null;
  }
}

/** Says which e-mail the guest receives. */
function Sending({ context: { draft } }: Pick<Props, 'context'>) {
  const text = useText();
  const { date } = useFormats();
  const { firstName: name } = splitName(draft.name);
  if (draft.email.trim() === '') return <p>{text('dashboard.booking.sends.nothing', { name })}</p>;
  return (
    <p>
      {draft.payBy === 'link'
        ? text('dashboard.booking.sends.link', { name, date: date(draft.until) })
        : text('dashboard.booking.sends.confirmation', { name })}
    </p>
  );
}

/** The states in which the shown price is that of the fields. */
const currentStates = /^(payment\.shown|summary\.)/;

/** The step of the price and the payment, with the whole booking and the button that makes it. */
export const PaymentScreen: FC<Props> = (props) => {
  const { context, findViolations, properties, send, state } = props;
  const text = useText();
  const { draft, agreed, today } = context;
  const change = (changed: Partial<typeof draft>) =>
    send({
      type: 'payment.changed',
      draft: changed,
      violations: findViolations('payment', { ...draft, ...changed }, today),
    });
  const labels = {
    'price.nights': text('dashboard.booking.price.nights'),
    'price.cleaning': text('dashboard.booking.price.cleaning'),
    'payment.until': text('dashboard.booking.pay.until'),
    'payment.amount': text('dashboard.booking.pay.amount'),
    'channel.payout': text('dashboard.money.payout.field'),
    'channel.commission': text('dashboard.money.commission.field'),
  };
  const property = properties.find(({ id }) => id === draft.unit);
  return (
    <StepForm
      step="payment"
      {...{ state, context, send, findViolations, labels }}
      message={<Message context={context} state={state} />}
      result={
        agreed &&
        currentStates.test(state) && (
          <>
            <BookingDetails context={context} properties={properties} quote={agreed} />
            <Sending context={context} />
          </>
        )
      }
    >
      {(getMessage) => (
        <>
          <PaymentFields {...{ draft, today, property, labels, getMessage }} onChange={change} />
          {draft.payBy !== 'channel' && <PriceFields {...{ draft, labels, getMessage }} onChange={change} />}
        </>
      )}
    </StepForm>
  );
};
