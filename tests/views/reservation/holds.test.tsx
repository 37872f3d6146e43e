import { euros } from '../support/quote.ts';
import { testReservationScreen } from './testReservationScreen.tsx';
import { price } from '../booking/priceLines.ts';
import { host, requests, stay, terms, toolsOfHold, toolsWithoutCalendar } from './reservationLines.ts';
import { setDayOfHold } from '../support/dayOfHold.ts';

setDayOfHold();

testReservationScreen(
  'a hold whose email is not confirmed',
  { open: 'current' },
  {
    status: 'awaiting_otp',
    holdExpiresAt: '2027-01-01T12:15:00Z',
    nightsHeldUntil: null,
    otp: { sentTo: 'a•••@example.com', expiresAt: '2027-01-01T12:10:00Z', attemptsLeft: 5 },
    payments: [],
  },
  `
    Email to be confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, nothing is booked yet. Confirm your email with the code we sent you; you pay after that.
    (the payment)
    Enter the code by 17:40.
    Your dates are reserved once the code is confirmed.
    Continue with this booking → /en/casa-azul
    ${stay}
    ${toolsOfHold}
    (the registration)
    ${requests}
    [Price and payments €751.65 in total]
    ${price}
    ${terms}
    ${host}
  `,
);

testReservationScreen(
  'an unpaid hold',
  { open: 'current' },
  { status: 'awaiting_payment', checkout: 'failed', holdExpiresAt: '2027-01-01T12:15:00Z' },
  `
    Still to be paid
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, nothing is booked until the payment is made.
    (the payment)
    Your dates are held until 17:45.
    Continue with this booking → /en/casa-azul
    ${stay}
    ${toolsOfHold}
    (the registration)
    ${requests}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    Due on 2 May 2027: €300.65
    ${terms}
    ${host}
  `,
);

testReservationScreen(
  'a confirmed reservation that holds no nights before payment',
  { open: 'current' },
  {
    status: 'awaiting_payment',
    checkout: 'failed',
    holdExpiresAt: '2027-01-01T12:15:00Z',
    nightsHeldUntil: null,
  },
  `
    Still to be paid
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, nothing is booked until the payment is made.
    (the payment)
    Your dates are secured as soon as you have paid.
    Continue with this booking → /en/casa-azul
    ${stay}
    ${toolsOfHold}
    (the registration)
    ${requests}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    Due on 2 May 2027: €300.65
    ${terms}
    ${host}
  `,
);

testReservationScreen(
  'a hold with a payment that is being processed',
  { open: 'current' },
  {
    status: 'awaiting_payment',
    checkout: 'processing',
    payments: [{ dueDate: '2027-01-01', amount: euros(75_165), status: 'processing' }],
  },
  `
    Payment being processed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, the bank has not replied yet. We will write to you as soon as it does; there is no need to pay twice.
    (the payment)
    ${stay}
    ${toolsWithoutCalendar}
    (the registration)
    ${requests}
    [Price and payments €751.65 in total]
    ${price}
    Being charged to your card: €751.65
    ${terms}
    ${host}
  `,
);
