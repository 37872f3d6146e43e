import type { FC } from 'react';
import type { BookingPayment } from '../../../../contract/dashboard/bookings.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { FailedCall } from '../../../kit/FailedCall.tsx';
import { useText } from '../../i18n/index.ts';
import { PaymentFields } from './PaymentFields.tsx';
import type { PhoneBookingProps } from './PhoneBookingProps.ts';
import { StepForm } from './StepForm.tsx';

const ways: readonly BookingPayment['by'][] = ['link', 'arrival', 'received', 'channel'];

function Message({ context, state }: Pick<PhoneBookingProps, 'context'> & { state: string }) {
  const text = useText();
  if (state === 'payment.impossible') {
    return (
      <Alert title={text('dashboard.booking.payImpossible.title')}>
        <p>{text('dashboard.booking.payImpossible.text')}</p>
      </Alert>
    );
  }
  return state === 'payment.failed' ? (
    <FailedCall title={text('dashboard.booking.payNotChecked')} failureReason={context} hasInput />
  ) : null;
}

/** The step of the payment. */
export const PaymentScreen: FC<PhoneBookingProps & { state: string }> = ({
  context,
  findViolations,
  send,
  state,
}) => {
  const text = useText();
  const { draft, today } = context;
  const change = (changed: Partial<typeof draft>) => send({ type: 'draft.changed', draft: changed });
  const labels = {
    'payment.until': text('dashboard.booking.pay.until'),
    'payment.amount': text('dashboard.booking.pay.amount'),
    'channel.name': text('dashboard.booking.channel.name'),
    'channel.reference': text('dashboard.booking.channel.reference'),
  };
  return (
    <StepForm
      step="payment"
      {...{ state, context, send, findViolations, labels }}
      message={<Message context={context} state={state} />}
    >
      {(getMessage) => (
        <>
          <RadioCards
            legend={text('dashboard.booking.pay.legend')}
            name="payBy"
            value={draft.payBy}
            options={ways.map((way) => ({
              value: way,
              content: text(`dashboard.booking.pay.${way}`),
              about: text(`dashboard.booking.pay.${way}.about`),
            }))}
            onChange={(payBy) => change({ payBy: payBy as BookingPayment['by'] })}
          />
          <PaymentFields {...{ draft, today, labels, getMessage }} onChange={change} />
        </>
      )}
    </StepForm>
  );
};
