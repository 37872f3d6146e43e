import { euros } from '../support/quote.ts';
import { reservation } from '../support/reservation.ts';
import { testCancellationScreen } from './testCancellationScreen.tsx';

const nothingBack = { ...reservation.cancellation, refundNow: { percentage: 0, total: euros(0) } };

testCancellationScreen(
  'the cancellation of an unpaid stay',
  'available',
  { payments: [] },
  `
    ### If your plans change
    You have not paid anything, so there is nothing to refund, and nothing will be charged.
    Dates and times are those of the property.
    If you cancel | Refund
    before 19 April 2027, 15:00 | 100%
    before 26 April 2027, 15:00 Applies now | 50%
    from 26 April 2027, 15:00 | 0%
    [Cancel reservation…] => cancellation.begun
  `,
);

testCancellationScreen(
  'a cancellation without a refund',
  'available',
  { cancellation: nothingBack },
  `
    ### If your plans change
    If you cancel now, €0.00 of the €451.00 you have paid will be refunded, and nothing further will be charged.
    Dates and times are those of the property.
    If you cancel | Refund
    before 19 April 2027, 15:00 | 100%
    before 26 April 2027, 15:00 | 50%
    from 26 April 2027, 15:00 Applies now | 0%
    [Cancel reservation…] => cancellation.begun
  `,
);

testCancellationScreen(
  'a cancellation of a stay whose policy has no refund',
  'available',
  { cancellation: { ...nothingBack, policies: [] } },
  `
    ### If your plans change
    If you cancel now, €0.00 of the €451.00 you have paid will be refunded, and nothing further will be charged.
    Dates and times are those of the property.
    If you cancel | Refund
    at any time Applies now | 0%
    [Cancel reservation…] => cancellation.begun
  `,
);

testCancellationScreen(
  'a cancelled stay without a refund',
  'cancelled',
  { cancellation: nothingBack },
  `
    ### Your reservation is cancelled
    Your refund
    €0.00
    0% of the €451.00 you have paid
    Nothing further will be charged.
  `,
);
