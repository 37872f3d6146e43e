import { price } from '../booking/priceWords.ts';
import { reservationTells } from './reservationTells.tsx';
import { hostOfStay, registering, requests, stay, terms } from './reservationWords.ts';

reservationTells(
  'a stay with the address and the way in, and keys that are to come',
  { open: 'current' },
  {
    registration: { status: 'confirmed', guests: 3, confirmedAt: '2027-04-30T12:00:00Z' },
    arrival: {
      address: 'Rua do Norte 1, 4000-000 Porto, Portugal',
      latitude: 41.1,
      longitude: -8.6,
      told: [{ topic: 'directions', text: 'Up the steps. Then left.' }],
      later: { topics: ['keys'], from: '2027-04-30' },
    },
  },
  {
    en: `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    ${stay.en}
    ## Price and payments
    (the payment)
    ${price.en}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${hostOfStay.en}
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
    ${registering.en}
    ${requests.en}
    ${terms.en}
  `,
  },
);
