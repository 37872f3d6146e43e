import { assign, emit, setup } from 'xstate';
import { getWaysToPay } from '../../../contract/dashboard/bookingSource.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import type { Violation } from '../../../contract/schemas/violations.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure } from '../../shared/failures.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { getBooking, getTerms, isAbout, type BookingDraft } from './draft.ts';
import type { FormStep } from './findStepViolations.ts';
import type * as t from './phoneBooking.types.ts';

/** The pause after a change of the payment before its instalments are calculated again, in milliseconds. */
export const recheckDelay = 400;

/** The common setup of the steps of a booking by phone. */
export const phoneBookingSetup = setup({
  types: {
    input: {} as t.PhoneBookingInput,
    context: {} as t.PhoneBookingContext,
    events: {} as t.PhoneBookingEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    offerBooking: declaredPromise<t.BookingOffer, t.BookingTerms>('offerBooking'),
    createBooking: declaredPromise<t.CreatedBooking, t.BookingInput>('createBooking'),
    proof: proofMachine,
  },
  actions: {
    storeDraft: assign(({ context }, draft: Partial<BookingDraft>) => ({
      draft: {
        ...context.draft,
        // Each source has a usual way to pay.
        ...(draft.source && { payBy: getWaysToPay(draft.source)[0]! }),
        // A guest at the door usually arrives today.
        ...(draft.source === 'walk-in' && context.draft.startDate === '' && { startDate: context.today }),
        ...draft,
      },
      violations: context.violations.filter(({ propertyPath }) => !isAbout(draft, propertyPath)),
      attempt: context.attempt + 1,
    })),
    storeViolations: assign(({ context }, violations: readonly Violation[]) => ({
      ...noFailure,
      violations,
      refusals: context.refusals + 1,
    })),
    storeOffer: assign(({ context: { draft } }, { quote }: t.BookingOffer) => ({
      quote,
      // The link for the payment works at most until the check-in.
      draft: { ...draft, until: [draft.until, draft.startDate].toSorted()[0]! },
      ...noFailure,
    })),
    storeAgreed: assign(({ context }, { quote }: t.BookingOffer) => ({
      agreed: quote,
      attempt: context.attempt + 1,
      ...noFailure,
    })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeObstacles: assign((_, { obstacles }: t.BookingOffer) => ({ obstacles, ...noFailure })),
    storeCreated: assign((_, created: t.CreatedBooking) => ({ created, ...noFailure })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    focusField: emit({ type: 'focus.requested', on: 'field' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isComplete: (_, violations: readonly Violation[]) => violations.length === 0,
    isFree: (_, { obstacles }: t.BookingOffer) => obstacles.length === 0,
    isAtPayment: (_, step: FormStep) => step === 'payment',
  },
  delays: { recheckDelay },
});

interface OfferEvent {
  event: { output: t.BookingOffer };
}

/** Returns the answer of the host to the question whether a stay is possible. */
export const offered = ({ event }: OfferEvent): t.BookingOffer => event.output;

/** The nights are free. */
export const whenFree = { type: 'isFree', params: offered } as const;

/** Something takes the nights: the host chooses others. */
export const nightsTakenTransition = {
  target: '#phoneBooking.stay.taken',
  actions: { type: 'storeObstacles', params: offered },
} as const;

const storeDraft = {
  type: 'storeDraft',
  params: ({ event }: { event: { draft: Partial<BookingDraft> } }) => event.draft,
} as const;

/** The host fills in a step; its messages stay. */
export const typing = { 'draft.changed': { actions: storeDraft } } as const;

/** The host corrects a step after an answer, whose message disappears. */
export const correcting = {
  'draft.changed': { target: 'editing', actions: ['clearFailure', storeDraft] },
} as const;

const getViolations = ({ event }: { event: { violations: readonly Violation[] } }) => event.violations;

/** Returns the transitions of the button that finishes a step. */
export const finishing = <const Target extends string, const Actions>(target: Target, actions: Actions) =>
  ({
    'step.submitted': [
      { guard: { type: 'isComplete', params: getViolations }, target, actions },
      { target: 'incomplete', actions: { type: 'storeViolations', params: getViolations } },
    ],
  }) as const;

/** The condition that the page was opened again in the step of the payment. */
export const isAtPayment = {
  type: 'isAtPayment',
  params: ({ event }: { event: { step: FormStep } }) => event.step,
} as const;

/** The host sends a step again that the answer refused; it is complete. */
export const repeating = {
  'step.submitted': {
    guard: { type: 'isComplete', params: getViolations },
    target: 'checking',
    actions: 'clearFailure',
  },
} as const;

/** The host changes the price or the payment. */
export const repaying = {
  'payment.changed': [
    {
      guard: { type: 'isComplete', params: getViolations },
      target: '#phoneBooking.payment.outdated',
      reenter: true,
      actions: storeDraft,
    },
    { target: '#phoneBooking.payment.editing', actions: storeDraft },
  ],
} as const;

/** The host changes the price or the payment, or returns to the guest's details and can type at once. */
export const paying = {
  ...repaying,
  'step.returned': { target: '#phoneBooking.guest', actions: ['clearFailure', 'focusField'] },
} as const;

/** The form is complete: the host makes the booking, or changes it. */
export const deciding = {
  ...paying,
  'booking.confirmed': { target: '#phoneBooking.summary.sending', actions: 'clearFailure' },
} as const;

/** The button that makes the booking marks what is missing or wrong in the form. */
export const marking = {
  'booking.confirmed': {
    target: '#phoneBooking.payment.incomplete',
    actions: { type: 'storeViolations', params: getViolations },
  },
} as const;

/** Returns the transition to the previous step. */
export const returning = <const Step extends string>(step: Step) =>
  ({
    'step.returned': { target: `#phoneBooking.${step}`, actions: ['clearFailure', 'focusPage'] },
  }) as const;

/** Returns the stay with its price and payment. */
export const getAgreedTerms = ({ context }: { context: t.PhoneBookingContext }): t.BookingTerms =>
  getTerms(context.draft);

/** Returns the input of the call that enters the booking. */
export const getBookingInput = ({
  context: { visitId, attempt, draft, agreed },
}: {
  context: t.PhoneBookingContext;
}): t.BookingInput => ({
  booking: { ...getBooking(draft), ...(agreed && { expectedTotal: agreed.total.amount }) },
  idempotencyKey: createIdempotencyKey(visitId, 'createBooking', attempt),
});
