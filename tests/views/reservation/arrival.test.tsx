import { price } from '../booking/priceLines.ts';
import { testReservationScreen } from './testReservationScreen.tsx';
import { hostOfStay, registering, requests, stay, terms, tools } from './reservationLines.ts';

const maps = `
    ul: Open in a map
    Maps on this device → geo:41.1,-8.6?q=41.1,-8.6
    OpenStreetMap → https://www.openstreetmap.org/?mlat=41.1&mlon=-8.6#map=18/41.1/-8.6
    Google Maps → https://www.google.com/maps/search/?api=1&query=41.1,-8.6
    Apple Maps → https://maps.apple.com/?ll=41.1,-8.6&q=41.1,-8.6
  `;

const money = `
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
  `;

const route = 'Directions → https://www.google.com/maps/dir/?api=1&destination=41.1,-8.6';
const toolsWithRoute = tools.replace('Call →', `${route}\n    Call →`);

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
    (the payment)
    Next step
    ## You are all set
    On 30 April 2027 we will email you: Keys.
    ${stay}
    ${toolsWithRoute}
    ${registering}
    ## Getting there
    Rua do Norte 1, 4000-000 Porto, Portugal
    [Copy: Address]
    41.1, -8.6
    ${maps}
    Keys
    We will email this to you on 30 April 2027, and you will find it here from then on.
    [Directions]
    Directions: Up the steps. Then left.: Copy
    ${requests}
    ${money}
    ${terms}
    ${hostOfStay}
  `,
);

testReservationScreen(
  'the arrival information first, with what the guest copies, when the stay begins soon',
  { open: 'current' },
  {
    registration: { status: 'confirmed', guests: 3, confirmedAt: '2027-04-30T12:00:00Z' },
    details: { changeable: true, arrivalTime: '16:30', invoice: null },
    specialRequests: null,
    arrival: {
      latitude: 41.1,
      longitude: -8.6,
      instructions: [
        { topic: 'wifi', text: 'Network `Azul`, password `norte 1`.' },
        { topic: 'parking', text: 'In the street.' },
      ],
    },
  },
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    (the payment)
    Next step
    ## Have a good journey
    Everything you need to get in is right below.
    Show directions → https://www.google.com/maps/dir/?api=1&destination=41.1,-8.6
    ${stay}
    ${toolsWithRoute}
    ## Getting there
    On the map
    41.1, -8.6
    ${maps}
    Wi-Fi: Network Azul, password norte 1.: Azul Copy norte 1 Copy
    Parking: In the street.
    ${registering}
    [Arrival time and invoice Arrival: Mon 3 May, about 16:30]
    (the details)
    ${money}
    ${terms}
    ${hostOfStay}
  `,
  { asOf: '2027-05-01T08:00:00Z', offlineStatus: 'unable' },
);
