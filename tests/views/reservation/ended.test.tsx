import { euros } from '../support/quote.ts';
import { testReservationScreen } from './testReservationScreen.tsx';
import { price } from '../booking/priceLines.ts';
import {
  host,
  hostOfStay,
  registering,
  requests,
  stay,
  stayOff,
  terms,
  tools,
  toolsWithoutCalendar,
  wait,
} from './reservationLines.ts';

testReservationScreen(
  'an expired hold',
  { open: 'current' },
  { status: 'expired', endReason: 'hold_expired', payments: [] },
  `
    Expired
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, the time to complete this booking has run out, and nothing was charged.
    (the payment)
    Book again → /en/casa-azul
    ${stayOff}
    ${toolsWithoutCalendar}
    (the registration)
    ${requests}
    [Price and payments €751.65 in total]
    ${price}
    ${terms}
    ${host}
  `,
);

testReservationScreen(
  'a stay with a refund by the host',
  { open: 'current' },
  {
    payments: [
      { dueDate: '2027-01-01', amount: euros(45_100), status: 'paid', refunded: euros(5_000) },
      { dueDate: '2027-05-02', amount: euros(30_065), status: 'scheduled' },
    ],
    registration: { status: 'confirmed', guests: 3, confirmedAt: '2027-04-30T12:00:00Z' },
  },
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    (the payment)
    ${wait}
    ${stay}
    ${tools}
    ${registering}
    ${requests}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    Refunded: €50.00
    ${terms}
    ${hostOfStay}
  `,
);

testReservationScreen(
  'a cancelled stay',
  { open: 'current' },
  {
    status: 'cancelled',
    endReason: 'cancelled',
    payments: [{ dueDate: '2027-01-01', amount: euros(45_100), status: 'refunded' }],
  },
  `
    Cancelled
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, this reservation is cancelled. Nothing further will be charged.
    (the payment)
    Book again → /en/casa-azul
    ${stayOff}
    ${toolsWithoutCalendar}
    (the registration)
    ${requests}
    [Price and payments €225.50 refunded]
    ${price}
    Paid: €451.00
    Refunded: €225.50
    ${terms}
    ${host}
  `,
);

testReservationScreen(
  'a payment that arrived too late',
  { open: 'current' },
  {
    status: 'cancelled',
    endReason: 'paid_too_late',
    payments: [{ dueDate: '2027-01-01', amount: euros(75_165), status: 'refunded' }],
  },
  `
    Not booked
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your payment arrived after somebody else had booked these nights. It will be refunded in full.
    (the payment)
    Book again → /en/casa-azul
    ${stayOff}
    ${toolsWithoutCalendar}
    (the registration)
    ${requests}
    [Price and payments €751.65 refunded]
    ${price}
    Refunded: €751.65
    ${terms}
    ${host}
  `,
);
