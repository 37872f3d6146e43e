import { storedAt } from '../../../machines/shared/reservation.samples.ts';
import type { ReservationState } from '../../../src/views/reservation/ReservationProps.ts';
import { price } from '../booking/priceLines.ts';
import { testStates } from '../support/screen.tsx';
import { reservationState } from './testReservationScreen.tsx';
import { host, hostOfStay, register, registering, requests, stay, terms, tools } from './reservationLines.ts';

const kept = { asOf: storedAt, offlineStatus: 'on' } as const;

/** Without the ways to other pages. */
const reached = (words: string) =>
  words
    .split('\n')
    .filter((line) => !/→ \/\w\w\//.test(line))
    .join('\n');

const withoutCancelling = (words: string, instead: string) => words.replace('(the cancellation)', instead);

testStates<ReservationState>('the reservation page', {
  'loading.readingLink': [
    reservationState,
    `
    status| Opening your reservation…
    # Your reservation
    Only your browser reads the private part of your link. Anyone who has the whole link can open this page, so share it with care.
  `,
  ],
  'loading.asking': [
    reservationState,
    `
    status| Opening your reservation…
    # Your reservation
    Only your browser reads the private part of your link. Anyone who has the whole link can open this page, so share it with care.
  `,
  ],
  'open.current': [
    (state) => reservationState(state, {}),
    `
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
    ${requests}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${terms}
    ${hostOfStay}
  `,
  ],
  'open.refreshing': [
    (state) => reservationState(state, {}),
    `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    status| Updating your reservation…
    (the payment)
    ${register}
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
  ],
  'open.stale': [
    (state) => reservationState(state, {}, { asOf: storedAt, offlineStatus: 'unable' }),
    `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    This page may be out of date
    We could not check the current status of your reservation. Nothing is lost; please try again.
    Last updated: 20 April 2027, 23:34.
    [Try again] => retry.requested
    status| This page may be out of date
    (the payment)
    ${register}
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
  ],
  'kept.linkNeeded': [
    (state) => reservationState(state, {}, kept),
    `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    As of 20 April 2027, 23:34
    This is your reservation as saved on this device. To register guests, pay, make changes, cancel or write a message, open the link in your email again, or request a code.
    [Open it with a code by email](/en/reservation)
    status| As of 20 April 2027, 23:34
    ${stay}
    ${reached(tools)}
    This device keeps this page until your departure, so that it also opens without a connection. Do other people use this device? Then remove the page.
    [Remove from this device] => offlineCopy.stopped
    ## Guest registration
    Guests can be registered once you have opened the link in your email, or entered a code.
    ${requests}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${withoutCancelling(terms, 'You can cancel once you have opened the link in your email, or entered a code. Until then, these are the terms as saved on this device.')}
    ${reached(host)}
  `,
  ],
  'kept.asking': [
    (state) => reservationState(state, {}, kept),
    `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    status| As of 20 April 2027, 23:34. Checking for changes…
    ${stay}
    ${reached(tools)}
    This device keeps this page until your departure, so that it also opens without a connection. Do other people use this device? Then remove the page.
    [Remove from this device] => offlineCopy.stopped
    ## Guest registration
    Guests can be registered as soon as there is a connection.
    ${requests}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${withoutCancelling(terms, 'You can cancel as soon as there is a connection. Until then, these are the terms as saved on this device.')}
    ${reached(host)}
  `,
  ],
  'kept.offline': [
    (state) => reservationState(state, {}, kept),
    `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    As of 20 April 2027, 23:34
    This is your reservation as saved on this device. To register guests, pay, make changes or cancel, you need a connection; as soon as there is one, this page is updated.
    [Try again] => retry.requested
    status| As of 20 April 2027, 23:34
    ${stay}
    ${reached(tools)}
    This device keeps this page until your departure, so that it also opens without a connection. Do other people use this device? Then remove the page.
    [Remove from this device] => offlineCopy.stopped
    ## Guest registration
    Guests can be registered as soon as there is a connection.
    ${requests}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${withoutCancelling(terms, 'You can cancel as soon as there is a connection. Until then, these are the terms as saved on this device.')}
    ${reached(host)}
  `,
  ],
  'kept.unanswered': [
    (state) => reservationState(state, {}, kept),
    `
    Confirmed
    Reservation E-7
    # Casa Azul
    Porto, Portugal
    Ana, your stay is booked. Everything you need for it is on this page.
    As of 20 April 2027, 23:34. No reply at the moment
    This is your reservation as saved on this device. Its current status could not be checked; until it can, guests cannot be registered here, and nothing can be paid, changed or cancelled.
    [Try again] => retry.requested
    status| As of 20 April 2027, 23:34. No reply at the moment
    ${stay}
    ${reached(tools)}
    This device keeps this page until your departure, so that it also opens without a connection. Do other people use this device? Then remove the page.
    [Remove from this device] => offlineCopy.stopped
    ## Guest registration
    Guests can be registered as soon as there is a connection.
    ${requests}
    [Price and payments €751.65 in total, of which €300.65 on 2 May 2027]
    ${price}
    Paid: €451.00
    To be charged to your card on 2 May 2027: €300.65
    ${withoutCancelling(terms, 'You can cancel as soon as there is a connection. Until then, these are the terms as saved on this device.')}
    ${reached(host)}
  `,
  ],
  notFound: [
    reservationState,
    `
    alert (focus)| # The requested reservation was not found
    alert (focus)| The link may no longer work, may have been replaced by a newer one, or may belong to another website. Please open the one in your latest email, or ask your host.
    alert (focus)| Open it with a code by email → /en/reservation
    alert (focus)| [Try again] => retry.requested
  `,
  ],
  failed: [
    reservationState,
    `
    alert (focus)| # Error loading your reservation
    alert (focus)| Your reservation is safe; only this page could not load it. The booking system is not answering right now. Please try again in a moment.
    alert (focus)| [Try again] => retry.requested
  `,
  ],
  linkIncomplete: [
    reservationState,
    `
    alert (focus)| # Error loading your reservation
    alert (focus)| Make sure you clicked the link in your email or pasted the full URL.
    alert (focus)| Open it with a code by email → /en/reservation
    alert (focus)| Back to the home page → /en
  `,
  ],
});
