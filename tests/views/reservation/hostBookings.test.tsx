import { euros } from '../support/quote.ts';
import { testReservationScreen } from './testReservationScreen.tsx';
import { price } from '../booking/priceLines.ts';
import { hostOfStay, register, registering, stay, terms, tools } from './reservationLines.ts';

const opened = `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    (the payment)
    ${register}
    ${stay}
    ${tools}
    ${registering}
`;

testReservationScreen(
  'a stay that is paid on arrival',
  { open: 'current' },
  {
    specialRequests: null,
    payments: [{ dueDate: '2027-05-07', amount: euros(75_165), status: 'scheduled', inPerson: true }],
  },
  `
    ${opened}
    [Price and payments €751.65 in total, of which €751.65 on 7 May 2027]
    ${price}
    Due on 7 May 2027: €751.65
    ${terms}
    ${hostOfStay}
  `,
);

testReservationScreen(
  'a stay that was booked, paid and can be cancelled on a channel',
  { open: 'current' },
  { specialRequests: null, channel: 'Airbnb', payments: [] },
  `
    ${opened}
    ${hostOfStay}
  `,
);
