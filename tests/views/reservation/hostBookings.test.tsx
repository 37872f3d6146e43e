import { euros } from '../support/quote.ts';
import { testReservationScreen } from './testReservationScreen.tsx';
import { price } from '../booking/priceLines.ts';
import { hostOfStay, registering, stay, terms } from './reservationLines.ts';

const opened = `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Register the guests]
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    ${stay}
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
    ## Price and payments
    (the payment)
    ${price}
    Due on 7 May 2027: €751.65
    ${hostOfStay}
    ${registering}
    ${terms}
  `,
);

testReservationScreen(
  'a stay that was booked, paid and can be cancelled on a channel',
  { open: 'current' },
  { specialRequests: null, channel: 'Airbnb', payments: [] },
  `
    ${opened}
    ${hostOfStay}
    ${registering}
  `,
);
