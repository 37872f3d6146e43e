import { assign, emit, setup } from 'xstate';
import type { CallFailed } from '../../contract/schemas/callFailed.ts';
import type { Guests } from '../../contract/rules/party.ts';
import type { Resent, Verified } from '../../contract/schemas/hold.ts';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import { isReservationStale, type CheckoutEnded } from '../checkout/ended.ts';
import { declaredCallback, declaredPromise, type Cause } from '../shared/declared.ts';
import { toFailure, isFailureKind, wasLastAttempt, noFailure } from '../shared/failures.ts';
import type { Tag } from '../shared/tags.ts';
import { codeIsComplete, typedCode } from '../shared/typedCode.ts';
import type { UiEffect } from '../shared/uiEffect.ts';
import type * as t from './booking.types.ts';
import {
  getDates,
  getReservation,
  hasNoGuestDetails,
  pickPaymentOption,
  resetStay,
  addLink,
  omitViolations,
} from './context.ts';
import type { GuestDetails } from '../guestDetails/emptyGuestDetails.ts';
import { getNightsStatus, type NightsStatus, type BookingStatus } from './bookingStatus.ts';
import { findRequestedStay, findResumeTarget, type ResumeTarget } from './stored.ts';

export const bookingSetup = setup({
  types: {
    input: {} as t.BookingInput,
    context: {} as t.BookingContext,
    events: {} as t.BookingEvent,
    emitted: {} as UiEffect,
    children: {} as { checkout: 'checkout' },
    tags: {} as Tag,
  },
  actors: {
    previewPrice: declaredPromise<t.Quote, t.PriceRequest>('previewPrice'),
    createReservation: declaredPromise<t.Hold, t.ReservationRequest>('createReservation'),
    verifyOtp: declaredPromise<Verified, t.OtpRequest>('verifyOtp'),
    resendOtp: declaredPromise<Resent, t.ReservationCall>('resendOtp'),
    cancelReservation: declaredPromise<unknown, t.ReservationCall>('cancelReservation'),
    checkout: checkoutMachine,
    recallReservation: declaredPromise<t.StatusResponse, t.ReservationLink>('recallReservation'),
    awaitDeadline: declaredCallback<{ type: 'hold.ended' }, { deadline: string }>(),
  },
  actions: {
    chooseDates: assign(({ context }, dates: t.StayChange) => ({
      ...resetStay(context),
      stay: { ...context.stay, ...dates },
    })),
    clearDates: assign(({ context }) => ({
      ...resetStay(context),
      stay: { ...context.stay, startDate: '', endDate: '' },
    })),
    changeGuests: assign(({ context }, { guestCount, party }: Guests) => ({
      ...resetStay(context),
      stay: {
        startDate: context.stay.startDate,
        endDate: context.stay.endDate,
        guestCount,
        ...(party && { party }),
      },
    })),
    storeQuote: assign(({ context }, quote: t.Quote) => ({
      quote,
      details: {
        ...context.details,
        paymentOptionId: pickPaymentOption(quote, context.details.paymentOptionId),
      },
      ...noFailure,
    })),
    clearQuote: assign({ quote: undefined }),
    storeDetails: assign(({ context }, details: Partial<t.BookingDetails>) => ({
      details: { ...context.details, ...details },
      violations: omitViolations(context.violations, Object.keys(details)),
    })),
    fillInDetails: assign(({ context: { details } }, guest: GuestDetails) =>
      hasNoGuestDetails(details) ? { details: { ...details, ...guest } } : {},
    ),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeHold: assign((_, hold: t.Hold) => ({
      reservation: {
        reservationId: hold.id,
        token: hold.token,
        number: hold.number,
        deadline: hold.holdExpiresAt,
        sentTo: hold.sentTo,
        attemptsLeft: undefined,
        otpExpiresAt: hold.otpExpiresAt,
        nightsHeldUntil: hold.nightsHeldUntil,
      },
      ...noFailure,
    })),
    storeOtp: assign(({ context }, otp: string) => ({ otp: typedCode(otp), attempt: context.attempt + 1 })),
    clearOtp: assign({ otp: '' }),
    storeAttemptsLeft: assign(({ context }, { attemptsLeft }: CallFailed) => ({
      reservation: {
        ...getReservation(context),
        attemptsLeft: attemptsLeft ?? getReservation(context).attemptsLeft,
      },
    })),
    storeResentOtp: assign(({ context }, { sentTo, otpExpiresAt }: Resent) => ({
      reservation: { ...getReservation(context), sentTo, otpExpiresAt },
      otp: '',
      attempt: context.attempt + 1,
    })),
    storeVerification: assign(({ context }, { holdExpiresAt, nightsHeldUntil }: Verified) => ({
      reservation: {
        ...getReservation(context),
        deadline: holdExpiresAt,
        otpExpiresAt: undefined,
        nightsHeldUntil,
      },
      ...noFailure,
    })),
    storeCheckoutFailure: assign((_, { failure, retryAfter }: CheckoutEnded) => ({
      ...noFailure,
      failure,
      retryAfter,
    })),
    restoreBooking: assign(({ context }, remembered: t.RememberedBooking) => {
      const { stored, link } = remembered;
      const stay = findRequestedStay(remembered, context.stay);
      return {
        ...stored?.context,
        ...(stay && { ...resetStay(stored?.context ?? context), stay }),
        details: {
          ...(stored?.context.details ?? context.details),
          // E-mails are written in the language of the page.
          locale: context.details.locale,
        },
        reservation: link ? addLink(stored?.context.reservation, link) : stored?.context.reservation,
      };
    }),
    storeLink: assign(({ context }, link: t.ReservationLink) => ({
      reservation: addLink(context.reservation, link),
    })),
    applyStatus: assign(({ context }, { reservation, stay, quote, booked }: t.StatusResponse) => ({
      attempt: context.attempt + 1,
      reservation,
      stay,
      quote,
      booked,
      ...noFailure,
    })),
    clearReservation: assign(({ context }) => ({
      reservation: undefined,
      booked: undefined,
      quote: undefined,
      ...noFailure,
      attempt: context.attempt + 1,
    })),
    focusPrice: emit({ type: 'focus.requested', on: 'price' }),
    notifyCodeSent: emit({ type: 'toast.requested', toast: 'codeResent' }),
    // The property page provides these actions.
    reportDetails: (_now, _details: Partial<t.BookingDetails>) => undefined,
    reportRecalledDetails: () => undefined,
    reportNightsTaken: () => undefined,
    reportDates: () => undefined,
    reportBookingFound: () => undefined,
    reportNoBookingFound: () => undefined,
  },
  guards: {
    isFailureKind,
    codeIsComplete,
    resumesIn: (_, { remembered, target }: { remembered: t.RememberedBooking; target: ResumeTarget }) =>
      findResumeTarget(remembered) === target,
    isReservationStale,
    wasLastAttempt,
    bothDatesChosen: ({ context }, change: t.StayChange) =>
      getDates({ ...context.stay, ...change }).every((date) => date !== ''),
    noDateChosen: ({ context }, change: t.StayChange) =>
      getDates({ ...context.stay, ...change }).every((date) => date === ''),
    hasStatus: (_, { status, expected }: { status: BookingStatus; expected: BookingStatus }) =>
      status === expected,
    hasNights: (_, { response, expected }: { response: t.StatusResponse; expected: NightsStatus }) =>
      getNightsStatus(response) === expected,
  },
  delays: {
    /** Milliseconds between two status requests after the guest returns from the gateway. */
    paymentPollInterval: 2000,
    /**
     * Milliseconds before the page says that the payment takes a long time. Most payments are confirmed within seconds;
     * others wait for a bank, sometimes for hours.
     */
    paymentIsSlowAfter: 30_000,
    /** Milliseconds between two status requests of a slow payment: rare, because the page may stay open for hours. */
    slowPaymentPollInterval: 15_000,
  },
});

type StateConfig = Parameters<typeof bookingSetup.createStateConfig>[0];

/** Transitions that several states of the booking share. */
export type BookingTransitions = StateConfig['on'];

/** A call that several states of the booking make. */
export type BookingInvoke = StateConfig['invoke'];
