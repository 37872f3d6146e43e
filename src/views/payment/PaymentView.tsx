import type { FC } from 'react';
import { hasFailed, getTotal } from '../../../contract/rules/payments.ts';
import { canPay, findFailure, isLeaving } from '../../../machines/payment/selectors.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { atomicState } from '../../kit/atomicState.ts';
import { screenOnly } from '../reservation/reservation.css.ts';
import { FailedCall } from '../../kit/FailedCall.tsx';
import { usePaymentCauseTexts } from '../shared/usePaymentCauseTexts.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import type { PaymentProps, PaymentState } from './PaymentProps.ts';

const Nothing: FC<PaymentProps> = () => null;

/** Explains, next to the button, why the payment page could not be reached. */
function NotPaid({ failureReason }: { failureReason: PaymentProps['snapshot']['context'] }) {
  const text = useText();
  return (
    <FailedCall
      title={text('problem.payment.title')}
      failureReason={failureReason}
      ownTexts={usePaymentCauseTexts()}
    />
  );
}

/** Shows the amount that could not be charged, and offers to pay it. */
const Due: FC<PaymentProps> = ({ snapshot, send, reservation }) => {
  const text = useText();
  const { money } = useFormats();
  const amount = money({ amount: getTotal(reservation.payments.filter(hasFailed)) });
  const failure = findFailure(snapshot);
  return (
    <>
      <Notice tone="error" title={text('payment.failed.title')}>
        <p>{text('payment.failed.text', { amount })}</p>
        <p className={screenOnly}>
          <Button
            look="primary"
            isBusy={isLeaving(snapshot)}
            disabled={!canPay(snapshot)}
            onClick={() => send({ type: 'payment.requested' })}
          >
            {text('payment.payNow', { amount })}
          </Button>
        </p>
      </Notice>
      {failure && <NotPaid failureReason={failure} />}
    </>
  );
};

const screens: Screens<PaymentState, PaymentProps> = {
  loading: Nothing,
  settled: Nothing,
  due: Due,
  'redirecting.creating': Due,
  'redirecting.leaving': Due,
  notRedirected: Due,
};

/** Shows the payment of an amount that could not be charged, with one screen for each of its states. */
export function PaymentView(props: PaymentProps) {
  const state: PaymentState = atomicState(props.snapshot.value);
  return (
    <div data-machine="payment" data-state={state}>
      <StateScreen screens={screens} state={state} from={props} />
    </div>
  );
}
