import { storedAt } from '../../../machines/shared/reservation.samples.ts';
import { price } from '../booking/priceLines.ts';
import { testReservationScreen } from './testReservationScreen.tsx';
import { host, requests, stay, terms } from './reservationLines.ts';

const kept = { asOf: storedAt, offlineStatus: 'on' } as const;

/** Without the ways to other pages. */
const reached = (words: string) =>
  words
    .split('\n')
    .filter((line) => !/→ \/\w\w\//.test(line))
    .join('\n');

const withoutCancelling = (words: string, instead: string) => words.replace('(the cancellation)', instead);

testReservationScreen(
  'a booked stay from the device while offline',
  { kept: 'offline' },
  {},
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    This device keeps this page until your departure, so that it also opens without a connection. Do other people use this device? Then remove the page.
    [Remove from this device] => offlineCopy.stopped
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    As of 20 April 2027, 23:34
    This is your reservation as saved on this device. To register guests, pay, make changes or cancel, you need a connection; as soon as there is one, this page is updated.
    [Try again] => retry.requested
    status| As of 20 April 2027, 23:34
    ${stay}
    ## Price and payments
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${reached(host)}
    ## Guest registration
    Guests can be registered as soon as there is a connection.
    ${requests}
    ${withoutCancelling(terms, 'You can cancel as soon as there is a connection. Until then, these are the terms as saved on this device.')}
  `,
  kept,
);

testReservationScreen(
  'a booked stay from the device while the host does not answer',
  { kept: 'unanswered' },
  {},
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    This device keeps this page until your departure, so that it also opens without a connection. Do other people use this device? Then remove the page.
    [Remove from this device] => offlineCopy.stopped
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    As of 20 April 2027, 23:34. No reply at the moment
    This is your reservation as saved on this device. Its current status could not be checked; until it can, guests cannot be registered here, and nothing can be paid, changed or cancelled.
    [Try again] => retry.requested
    status| As of 20 April 2027, 23:34. No reply at the moment
    ${stay}
    ## Price and payments
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${reached(host)}
    ## Guest registration
    Guests can be registered as soon as there is a connection.
    ${requests}
    ${withoutCancelling(terms, 'You can cancel as soon as there is a connection. Until then, these are the terms as saved on this device.')}
  `,
  kept,
);

testReservationScreen(
  'a booked stay from the device while it is loading',
  { kept: 'asking' },
  {},
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    This device keeps this page until your departure, so that it also opens without a connection. Do other people use this device? Then remove the page.
    [Remove from this device] => offlineCopy.stopped
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    status| As of 20 April 2027, 23:34. Checking for changes…
    ${stay}
    ## Price and payments
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${reached(host)}
    ## Guest registration
    Guests can be registered as soon as there is a connection.
    ${requests}
    ${withoutCancelling(terms, 'You can cancel as soon as there is a connection. Until then, these are the terms as saved on this device.')}
  `,
  kept,
);

testReservationScreen(
  'a booked stay from the device without its link',
  { kept: 'linkNeeded' },
  {},
  `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    This device keeps this page until your departure, so that it also opens without a connection. Do other people use this device? Then remove the page.
    [Remove from this device] => offlineCopy.stopped
    [Add to calendar] => (save the calendar)
    [Print] => (print)
    As of 20 April 2027, 23:34
    This is your reservation as saved on this device. To register guests, pay, make changes, cancel or write a message, open the link in your email again, or request a code.
    [Open it with a code by email](/en/reservation)
    status| As of 20 April 2027, 23:34
    ${stay}
    ## Price and payments
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${reached(host)}
    ## Guest registration
    Guests can be registered once you have opened the link in your email, or entered a code.
    ${requests}
    ${withoutCancelling(terms, 'You can cancel once you have opened the link in your email, or entered a code. Until then, these are the terms as saved on this device.')}
  `,
  kept,
);
