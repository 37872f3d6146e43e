import { contactPage, propertyPage, reservationPage } from '../contract/rules/addresses.ts';
import type { StateReference, ProductMail } from './atlas/product.ts';

/** The addresses of pages, with what varies in braces. */
export const reservationAddress = reservationPage('{language}', '{reservation}');
export const propertyAddress = propertyPage('{language}', '{unit}');
export const contactAddress = contactPage('{language}', '{unit}');

const after =
  (machine: string) =>
  (...events: string[]): StateReference[] =>
    events.map((event) => ({ machine, happening: event }));

/** Where the host says how a booking stands: at once, or when it is asked again. */
const onStatus = (...statuses: string[]) =>
  after('booking')(
    ...['recallReservation', 'recallReservationAgain'].flatMap((call) =>
      statuses.map((status) => `${call}.answered.${status}`),
    ),
  );

const toGuest = (id: string, words: string, when: string, sentAfter: StateReference[] = []): ProductMail => ({
  id,
  words,
  when,
  to: 'the guest',
  sentAfter,
});

const withLink = (...mail: Parameters<typeof toGuest>): ProductMail => ({
  ...toGuest(...mail),
  leadsTo: reservationAddress,
});

const toHost = (id: string, words: string, when: string, sentAfter: StateReference[] = []): ProductMail => ({
  id,
  words,
  when,
  to: 'the host',
  sentAfter,
});

const booked = onStatus('paid', 'cardSaved');
const registered = after('registration')('saveGuests.answered');
const calledOff = after('cancellation')('cancelReservation.answered');
const written = after('contact')('sendMessage.answered');

/** Every mail that the host sends, by the names under which they wait to be sent. */
export const mails: readonly ProductMail[] = [
  toGuest(
    'otp',
    'a code that proves the guest’s address',
    'at once, when nights are asked for, and when the guest asks for another code',
    after('booking')('createReservation.answered', 'resendOtp.answered'),
  ),
  toGuest(
    'accessCode',
    'a code that opens the reservation without its link',
    'at once, when it is requested with the number and the e-mail address of the reservation',
    after('reservationAccess')('requestAccess.answered', 'requestAnother.answered'),
  ),
  {
    ...withLink(
      'confirmed',
      'the stay is booked',
      'at once, when the first payment has come, or the card to charge later is saved',
      booked,
    ),
    hasInvite: true,
  },
  {
    ...toGuest(
      'paidTooLate',
      'the payment came too late, and is given back',
      'at once, when a payment comes after the nights were let go',
      onStatus('paidTooLate'),
    ),
    leadsTo: propertyAddress,
  },
  withLink(
    'paymentFailed',
    'a payment could not be charged',
    'on the day a payment is due, when the card cannot be charged',
    after('payment')('reservation.updated.uncharged'),
  ),
  withLink(
    'paymentReceived',
    'a payment has come',
    'at once, when the guest has paid by hand what could not be charged',
    after('payment')('reservation.updated.open'),
  ),
  withLink('registered', 'the guests are registered', 'at once, when all guests are registered', registered),
  withLink(
    'reopened',
    'the guests are to be registered anew',
    'when the host asks for the registration anew',
    after('registration')('reservation.updated.reopened'),
  ),
  withLink(
    'reminder',
    'the guests are still to be registered',
    'once, in the morning some days before arrival, where nobody is registered yet',
  ),
  withLink(
    'arrival',
    'how to arrive, some days before',
    'once, in the morning of the day on which the host tells how to get in',
  ),
  withLink(
    'newLink',
    'a new link to the reservation, in the place of the earlier one',
    'when the host gives the guest a new link',
  ),
  {
    ...withLink(
      'cancelled',
      'the stay is called off, and what comes back',
      'at once, when the guest or the host calls the stay off',
      calledOff,
    ),
    hasInvite: true,
  },
  toGuest(
    'messageReceived',
    'the host has the visitor’s message',
    'at once, when a visitor has written to the host',
    written,
  ),
  toHost('hostConfirmed', 'somebody has booked', 'at once, when a stay is booked', booked),
  toHost(
    'hostDetails',
    'a guest has told when they arrive',
    'some minutes after the guest has changed what they tell of their stay',
    after('stayDetails')('saveDetails.answered'),
  ),
  toHost(
    'hostRegisteredAnew',
    'guests have been registered anew',
    'at once, when guests who were asked to have registered anew',
    registered,
  ),
  toHost(
    'hostBulletins',
    'guests are to be reported to the authority',
    'in the morning after arrival, and again the day before the term to report ends',
  ),
  toHost(
    'hostCancelled',
    'a guest has called their stay off',
    'at once, when a stay is called off',
    calledOff,
  ),
  toHost('message', 'what a visitor has written', 'at once, when a visitor has written', written),
  toHost(
    'hostPayment',
    'a payment was refunded by hand, or is disputed',
    'when the payment gateway tells of a refund or a dispute',
  ),
  toHost(
    'hostConflict',
    'a stay is booked elsewhere for the same nights',
    'when a calendar elsewhere takes nights that are booked here',
  ),
  toHost(
    'hostCalendarFailing',
    'a calendar elsewhere cannot be read',
    'when a calendar elsewhere could not be read for some time',
  ),
  toHost(
    'hostCalendarWell',
    'a calendar elsewhere can be read again',
    'when such a calendar can be read again',
  ),
  toHost(
    'hostCalendarUnreadable',
    'events of a calendar elsewhere cannot be read',
    'when events in it cannot be read, or only in part',
  ),
  toHost(
    'hostBesieged',
    'somebody holds many nights without paying',
    'once a day at most, while nights are held without being paid',
  ),
];
