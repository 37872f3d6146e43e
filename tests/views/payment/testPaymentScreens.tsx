import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { PaymentProps, PaymentState } from '../../../src/views/payment/PaymentProps.ts';
import { PaymentView } from '../../../src/views/payment/PaymentView.tsx';
import { euros } from '../support/quote.ts';
import { reservation } from '../support/reservation.ts';
import { testScreen, type Send } from '../support/screen.tsx';
import { valueAt } from '../support/value.ts';

const uncharged: typeof reservation = {
  ...reservation,
  payments: [
    { dueDate: '2027-01-01', amount: euros(45_100), status: 'paid' },
    { dueDate: '2027-05-01', amount: euros(20_000), status: 'failed' },
    { dueDate: '2027-05-02', amount: euros(10_065), status: 'failed' },
  ],
};

const paymentPage = (state: PaymentState) =>
  function PaymentPage(send: Send) {
    const link = { reservationId: 'reservation', token: 'token', visitId: 'visit' };
    const snapshot = paymentMachine.resolveState({
      value: valueAt(state) as PaymentProps['snapshot']['value'],
      context: { ...link, unitId: 'casa-azul', attempt: 1, failure: undefined },
    });
    return <PaymentView snapshot={snapshot} send={send} reservation={uncharged} />;
  };

/** Tests the texts and events of the manual payment's screens. */
export function testPaymentScreens(screens: Record<PaymentState, string>): void {
  for (const [state, expected] of Object.entries(screens)) {
    testScreen(`a payment by hand in ${state}`, paymentPage(state as PaymentState), expected);
  }
}
