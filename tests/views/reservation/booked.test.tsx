import { euros } from '../support/quote.ts';
import { testReservationScreen } from './testReservationScreen.tsx';
import { price } from '../booking/priceLines.ts';
import {
  host,
  hostOfStay,
  register,
  registering,
  requests,
  stay,
  terms,
  tools,
  toolsWithoutCalendar,
  wait,
} from './reservationLines.ts';
import { reservation } from '../support/reservation.ts';

testReservationScreen(
  'a stay with registered guests',
  { open: 'current' },
  { registration: { status: 'confirmed', guests: 3, confirmedAt: '2027-04-30T12:00:00Z' } },
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
    ${terms}
    ${hostOfStay}
  `,
);

testReservationScreen(
  'a completed stay',
  { open: 'current' },
  { status: 'completed', specialRequests: null },
  `
    Completed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Thank you for staying with us, Ana.
    (the payment)
    ${stay}
    ${toolsWithoutCalendar}
    ${registering}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${terms}
    ${host}
  `,
);

testReservationScreen(
  'a stay with a failed payment',
  { open: 'current' },
  { payments: [{ dueDate: '2027-05-02', amount: euros(30_065), status: 'failed' }] },
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    (the payment)
    ${stay}
    ${tools}
    ${registering}
    ${requests}
    [Price and payments €751.65 in total]
    ${price}
    Could not be charged: €300.65
    ${terms}
    ${hostOfStay}
  `,
);

/** How to reach the host, without what leads to the property's pages. */
const reachable = (card: string) => card.replaceAll(/^.* → \/.*\n/gm, '');

testReservationScreen(
  'a booked stay at a property that is no longer available',
  { open: 'current' },
  { unit: { ...reservation.unit, retired: true } },
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    (the payment)
    ${register}
    ${stay}
    ${reachable(tools)}
    ${registering}
    ${requests}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${terms}
    ${reachable(hostOfStay)}
  `,
);
