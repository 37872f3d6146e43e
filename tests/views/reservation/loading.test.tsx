import { testReservationScreen } from './testReservationScreen.tsx';
import { storedAt } from '../../../machines/shared/reservation.samples.ts';
import { price } from '../booking/priceLines.ts';
import { hostOfStay, registering, requests, stay, terms } from './reservationLines.ts';

testReservationScreen(
  'the page while the link is read',
  { loading: 'readingLink' },
  undefined,
  `
    status| Opening your reservation…
    # Your reservation
    Only your browser reads the private part of your link. Anyone who has the whole link can open this page, so share it with care.
  `,
);

testReservationScreen(
  'the page while the reservation is loading',
  { loading: 'asking' },
  undefined,
  `
    status| Opening your reservation…
    # Your reservation
    Only your browser reads the private part of your link. Anyone who has the whole link can open this page, so share it with care.
  `,
);

testReservationScreen(
  'that the reservation does not exist',
  'notFound',
  undefined,
  `
    alert (focus)| # The requested reservation was not found
    alert (focus)| The link may no longer work, may have been replaced by a newer one, or may belong to another website. Please open the one in your latest email, or ask your host.
    alert (focus)| Open it with a code by email → /en/reservation
    alert (focus)| [Try again] => retry.requested
  `,
);

testReservationScreen(
  'that the reservation could not be loaded',
  'failed',
  undefined,
  `
    alert (focus)| # Error loading your reservation
    alert (focus)| Your reservation is safe; only this page could not load it. The booking system is not answering right now. Please try again in a moment.
    alert (focus)| [Try again] => retry.requested
  `,
);

testReservationScreen(
  'that the link is incomplete',
  'linkIncomplete',
  undefined,
  `
    alert (focus)| # Error loading your reservation
    alert (focus)| Make sure you clicked the link in your email or pasted the full URL.
    alert (focus)| Open it with a code by email → /en/reservation
    alert (focus)| Back to the home page → /en
  `,
);

testReservationScreen(
  'a booked stay that could not be reloaded',
  { open: 'stale' },
  {},
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    [Register the guests]
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    This page may be out of date
    We could not check the current status of your reservation. Nothing is lost; please try again.
    Last updated: 20 April 2027, 23:34.
    [Try again] => retry.requested
    status| This page may be out of date
    ${stay}
    ## Price and payments
    (the payment)
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${hostOfStay}
    ${registering}
    ${requests}
    ${terms}
  `,
  { asOf: storedAt, offlineStatus: 'unable' },
);
