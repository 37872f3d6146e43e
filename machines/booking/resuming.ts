import { awaitHoldEnd } from './awaitHoldEnd.ts';
import { bookingSetup } from './booking.setup.ts';
import { failedAs, storeFailure } from '../shared/failures.ts';
import { ownReservationFound } from './ownReservation.ts';
import { getLink, invokeStatusRequest, onNightsStatus } from './statusRequest.ts';

const paymentTransitions = {
  'payment.requested': { target: '#booking.redirecting' },
  'booking.restarted': { target: '#booking.otp.restarting' },
  'hold.ended': {
    target: 'asking',
    description: 'The time limit for the payment has passed, so the status is requested from the host.',
  },
} as const;

const startOver = {
  target: '#booking.dates.choosing',
  actions: ['clearReservation', 'clearDates', 'reportDates'],
} as const;
const startOverWithDates = {
  target: '#booking.dates.pricing',
  actions: ['clearReservation', 'reportDates'],
} as const;

const nightsUnavailable = {
  target: '#booking.dates.unavailable',
  actions: ['clearReservation', 'reportDates'],
} as const;

/** The step that resumes a booking in the state that the host reports. */
export const resuming = bookingSetup.createStateConfig({
  description: 'The guest resumes an earlier booking.',
  initial: 'asking',
  states: {
    asking: {
      description:
        'The status of the booking is being requested from the host, because the return address from the gateway could be forged.',
      tags: 'waiting',
      invoke: invokeStatusRequest('recallReservation', 'processing'),
    },
    unpaid: {
      description: 'The guest returned without paying; they can still pay.',
      tags: 'failed',
      invoke: awaitHoldEnd('awaitDeadlineOfPayment'),
      on: paymentTransitions,
    },
    declined: {
      description: 'The payment was declined; the guest can pay again until the hold ends.',
      tags: 'failed',
      invoke: awaitHoldEnd('awaitDeadlineOfDeclined'),
      on: paymentTransitions,
    },
    processing: {
      description: 'The gateway has not yet reported the result of the payment to the host.',
      tags: 'waiting',
      after: {
        paymentIsSlowAfter: { target: 'takesLonger', description: 'The payment takes longer than usual.' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The status will be requested again soon.',
          tags: 'paused',
          after: {
            paymentPollInterval: { target: 'asking', description: 'The polling interval has passed.' },
          },
        },
        asking: {
          description: 'The payment status is being requested again from the host.',
          invoke: invokeStatusRequest('recallReservationAgain', 'waiting'),
        },
      },
    },
    takesLonger: {
      description:
        'The payment takes longer than usual; the page says that nothing is charged twice and that the guest can leave.',
      tags: 'waiting',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The status will be requested again after a while, or when the guest requests it.',
          tags: 'paused',
          after: { slowPaymentPollInterval: { target: 'asking', description: 'The delay has passed.' } },
          on: { 'status.requested': 'asking' },
        },
        asking: {
          description: 'The status of the slow payment is being requested again from the host.',
          invoke: invokeStatusRequest('recallReservationAgain', 'waiting'),
        },
      },
    },
    holdExpired: {
      description:
        'The time limit for the payment has passed and the nights are free again; nothing was charged.',
      tags: 'failed',
      on: { 'anotherBooking.begun': startOverWithDates },
    },
    paidTooLate: {
      description: 'The payment arrived after another guest had taken the nights; it is refunded in full.',
      tags: 'failed',
      on: { 'anotherBooking.begun': startOver },
    },
    datesTaken: {
      description:
        'Another guest confirmed or paid for these nights first; nothing was charged, and the guest chooses other dates.',
      tags: 'failed',
      on: { ...ownReservationFound, 'anotherBooking.begun': startOver },
    },
    checkingOwn: {
      description:
        'The host is checking whether the reservation that this browser has stored includes these nights.',
      tags: 'waiting',
      invoke: {
        id: 'checkOwnReservation',
        src: 'recallReservation',
        input: getLink,
        onDone: [
          onNightsStatus('held', 'ownHold'),
          onNightsStatus('booked', 'ownStay'),
          {
            ...nightsUnavailable,
            description: 'The stored reservation no longer includes these nights, so they are not available.',
          },
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
      description: 'The guest already holds these nights and can continue that booking.',
      tags: 'settled',
      invoke: awaitHoldEnd('awaitDeadlineOfOwnHold'),
      on: {
        'status.requested': { target: 'asking', description: 'The guest continues that booking.' },
        'booking.restarted': paymentTransitions['booking.restarted'],
        'hold.ended': paymentTransitions['hold.ended'],
      },
    },
    ownStay: {
      description: 'The guest has already booked these nights and can open the reservation.',
      tags: 'settled',
      on: { 'anotherBooking.begun': startOver },
    },
    abandoned: {
      description: 'The booking was cancelled; the guest can start again.',
      tags: 'failed',
      on: { 'anotherBooking.begun': startOver },
    },
    notResumed: {
      description: 'The status of the booking could not be loaded; the guest can try again.',
      tags: 'failed',
      on: {
        'status.requested': 'asking',
        'connection.returned': 'asking',
        'anotherBooking.begun': startOver,
      },
    },
  },
});
