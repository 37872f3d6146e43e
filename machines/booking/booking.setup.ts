import { assign, setup } from 'xstate';
import { isFailure, type CallFailed, type FailureKind } from '../../contract/callFailed.ts';
import type { Resent, Verified } from '../../contract/reservation.ts';
import { declaredCallback, declaredPromise, type Cause } from '../shared/declared.ts';
import { failureOf, itFailedAs, noFailure } from '../shared/failures.ts';
import type { Tag } from '../shared/tags.ts';
import type * as t from './booking.types.ts';
import type { Standing } from './standing.ts';

/** The answer to "where does my booking stand?". */
export interface Recalled {
  standing: Standing;
  stay: t.StayChoice;
  reservation: t.HeldReservation;
  booked: t.BookedStay;
}

/** The payment option chosen before, where it is still offered, else the first one. */
const optionOf = ({ paymentOptions }: t.Quote, chosen: string): string =>
  (paymentOptions.find(({ id }) => id === chosen) ?? paymentOptions[0])?.id ?? '';

/** What the guest holds: there is a reservation from the order on, and while a booking is picked up. */
export const heldIn = ({ reservation }: t.BookingContext): t.HeldReservation => reservation!;

/** Another stay is asked about: what was said of the one before no longer holds. */
const otherStay = ({ attempt }: t.BookingContext) => ({
  ...noFailure,
  quote: undefined,
  attempt: attempt + 1,
});

const datesOf = ({ startDate, endDate }: t.StayChoice) => [startDate, endDate];

const concerns = (field: string) => (path: string) => path === field || path === `guest.${field}`;

const without = (violations: t.BookingContext['violations'], fields: string[]) =>
  violations.filter(({ propertyPath }) => !fields.some((field) => concerns(field)(propertyPath)));

export const bookingSetup = setup({
  types: {
    input: {} as t.BookingInput,
    context: {} as t.BookingContext,
    events: {} as t.BookingEvent,
    tags: {} as Tag,
    meta: {} as {
      /** A screen of this state holds what must not be stored, so the state before it stays stored. */
      unstored?: true;
    },
  },
  actors: {
    previewPrice: declaredPromise<t.Quote, t.StayQuestion>('previewPrice'),
    createReservation: declaredPromise<t.Hold, t.ReservationAsked>('createReservation'),
    verifyOtp: declaredPromise<Verified, t.OtpAsked>('verifyOtp'),
    resendOtp: declaredPromise<Resent, t.ReservationNamed>('resendOtp'),
    cancelReservation: declaredPromise<unknown, t.ReservationNamed>('cancelReservation'),
    createCheckout: declaredPromise<t.CheckoutSession, t.ReservationNamed>('createCheckout'),
    leaveForGateway: declaredPromise<never, string>('leaveForGateway'),
    recallReservation: declaredPromise<Recalled, t.ReservationLink>('recallReservation'),
    awaitDeadline: declaredCallback<{ type: 'hold.ended' }, { deadline: string }>(),
  },
  actions: {
    chooseDates: assign(({ context }, dates: t.StayChange) => ({
      ...otherStay(context),
      stay: { ...context.stay, ...dates },
    })),
    clearDates: assign(({ context }) => ({
      ...otherStay(context),
      stay: { ...context.stay, startDate: '', endDate: '' },
    })),
    changeGuests: assign(({ context }, guestCount: number) => ({
      ...otherStay(context),
      stay: { ...context.stay, guestCount },
    })),
    keepQuote: assign(({ context }, quote: t.Quote) => ({
      quote,
      details: { ...context.details, paymentOptionId: optionOf(quote, context.details.paymentOptionId) },
      ...noFailure,
    })),
    dropQuote: assign({ quote: undefined }),
    noteDetails: assign(({ context }, details: Partial<t.BookingDetails>) => ({
      details: { ...context.details, ...details },
      violations: without(context.violations, Object.keys(details)),
    })),
    noteFailure: assign((_, error: Cause) => failureOf(error)),
    forgetFailure: assign(noFailure),
    beginAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    keepHold: assign((_, hold: t.Hold) => ({
      reservation: {
        reservationId: hold.id,
        token: hold.token,
        number: hold.number,
        deadline: hold.holdExpiresAt,
        sentTo: hold.sentTo,
        attemptsLeft: undefined,
      },
      ...noFailure,
    })),
    typeOtp: assign(({ context }, otp: string) => ({ otp, attempt: context.attempt + 1 })),
    forgetOtp: assign({ otp: '' }),
    noteAttemptsLeft: assign(({ context }, { attemptsLeft }: CallFailed) => ({
      reservation: { ...heldIn(context), attemptsLeft: attemptsLeft ?? heldIn(context).attemptsLeft },
    })),
    noteResent: assign(({ context }, { sentTo }: Resent) => ({
      reservation: { ...heldIn(context), sentTo },
      otp: '',
      attempt: context.attempt + 1,
    })),
    noteVerified: assign(({ context }, { holdExpiresAt }: Verified) => ({
      reservation: { ...heldIn(context), deadline: holdExpiresAt },
      ...noFailure,
    })),
    noteCheckout: assign((_, { url, mode }: t.CheckoutSession) => ({
      checkout: { url, mode },
      ...noFailure,
    })),
    rememberLink: assign(({ context }, link: t.ReservationLink) => ({
      reservation: { number: '', sentTo: '', attemptsLeft: undefined, ...context.reservation, ...link },
    })),
    takeStanding: assign(({ context }, { reservation, stay, booked }: Recalled) => ({
      attempt: context.attempt + 1,
      reservation,
      stay,
      booked,
      ...noFailure,
    })),
    forgetReservation: assign(({ context }) => ({
      reservation: undefined,
      checkout: undefined,
      booked: undefined,
      quote: undefined,
      ...noFailure,
      attempt: context.attempt + 1,
    })),
  },
  guards: {
    itFailedAs,
    itWasTheLastTry: (_, error: Cause) => isFailure(error, 'otp-incorrect') && error.attemptsLeft === 0,
    bothDatesAreChosen: ({ context }, change: t.StayChange) =>
      datesOf({ ...context.stay, ...change }).every((date) => date !== ''),
    noDateIsChosen: ({ context }, change: t.StayChange) =>
      datesOf({ ...context.stay, ...change }).every((date) => date === ''),
    itStands: (_, { standing, as }: { standing: Standing; as: Standing }) => standing === as,
  },
  delays: {
    /** How long to wait before asking again whether the gateway has told the host. */
    paymentIsAskedAgain: 2000,
  },
});

/** What the host answers when a booking no longer stands where this page believed. */
export const elsewhere: FailureKind[] = ['wrong-state', 'hold-expired', 'not-found', 'idempotency-mismatch'];

/** The name of a call, the same whenever it is repeated. */
export const keyOf = (context: t.BookingContext, call: string): string =>
  `${context.bookingId}:${call}:${context.attempt}`;

/** The reservation a call is about. */
export const named = (context: t.BookingContext, call: string): t.ReservationNamed => ({
  reservationId: heldIn(context).reservationId,
  token: heldIn(context).token,
  idempotencyKey: keyOf(context, call),
});

/** The stay whose price is asked for. */
export const stayQuestion = (context: t.BookingContext, call: string): t.StayQuestion => ({
  unitId: context.unitId,
  ...context.stay,
  idempotencyKey: keyOf(context, call),
});
