import { contactPage, propertyPage, reservationPage } from '../contract/rules/addresses.ts';
import type { HappensIn, ProductMail } from './atlas/product.ts';

/** The addresses of pages, with what varies in braces. */
export const reservationAddress = reservationPage('{language}', '{reservation}');
export const propertyAddress = propertyPage('{language}', '{unit}');
export const contactAddress = contactPage('{language}', '{unit}');

const after =
  (machine: string) =>
  (...happenings: string[]): HappensIn[] =>
    happenings.map((happening) => ({ machine, happening }));

/** Where the host says how a booking stands: at once, or when it is asked again. */
const standsAs = (...standings: string[]) =>
  after('booking')(
    ...['recallReservation', 'recallReservationAgain'].flatMap((call) =>
      standings.map((standing) => `${call}.answered.${standing}`),
    ),
  );

const toGuest = (id: string, words: string, sentAfter: HappensIn[] = []): ProductMail => ({
  id,
  words,
  to: 'the guest',
  sentAfter,
});

const withLink = (...mail: Parameters<typeof toGuest>): ProductMail => ({
  ...toGuest(...mail),
  leadsTo: reservationAddress,
});

const toHost = (id: string, words: string, sentAfter: HappensIn[] = []): ProductMail => ({
  id,
  words,
  to: 'the host',
  sentAfter,
});

const booked = standsAs('paid', 'cardSaved');
const registered = after('registration')('saveGuests.answered');
const calledOff = after('cancellation')('cancelReservation.answered');
const written = after('contact')('sendMessage.answered');

/** Every mail that the host sends, by the names under which they wait to be sent. */
export const mails: readonly ProductMail[] = [
  toGuest(
    'otp',
    'a code that proves the guest’s address',
    after('booking')('createReservation.answered', 'resendOtp.answered'),
  ),
  { ...withLink('confirmed', 'the stay is booked', booked), hasInvite: true },
  {
    ...toGuest('paidTooLate', 'the payment came too late, and is given back', standsAs('paidTooLate')),
    leadsTo: propertyAddress,
  },
  withLink('paymentFailed', 'a payment could not be charged', after('payment')('reservation.told.uncharged')),
  withLink('paymentReceived', 'a payment has come', after('payment')('reservation.told.open')),
  withLink('registered', 'the guests are registered', registered),
  withLink(
    'reopened',
    'the guests are to be registered anew',
    after('registration')('reservation.told.reopened'),
  ),
  withLink('reminder', 'the guests are still to be registered'),
  withLink('arrival', 'how to arrive, some days before'),
  withLink('newLink', 'a new link to the reservation, in the place of the earlier one'),
  { ...withLink('cancelled', 'the stay is called off, and what comes back', calledOff), hasInvite: true },
  toGuest('messageReceived', 'the host has the visitor’s message', written),
  toHost('hostConfirmed', 'somebody has booked', booked),
  toHost('hostDetails', 'a guest has told when they arrive', after('stayDetails')('saveDetails.answered')),
  toHost('hostRegisteredAnew', 'guests have been registered anew', registered),
  toHost('hostBulletins', 'guests are to be reported to the authority'),
  toHost('hostCancelled', 'a guest has called their stay off', calledOff),
  toHost('message', 'what a visitor has written', written),
  toHost('hostPayment', 'a payment was refunded by hand, or is disputed'),
  toHost('hostConflict', 'a stay is booked elsewhere for the same nights'),
  toHost('hostCalendarFailing', 'a calendar elsewhere cannot be read'),
  toHost('hostCalendarWell', 'a calendar elsewhere can be read again'),
  toHost('hostBesieged', 'somebody holds many nights without paying'),
];
