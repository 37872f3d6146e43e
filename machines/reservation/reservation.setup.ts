import type { ConnectionReturned } from '../shared/connection.ts';
import { assign, emit, sendParent, sendTo, setup, spawnChild, stopChild, type EventObject } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import { cancellationMachine } from '../cancellation/cancellation.machine.ts';
import { guestsDraftMachine } from '../guestsDraft/guestsDraft.machine.ts';
import type { DraftRecalled, FormsChanged, FormsSent } from '../guestsDraft/guestsDraft.types.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { isTouched } from '../registration/forms.ts';
import { registrationMachine } from '../registration/registration.machine.ts';
import type { RegistrationContext } from '../registration/registration.types.ts';
import { declaredCallback, declaredPromise, type Cause } from '../shared/declared.ts';
import { itFailedAs, noReason, silence, whyOf, type Why } from '../shared/failures.ts';
import { loadingMayTake } from '../shared/loading.ts';
import type { ReservationVisit, ReservationTold } from '../shared/reservationTold.ts';
import { stayDetailsMachine } from '../stayDetails/stayDetails.machine.ts';
import type { Tag } from '../shared/tags.ts';
import type { Wanted } from '../shared/wanted.ts';

/** Whether this device keeps the reservation for where there is no connection. */
export type Keeping = 'on' | 'off' | 'unable';

/** A reservation as the host told it, and when it did (ISO 8601). */
export interface DatedReservation {
  reservation: Reservation;
  asOf: string;
}

/** It keeps why the host last did not tell. */
export interface ReservationContext extends ReservationVisit, Why {
  /** As the host last told it. */
  reservation: Reservation | undefined;
  /** When it told so (ISO 8601). */
  asOf: string | undefined;
  keeping: Keeping;
}

export type ReservationEvent =
  /** The address that the page was opened with: an empty token where it carries none. */
  | { type: 'link.read'; token: string; visitId: string; kept?: DatedReservation | undefined }
  | { type: 'retry.requested' }
  /** Something was done that changes the reservation. */
  | { type: 'reservation.changed' }
  /** The forms were filled in further, which is to be kept. */
  | FormsChanged
  /** They are on their way to be registered. */
  | FormsSent
  /** What was kept of them is to be seen. */
  | DraftRecalled
  | { type: 'page.revisited' }
  /** There was no network, and there is one again. */
  | ConnectionReturned
  /** Whether this device keeps it, as the device says at first. */
  | { type: 'keeping.told'; keeping: Keeping }
  | { type: 'keeping.stopped' }
  | { type: 'keeping.resumed' }
  /** The page is on the screen, or no longer. */
  | { type: 'page.opened' }
  | { type: 'page.left' };

const changed: ReservationEvent = { type: 'reservation.changed' };
const sent: FormsSent = { type: 'forms.sent' };

/** The registration of one reservation, which tells it what has changed. */
export const registrationOfReservation = registrationMachine.provide({
  actions: {
    reportChange: sendParent(changed),
    reportForms: sendParent(
      ({ context: { guests, prepared } }: { context: RegistrationContext }): FormsChanged => ({
        type: 'forms.changed',
        guests: isTouched(guests, prepared) ? guests : null,
      }),
    ),
    reportSending: sendParent(sent),
  },
});

/** What is kept of a registration until it is sent. */
export const guestsDraftOfReservation = guestsDraftMachine.provide({
  actions: {
    reportChange: sendParent(changed),
    reportDraft: sendParent((_, guests: DraftRecalled['guests']): DraftRecalled => ({
      type: 'draft.found',
      guests,
    })),
  },
});

/** The cancellation of one reservation, which tells it what has changed. */
export const cancellationOfReservation = cancellationMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

/** What the guest of one reservation tells of it, which tells it what has changed. */
export const stayDetailsOfReservation = stayDetailsMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

/** The payment of what could not be charged, which tells the reservation what has changed. */
export const paymentOfReservation = paymentMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

export const linkOf = ({ context: { reservationId, token, visitId } }: { context: ReservationContext }) => ({
  reservationId,
  token,
  visitId,
});

type Part = 'registration' | 'guestsDraft' | 'stayDetails' | 'cancellation' | 'payment';

const told = ({ context }: { context: ReservationContext }): ReservationTold => ({
  type: 'reservation.told',
  reservation: context.reservation!,
});

export const keep = {
  type: 'keepReservation',
  params: ({ event }: { event: { output: DatedReservation } }) => event.output,
} as const;

export const linkRead = {
  type: 'keepLink',
  params: ({ event }: { event: { token: string; visitId: string } }) => event,
} as const;

export const keptRead = {
  type: 'recallKept',
  params: ({ event }: { event: { kept?: DatedReservation | undefined } }) => event.kept!,
} as const;

export const reservationSetup = setup({
  types: {
    input: {} as Pick<ReservationContext, 'reservationId'>,
    context: {} as ReservationContext,
    events: {} as ReservationEvent,
    children: {} as { [part in Part]: part },
    emitted: {} as Wanted,
    tags: {} as Tag,
  },
  actors: {
    loadReservation: declaredPromise<DatedReservation, ReservationVisit>('loadReservation'),
    registration: registrationOfReservation,
    guestsDraft: guestsDraftOfReservation,
    stayDetails: stayDetailsOfReservation,
    cancellation: cancellationOfReservation,
    payment: paymentOfReservation,
    followLink: declaredCallback<EventObject, string>(),
    followRevisits: declaredCallback<EventObject, undefined>(),
    keepReservation: declaredCallback<EventObject, string>(),
    keepForms: declaredCallback<EventObject, string>(),
    followTypedDetails: declaredCallback<EventObject, undefined>(),
  },
  actions: {
    keepLink: assign((_, { token, visitId }: { token: string; visitId: string }) => ({ token, visitId })),
    keepReservation: assign((_, { reservation, asOf }: DatedReservation) => ({
      reservation,
      asOf,
      ...noReason,
    })),
    noteFailure: assign((_, error: Cause) => whyOf(error)),
    noteSilence: assign(silence),
    leadToThePage: emit({ type: 'focus.wanted', on: 'page' }),
    recallKept: assign((_, { reservation, asOf }: DatedReservation) => ({
      reservation,
      asOf,
      keeping: 'on' as const,
    })),
    forgetKept: assign({ reservation: undefined, asOf: undefined }),
    noteKeeping: assign((_, { keeping }: { keeping: Keeping }) => ({ keeping })),
    tellRegistration: sendTo('registration', told),
    tellGuestsDraft: sendTo('guestsDraft', told),
    tellOfForms: sendTo('guestsDraft', (_, forms: FormsChanged | FormsSent) => forms),
    tellOfDraft: sendTo('registration', (_, draft: DraftRecalled) => draft),
    tellStayDetails: sendTo('stayDetails', told),
    tellCancellation: sendTo('cancellation', told),
    tellPayment: sendTo('payment', told),
    followLink: spawnChild('followLink', {
      id: 'followLink',
      input: ({ context }: { context: ReservationContext }) => context.reservationId,
    }),
    followRevisits: spawnChild('followRevisits', { id: 'followRevisits' }),
    keepOnDevice: spawnChild('keepReservation', {
      id: 'keepReservation',
      input: ({ context }: { context: ReservationContext }) => context.reservationId,
    }),
    followLinkNoLonger: stopChild('followLink'),
    followRevisitsNoLonger: stopChild('followRevisits'),
    keepOnDeviceNoLonger: stopChild('keepReservation'),
  },
  guards: {
    itFailedAs,
    theLinkIsComplete: (_, { token }: { token: string }) => token !== '',
    theLinkIsIncomplete: (_, { token }: { token: string }) => token === '',
    theDeviceKeepsIt: (_, { kept }: { kept?: DatedReservation | undefined }) => kept !== undefined,
  },
  delays: { loadingMayTake, answerMayTake: loadingMayTake },
});
