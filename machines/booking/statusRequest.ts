import { onFailure } from '../shared/onFailure.ts';
import type { BookingInvoke } from './booking.setup.ts';
import type { BookingContext, ReservationLink, StatusResponse } from './booking.types.ts';
import type { BookingStatus, NightsStatus } from './bookingStatus.ts';
import { getReservation } from './context.ts';

const applyStatus = {
  type: 'applyStatus',
  params: ({ event }: { event: { output: StatusResponse } }) => event.output,
} as const;

const onStatus = (expected: BookingStatus, target: string) =>
  ({
    guard: {
      type: 'hasStatus',
      params: ({ event }: { event: { output: StatusResponse } }) => ({
        status: event.output.status,
        expected,
      }),
    },
    target,
    actions: applyStatus,
  }) as const;

/** Returns the transition for the nights that the stored reservation has. */
export const onNightsStatus = (expected: NightsStatus, target: string) =>
  ({
    guard: {
      type: 'hasNights',
      params: ({ event }: { event: { output: StatusResponse } }) => ({ response: event.output, expected }),
    },
    target,
    actions: applyStatus,
  }) as const;

/** Returns the link of the reservation whose status is requested. */
export const getLink = ({ context }: { context: BookingContext }): ReservationLink => {
  const { reservationId, token, deadline } = getReservation(context);
  return { reservationId, token, deadline };
};

const datesTakenTransition = onStatus('datesTaken', '#booking.resuming.datesTaken');

/**
 * Requests the status of the booking. If the gateway has not reported the payment yet, the next state is
 * `processingTarget`.
 */
export const invokeStatusRequest = (id: string, processingTarget: string) =>
  ({
    id,
    src: 'recallReservation',
    input: getLink,
    onDone: [
      onStatus('codeAwaited', '#booking.otp.entering'),
      onStatus('codeExpired', '#booking.otp.expired'),
      onStatus('codeLocked', '#booking.otp.locked'),
      onStatus('unpaid', '#booking.resuming.unpaid'),
      onStatus('declined', '#booking.resuming.declined'),
      onStatus('processing', processingTarget),
      onStatus('paid', '#booking.success.paid'),
      onStatus('cardSaved', '#booking.success.cardSaved'),
      onStatus('holdExpired', '#booking.resuming.holdExpired'),
      onStatus('paidTooLate', '#booking.resuming.paidTooLate'),
      {
        ...datesTakenTransition,
        actions: [datesTakenTransition.actions, 'reportNightsTaken'],
      },
      onStatus('abandoned', '#booking.resuming.abandoned'),
    ],
    onError: onFailure({
      'not-found': '#booking.resuming.abandoned',
      otherwise: '#booking.resuming.notResumed',
    }),
  }) as const satisfies BookingInvoke;
