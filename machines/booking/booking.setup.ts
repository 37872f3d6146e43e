import { assign, emit, setup } from 'xstate';
import type { CallFailed } from '../../contract/callFailed.ts';
import type { Guests } from '../../contract/rules/party.ts';
import type { Resent, Verified } from '../../contract/hold.ts';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import { itEndedElsewhere, type CheckoutEnded } from '../checkout/ended.ts';
import { declaredCallback, declaredPromise, type Cause } from '../shared/declared.ts';
import { failureOf, itFailedAs, itWasTheLastTry, noFailure } from '../shared/failures.ts';
import type { Tag } from '../shared/tags.ts';
import { codeIsComplete, typedCode } from '../shared/typedCode.ts';
import type { Wanted } from '../shared/wanted.ts';
import type * as t from './booking.types.ts';
import { datesOf, heldIn, isEmpty, optionOf, otherStay, withLink, without } from './context.ts';
import type { GuestDetails } from '../guestDetails/nobody.ts';
import { possessionOf, type Possession, type Standing } from './standing.ts';
import { stayAskedAnew, whereItGoesOn, type GoesOnIn } from './stored.ts';

export const bookingSetup = setup({
  types: {
    input: {} as t.BookingInput,
    context: {} as t.BookingContext,
    events: {} as t.BookingEvent,
    emitted: {} as Wanted,
    children: {} as { checkout: 'checkout' },
    tags: {} as Tag,
  },
  actors: {
    previewPrice: declaredPromise<t.Quote, t.StayQuestion>('previewPrice'),
    createReservation: declaredPromise<t.Hold, t.ReservationAsked>('createReservation'),
    verifyOtp: declaredPromise<Verified, t.OtpAsked>('verifyOtp'),
    resendOtp: declaredPromise<Resent, t.ReservationNamed>('resendOtp'),
    cancelReservation: declaredPromise<unknown, t.ReservationNamed>('cancelReservation'),
    checkout: checkoutMachine,
    recallReservation: declaredPromise<t.Recalled, t.ReservationLink>('recallReservation'),
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
    changeGuests: assign(({ context }, { guestCount, party }: Guests) => ({
      ...otherStay(context),
      stay: {
        startDate: context.stay.startDate,
        endDate: context.stay.endDate,
        guestCount,
        ...(party && { party }),
      },
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
    fillInDetails: assign(({ context: { details } }, guest: GuestDetails) =>
      isEmpty(details) ? { details: { ...details, ...guest } } : {},
    ),
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
        nightsHeldUntil: hold.nightsHeldUntil,
      },
      ...noFailure,
    })),
    typeOtp: assign(({ context }, otp: string) => ({ otp: typedCode(otp), attempt: context.attempt + 1 })),
    forgetOtp: assign({ otp: '' }),
    noteAttemptsLeft: assign(({ context }, { attemptsLeft }: CallFailed) => ({
      reservation: { ...heldIn(context), attemptsLeft: attemptsLeft ?? heldIn(context).attemptsLeft },
    })),
    noteResent: assign(({ context }, { sentTo }: Resent) => ({
      reservation: { ...heldIn(context), sentTo },
      otp: '',
      attempt: context.attempt + 1,
    })),
    noteVerified: assign(({ context }, { holdExpiresAt, nightsHeldUntil }: Verified) => ({
      reservation: { ...heldIn(context), deadline: holdExpiresAt, nightsHeldUntil },
      ...noFailure,
    })),
    noteEnd: assign((_, { failure, retryAfter }: CheckoutEnded) => ({ ...noFailure, failure, retryAfter })),
    takeRemembered: assign(({ context }, remembered: t.Remembered) => {
      const { stored, link } = remembered;
      const stay = stayAskedAnew(remembered, context.stay);
      return {
        ...stored?.context,
        ...(stay && { ...otherStay(stored?.context ?? context), stay }),
        details: {
          ...(stored?.context.details ?? context.details),
          // Mails are written in the language of the page.
          locale: context.details.locale,
        },
        reservation: link ? withLink(stored?.context.reservation, link) : stored?.context.reservation,
      };
    }),
    rememberLink: assign(({ context }, link: t.ReservationLink) => ({
      reservation: withLink(context.reservation, link),
    })),
    takeStanding: assign(({ context }, { reservation, stay, quote, booked }: t.Recalled) => ({
      attempt: context.attempt + 1,
      reservation,
      stay,
      quote,
      booked,
      ...noFailure,
    })),
    forgetReservation: assign(({ context }) => ({
      reservation: undefined,
      booked: undefined,
      quote: undefined,
      ...noFailure,
      attempt: context.attempt + 1,
    })),
    tellThatACodeIsSent: emit({ type: 'toast.wanted', toast: 'codeResent' }),
    // Provided by the page that the booking runs on.
    reportDetails: (_now, _details: Partial<t.BookingDetails>) => undefined,
    reportRecalledDetails: () => undefined,
    reportNightsTaken: () => undefined,
    reportDates: () => undefined,
    reportFound: () => undefined,
    reportAbsent: () => undefined,
  },
  guards: {
    itFailedAs,
    codeIsComplete,
    itGoesOn: (_, { remembered, where }: { remembered: t.Remembered; where: GoesOnIn }) =>
      whereItGoesOn(remembered) === where,
    itEndedElsewhere,
    itWasTheLastTry,
    bothDatesAreChosen: ({ context }, change: t.StayChange) =>
      datesOf({ ...context.stay, ...change }).every((date) => date !== ''),
    noDateIsChosen: ({ context }, change: t.StayChange) =>
      datesOf({ ...context.stay, ...change }).every((date) => date === ''),
    itStands: (_, { standing, as }: { standing: Standing; as: Standing }) => standing === as,
    hasNights: (_, { recalled, as }: { recalled: t.Recalled; as: Possession }) =>
      possessionOf(recalled) === as,
  },
  delays: {
    /** How long to wait before asking again whether the gateway has told the host. */
    paymentIsAskedAgain: 2000,
    /**
     * For how long a guest believes that something moves. A gateway tells of most payments within seconds; what
     * takes longer waits for a bank, and may for hours.
     */
    paymentTakesLonger: 30_000,
    /** By then the guest has read what it means, and the page may stay open for as long as they like. */
    paymentIsAskedSeldom: 15_000,
  },
});

type StateConfig = Parameters<typeof bookingSetup.createStateConfig>[0];

/** Transitions that several states of the booking share. */
export type BookingTransitions = StateConfig['on'];

/** A call that several states of the booking make. */
export type BookingInvoke = StateConfig['invoke'];
