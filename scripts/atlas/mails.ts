import { contactPage, otpLinkPage, propertyPage, reservationPage } from '../../contract/rules/addresses.ts';
import type { EventReference, ProductMail } from 'statechart-atlas';

/** The addresses of pages, with parameters in braces. */
export const reservationAddress = reservationPage('{language}', '{reservation}');
export const otpLinkAddress = otpLinkPage('{language}', '{reservation}');
export const propertyAddress = propertyPage('{language}', '{unit}');
export const contactAddress = contactPage('{language}', '{unit}');

const after =
  (machine: string) =>
  (...events: string[]): EventReference[] =>
    events.map((event) => ({ machine, event: event }));

/** The host's answers to a first or repeated status request that report one of these statuses. */
const onStatus = (...statuses: string[]) =>
  after('booking')(
    ...['recallReservation', 'recallReservationAgain'].flatMap((call) =>
      statuses.map((status) => `${call}.answered.${status}`),
    ),
  );

const toGuest = (id: string, words: string, when: string, sentAfter: EventReference[] = []): ProductMail => ({
  id,
  description: words,
  when,
  to: 'the guest',
  sentAfter,
});

const withLink = (...mail: Parameters<typeof toGuest>): ProductMail => ({
  ...toGuest(...mail),
  linksTo: reservationAddress,
});

const toHost = (id: string, words: string, when: string, sentAfter: EventReference[] = []): ProductMail => ({
  id,
  description: words,
  when,
  to: 'the host',
  sentAfter,
});

const booked = onStatus('paid', 'cardSaved');
const registered = after('registration')('saveGuests.answered');
const calledOff = after('cancellation')('cancelReservation.answered');
const written = after('contact')('sendMessage.answered');

/** Every e-mail that the host sends; the ids are also the names in the e-mail queue. */
export const mails: readonly ProductMail[] = [
  {
    ...toGuest(
      'otp',
      'a code that confirms the guest’s e-mail address, and a link that does so on any device',
      'immediately, when a guest makes a reservation or requests another code',
      [
        ...after('booking')('createReservation.answered', 'resendOtp.answered'),
        ...after('otpLink')('resendOtp.answered'),
      ],
    ),
    linksTo: otpLinkAddress,
  },
  toGuest(
    'accessCode',
    'a code that opens the reservation without its link',
    'immediately, when it is requested with the number and the e-mail address of the reservation',
    after('reservationAccess')('requestAccess.answered', 'requestAnother.answered'),
  ),
  toHost(
    'signInCode',
    'a code that signs a person in to the dashboard',
    'immediately, when it is requested with the address of somebody who has access',
  ),
  toHost(
    'invitation',
    'a link that signs a person in for the first time',
    'immediately, when an owner gives a person access',
  ),
  {
    ...withLink(
      'confirmed',
      'the stay is booked',
      'immediately, when the first payment succeeds or the card for later payments is saved',
      booked,
    ),
    hasCalendarEntry: true,
  },
  withLink(
    'paymentLink',
    'a payment link for a stay that the host has entered',
    'immediately, when the host enters a booking to be paid by link, or sends the link again',
  ),
  {
    ...toGuest(
      'paidTooLate',
      'the payment arrived too late and is refunded',
      'immediately, when a payment succeeds after the nights were released',
      onStatus('paidTooLate'),
    ),
    linksTo: propertyAddress,
  },
  withLink(
    'paymentFailed',
    'a payment could not be charged',
    'on the due date of a payment, when the card cannot be charged',
    after('payment')('reservation.updated.uncharged'),
  ),
  withLink(
    'refunded',
    'the host refunds a part of what the guest paid, with the reason',
    'immediately, when the host makes the refund',
  ),
  withLink(
    'paymentReceived',
    'a payment was received',
    'immediately, when the guest pays an instalment that could not be charged',
    after('payment')('reservation.updated.open'),
  ),
  withLink(
    'registered',
    'the guests are registered',
    'immediately, when all guests are registered',
    registered,
  ),
  withLink(
    'reopened',
    'the guests have to be registered again',
    'when the host reopens the registration',
    after('registration')('reservation.updated.reopened'),
  ),
  withLink(
    'reminder',
    'the guests still have to be registered',
    'once, in the morning some days before arrival, if no guest is registered yet, and when the host sends it',
  ),
  withLink(
    'arrival',
    'directions and access information, some days before arrival',
    'once, in the morning of the day on which the access information becomes visible',
  ),
  withLink(
    'newLink',
    'a new reservation link, which replaces the earlier one',
    'when the host creates a new link for the guest',
  ),
  {
    ...withLink(
      'cancelled',
      'the stay is cancelled, with the refund',
      'immediately, when the guest or the host cancels the stay',
      calledOff,
    ),
    hasCalendarEntry: true,
  },
  toGuest(
    'messageReceived',
    'the host has received the visitor’s message',
    'immediately, when a visitor has sent a message to the host',
    written,
  ),
  toHost('hostConfirmed', 'a guest has booked a stay', 'immediately, when a stay is booked', booked),
  toHost(
    'hostDetails',
    'a guest has set their arrival time or invoice details',
    'some minutes after the guest has changed the details of their stay',
    after('stayDetails')('saveDetails.answered'),
  ),
  toHost(
    'hostRegisteredAnew',
    'guests have been registered again',
    'immediately, when guests complete a reopened registration',
    registered,
  ),
  toHost(
    'hostBulletins',
    'guests have to be reported to SIBA',
    'in the morning after arrival, and again on the day before the reporting deadline',
  ),
  toHost(
    'hostCancelled',
    'a guest has cancelled their stay',
    'immediately, when a stay is cancelled',
    calledOff,
  ),
  toHost('message', 'the message of a visitor', 'immediately, when a visitor has sent it', written),
  toHost(
    'hostPayment',
    'a payment was refunded manually, or is disputed',
    'when the payment gateway reports a refund or a dispute',
  ),
  toHost(
    'hostOverdue',
    'a payment on arrival was not recorded',
    'once, in the morning after the arrival of a guest who pays the host in person',
  ),
  toHost(
    'hostConflict',
    'another channel has booked the same nights',
    'when a channel calendar blocks nights that are booked here',
  ),
  toHost(
    'hostCalendarFailing',
    'a channel calendar cannot be read',
    'when a channel calendar has been unreadable for some time',
  ),
  toHost(
    'hostCalendarWell',
    'a channel calendar can be read again',
    'when such a calendar can be read again',
  ),
  toHost(
    'hostCalendarUnreadable',
    'events of a channel calendar cannot be read',
    'when some of its events cannot be read, or only partly',
  ),
  toHost(
    'hostBesieged',
    'many nights are held without payment',
    'once a day at most, while unpaid reservations hold many nights',
  ),
];
