import { price } from '../booking/priceLines.ts';
import { testReservationScreen } from './testReservationScreen.tsx';
import { hostOfStay, registering, requests, stay, terms } from './reservationLines.ts';

testReservationScreen(
  'a stay with its address and directions, and with keys that follow',
  { open: 'current' },
  {
    registration: { status: 'confirmed', guests: 3, confirmedAt: '2027-04-30T12:00:00Z' },
    arrival: {
      address: 'Rua do Norte 1, 4000-000 Porto, Portugal',
      latitude: 41.1,
      longitude: -8.6,
      instructions: [{ topic: 'directions', text: 'Up the steps. Then left.' }],
      later: { topics: ['keys'], from: '2027-04-30' },
    },
  },
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    ${stay}
    ## Price and payments
    (the payment)
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${hostOfStay}
    ## Getting there
    Rua do Norte 1, 4000-000 Porto, Portugal
    41.1, -8.6
    ul: Open in a map
    Maps on this device → geo:41.1,-8.6?q=41.1,-8.6
    OpenStreetMap → https://www.openstreetmap.org/?mlat=41.1&mlon=-8.6#map=18/41.1/-8.6
    Google Maps → https://www.google.com/maps/search/?api=1&query=41.1,-8.6
    Apple Maps → https://maps.apple.com/?ll=41.1,-8.6&q=41.1,-8.6
    Directions: Up the steps. Then left.
    Keys: We will email this to you on 30 April 2027, and you will find it here from then on.
    ${registering}
    ${requests}
    ${terms}
  `,
);
