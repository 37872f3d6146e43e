import type { CancellationState } from '../../../src/views/cancellation/CancellationProps.ts';
import { testStates } from '../support/screen.tsx';
import { cancellationPage, testCancellationScreen } from './testCancellationScreen.tsx';
import { refundLines, consequence, policies } from './cancellationLines.ts';
import { reservation } from '../support/reservation.ts';

testStates<CancellationState>('the cancellation', {
  loading: [
    cancellationPage,
    `
    status| status: Loading…
  `,
  ],
  available: [
    cancellationPage,
    `
    ### If your plans change
    If you cancel now, €225.50 of the €451.00 you have paid will be refunded, and nothing further will be charged.
    Dates and times are those of the property.
    If you cancel | Refund
    before 19 April 2027, 15:00 | 100%
    before 26 April 2027, 15:00 Applies now | 50%
    from 26 April 2027, 15:00 | 0%
    [Cancel reservation…] => cancellation.begun
  `,
  ],
  cancelled: [
    cancellationPage,
    `
    ### Your reservation is cancelled
    ${refundLines}
    Nothing further will be charged.
  `,
  ],
  confirming: [
    cancellationPage,
    `
    ### Cancel your stay at Casa Azul? (focus)
    ${refundLines}
    ${consequence}
    [Cancel the reservation] => cancellation.confirmed
    [Keep the reservation] => cancellation.dismissed
  `,
  ],
  cancelling: [
    cancellationPage,
    `
    ### Cancel your stay at Casa Azul? (focus)
    ${refundLines}
    ${consequence}
    status| Your reservation is being cancelled…
    [Cancel the reservation] (busy)
    [Keep the reservation] (disabled)
  `,
  ],
  reassessing: [
    cancellationPage,
    `
    ### Cancel your stay at Casa Azul? (focus)
    ${refundLines}
    ${consequence}
    status| Your reservation is being cancelled…
    [Cancel the reservation] (busy)
    [Keep the reservation] (disabled)
  `,
  ],
  termsChanged: [
    cancellationPage,
    `
    ### Cancel your stay at Casa Azul? (focus)
    status| Something has changed in the meantime
    status| Nothing has been cancelled. Please check what you have paid and your refund before you go on.
    ${refundLines}
    ${consequence}
    [Cancel the reservation] => cancellation.confirmed
    [Keep the reservation] => cancellation.dismissed
  `,
  ],
  notCancelled: [
    cancellationPage,
    `
    ### Cancel your stay at Casa Azul?
    ${refundLines}
    ${consequence}
    alert (focus)| Error cancelling the reservation
    alert (focus)| Refresh the page and try again.
    [Cancel the reservation] => cancellation.confirmed
    [Keep the reservation] => cancellation.dismissed
  `,
  ],
  unavailable: [
    cancellationPage,
    `
    ### Your stay has begun
    It can no longer be cancelled here. If something has come up, please contact Rui.
    ${policies}
    Write to Rui → /en/casa-azul/contact
  `,
  ],
});

testCancellationScreen(
  'a completed stay',
  'unavailable',
  { status: 'completed' },
  `
    ### Your stay is over
    There is nothing left to cancel. If anything is still open, please contact Rui.
    ${policies}
    Write to Rui → /en/casa-azul/contact
  `,
);

testCancellationScreen(
  'that a hold cannot be cancelled',
  'unavailable',
  { status: 'awaiting_otp', payments: [] },
  `
    ### There is nothing to cancel
    These nights are not booked for you. If you have a question, please contact Rui.
    Write to Rui → /en/casa-azul/contact
  `,
);

testCancellationScreen(
  'that a hold cannot be cancelled while its payment is being processed',
  'unavailable',
  { status: 'awaiting_payment', checkout: 'processing', payments: [] },
  `
    ### Your payment is being processed
    The reservation cannot be cancelled until the bank has replied. Please come back to this page later: once your stay is paid, you can cancel it here. If the payment fails, nothing is charged. If you have a question, please contact Rui.
    Write to Rui → /en/casa-azul/contact
  `,
);

testCancellationScreen(
  'that a hold whose host does not allow its cancellation cannot be cancelled',
  'unavailable',
  { status: 'awaiting_payment', checkout: 'open', payments: [] },
  `
    ### There is nothing to cancel
    These nights are not booked for you. If you have a question, please contact Rui.
    Write to Rui → /en/casa-azul/contact
  `,
);

testCancellationScreen(
  'that a stay that has begun cannot be cancelled, at a property that is no longer available',
  'unavailable',
  { unit: { ...reservation.unit, retired: true } },
  `
    ### Your stay has begun
    It can no longer be cancelled here. If something has come up, please contact Rui.
    ${policies}
  `,
);
