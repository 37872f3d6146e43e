import { bookingSetup, type BookingInvoke } from './booking.setup.ts';
import type { BookingContext, Recalled } from './booking.types.ts';
import { getReservation } from './context.ts';
import { failedAs, storeFailure } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import { ownReservationFound } from './ownReservation.ts';
import type { Possession, BookingStatus } from './bookingStatus.ts';
import { untilTheHoldEnds } from './untilTheHoldEnds.ts';

const onStatus = (as: BookingStatus, target: string) =>
  ({
    guard: {
      type: 'hasStatus',
      params: ({ event }: { event: { output: Recalled } }) => ({ status: event.output.status, as }),
    },
    target,
    actions: { type: 'applyStatus', params: ({ event }: { event: { output: Recalled } }) => event.output },
  }) as const;

const hasNights = (as: Possession, target: string) =>
  ({
    guard: {
      type: 'hasNights',
      params: ({ event }: { event: { output: Recalled } }) => ({ recalled: event.output, as }),
    },
    target,
    actions: { type: 'applyStatus', params: ({ event }: { event: { output: Recalled } }) => event.output },
  }) as const;

const linkHeld = ({ context }: { context: BookingContext }) => {
  const { reservationId, token, deadline } = getReservation(context);
  return { reservationId, token, deadline };
};

const datesTaken = onStatus('datesTaken', '#booking.resuming.datesTaken');

/** Asks the host where the booking stands. What it says is still awaited from the gateway leads to `awaited`. */
const recallFromHost = (id: string, awaited: string) =>
  ({
    id,
    src: 'recallReservation',
    input: linkHeld,
    onDone: [
      onStatus('codeAwaited', '#booking.otp.entering'),
      onStatus('codeExpired', '#booking.otp.expired'),
      onStatus('codeLocked', '#booking.otp.locked'),
      onStatus('unpaid', '#booking.resuming.unpaid'),
      onStatus('declined', '#booking.resuming.declined'),
      onStatus('processing', awaited),
      onStatus('paid', '#booking.success.paid'),
      onStatus('cardSaved', '#booking.success.cardSaved'),
      onStatus('holdExpired', '#booking.resuming.holdExpired'),
      onStatus('paidTooLate', '#booking.resuming.paidTooLate'),
      {
        ...datesTaken,
        actions: [datesTaken.actions, 'reportNightsTaken'],
      },
      onStatus('abandoned', '#booking.resuming.abandoned'),
    ],
    onError: onFailure({
      'not-found': '#booking.resuming.abandoned',
      otherwise: '#booking.resuming.notResumed',
    }),
  }) as const satisfies BookingInvoke;

const payOrBeginAgain = {
  'payment.requested': { target: '#booking.redirecting' },
  'booking.restarted': { target: '#booking.otp.restarting' },
  'hold.ended': { target: 'asking', description: 'The time to pay is over; the host is asked.' },
} as const;

const startOver = {
  target: '#booking.dates.choosing',
  actions: ['clearReservation', 'clearDates', 'reportDates'],
} as const;
const startOverWithDates = {
  target: '#booking.dates.pricing',
  actions: ['clearReservation', 'reportDates'],
} as const;

const nightsOfAnother = {
  target: '#booking.dates.unavailable',
  actions: ['clearReservation', 'reportDates'],
} as const;

/** A booking that was begun is picked up where it stands: the host says where. */
export const resuming = bookingSetup.createStateConfig({
  description: 'A booking that was begun is picked up again.',
  initial: 'asking',
  states: {
    asking: {
      description: 'The host is being asked where the booking stands; the address is never believed.',
      tags: 'waiting',
      invoke: recallFromHost('recallReservation', 'processing'),
    },
    unpaid: {
      description: 'The guest came back without having paid; they can still pay.',
      tags: 'failed',
      invoke: untilTheHoldEnds('awaitDeadlineOfPayment'),
      on: payOrBeginAgain,
    },
    declined: {
      description: 'The payment was declined; the guest can pay again until the reservation ends.',
      tags: 'failed',
      invoke: untilTheHoldEnds('awaitDeadlineOfDeclined'),
      on: payOrBeginAgain,
    },
    processing: {
      description: 'The gateway has not told the host yet how the payment went.',
      tags: 'waiting',
      after: {
        paymentIsSlowAfter: { target: 'takesLonger', description: 'It takes longer than a payment should.' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The host is asked again soon.',
          tags: 'paused',
          after: { paymentPollInterval: { target: 'asking', description: 'A moment has passed.' } },
        },
        asking: {
          description: 'The host is being asked again how the payment went.',
          invoke: recallFromHost('recallReservationAgain', 'waiting'),
        },
      },
    },
    takesLonger: {
      description:
        'The payment takes longer than usual; the guest reads that nothing is charged twice, and can leave.',
      tags: 'waiting',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The host is asked again in a while, or when the guest wants to know.',
          tags: 'paused',
          after: { slowPaymentPollInterval: { target: 'asking', description: 'A while has passed.' } },
          on: { 'status.requested': 'asking' },
        },
        asking: {
          description: 'The host is being asked once more how the payment went.',
          invoke: recallFromHost('recallReservationAgain', 'waiting'),
        },
      },
    },
    holdExpired: {
      description: 'The time to pay is over and the nights are free again; nothing was charged.',
      tags: 'failed',
      on: { 'anotherBooking.begun': startOverWithDates },
    },
    paidTooLate: {
      description: 'The payment came after the nights had gone to somebody else; it is refunded in full.',
      tags: 'failed',
      on: { 'anotherBooking.begun': startOver },
    },
    datesTaken: {
      description:
        'Somebody else confirmed or paid for these nights first; nothing was charged, and the guest chooses others.',
      tags: 'failed',
      on: { ...ownReservationFound, 'anotherBooking.begun': startOver },
    },
    checkingOwn: {
      description: 'The host is asked whether these nights are kept for a reservation of this browser.',
      tags: 'waiting',
      invoke: {
        id: 'checkOwnReservation',
        src: 'recallReservation',
        input: linkHeld,
        onDone: [
          hasNights('held', 'ownHold'),
          hasNights('booked', 'ownStay'),
          { ...nightsOfAnother, description: 'It does not have these nights: somebody else does.' },
        ],
        onError: [
          {
            guard: failedAs('not-found'),
            target: '#booking.dates.unavailable',
            actions: ['clearReservation', storeFailure, 'reportDates'],
          },
          { target: 'notResumed', actions: storeFailure },
        ],
      },
    },
    ownHold: {
      description: 'The guest holds these nights themselves and can go on with that booking.',
      tags: 'settled',
      invoke: untilTheHoldEnds('awaitDeadlineOfOwnHold'),
      on: {
        'status.requested': { target: 'asking', description: 'The guest continues with that booking.' },
        'booking.restarted': payOrBeginAgain['booking.restarted'],
        'hold.ended': payOrBeginAgain['hold.ended'],
      },
    },
    ownStay: {
      description: 'The guest has booked these nights themselves; the reservation can be opened.',
      tags: 'settled',
      on: { 'anotherBooking.begun': startOver },
    },
    abandoned: {
      description: 'The booking was called off; the guest can begin again.',
      tags: 'failed',
      on: { 'anotherBooking.begun': startOver },
    },
    notResumed: {
      description: 'The host could not be asked where the booking stands; the guest can ask again.',
      tags: 'failed',
      on: {
        'status.requested': 'asking',
        'connection.returned': 'asking',
        'anotherBooking.begun': startOver,
      },
    },
  },
});
