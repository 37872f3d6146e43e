import type { ConnectionReturned } from '../shared/connection.ts';
import { assign, emit, sendParent, sendTo, setup, spawnChild, stopChild, type EventObject } from 'xstate';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { cancellationMachine } from '../cancellation/cancellation.machine.ts';
import { guestsDraftMachine } from '../guestsDraft/guestsDraft.machine.ts';
import type { DraftRecalled, FormsChanged, FormsSent } from '../guestsDraft/guestsDraft.types.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { isTouched } from '../registration/forms.ts';
import { registrationMachine } from '../registration/registration.machine.ts';
import type { RegistrationContext } from '../registration/registration.types.ts';
import { declaredCallback, declaredPromise, type Cause } from '../shared/declared.ts';
import {
  isFailureKind,
  noFailureReason,
  timedOut,
  getReason,
  type FailureReason,
} from '../shared/failures.ts';
import { loadingTimeout } from '../shared/loading.ts';
import type { ReservationVisit, ReservationUpdated } from '../shared/reservationUpdated.ts';
import { stayDetailsMachine } from '../stayDetails/stayDetails.machine.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

/** Whether this device stores a copy of the reservation for offline use. */
export type OfflineStatus = 'on' | 'off' | 'unable';

/** A reservation as the host returned it, and the time of that answer (ISO 8601). */
export interface DatedReservation {
  reservation: Reservation;
  asOf: string;
}

/** The context, with the reason for the last failed request. */
export interface ReservationContext extends ReservationVisit, FailureReason {
  /** The latest answer of the host. */
  reservation: Reservation | undefined;
  /** The time of that answer (ISO 8601). */
  asOf: string | undefined;
  offlineStatus: OfflineStatus;
}

export type ReservationEvent =
  /** The link in the page's address; the token is empty if the address has none. */
  | { type: 'link.read'; token: string; visitId: string; kept?: DatedReservation | undefined }
  | { type: 'retry.requested' }
  /** The guest has changed the reservation. */
  | { type: 'reservation.changed' }
  /** The forms have changed, and the draft has to be stored. */
  | FormsChanged
  /** The registration is being sent. */
  | FormsSent
  /** The forms should show the host's draft. */
  | DraftRecalled
  | { type: 'page.revisited' }
  /** The network connection has returned. */
  | ConnectionReturned
  /** The device's initial report on whether it stores a copy. */
  | { type: 'offlineCopy.changed'; offlineStatus: OfflineStatus }
  | { type: 'offlineCopy.stopped' }
  | { type: 'offlineCopy.resumed' }
  /** The guest opens or leaves the page. */
  | { type: 'page.opened' }
  | { type: 'page.left' };

const changed: ReservationEvent = { type: 'reservation.changed' };
const sent: FormsSent = { type: 'forms.sent' };

/** The registration of a reservation, which reports its changes to the reservation. */
export const reservationRegistration = registrationMachine.provide({
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

/** The draft of a registration. */
export const reservationGuestsDraft = guestsDraftMachine.provide({
  actions: {
    reportChange: sendParent(changed),
    reportDraft: sendParent((_, guests: DraftRecalled['guests']): DraftRecalled => ({
      type: 'draft.found',
      guests,
    })),
  },
});

/** The cancellation of a reservation, which reports its changes to the reservation. */
export const reservationCancellation = cancellationMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

/** The stay details of a reservation, which report their changes to the reservation. */
export const reservationStayDetails = stayDetailsMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

/** The payment of a failed instalment, which reports its changes to the reservation. */
export const reservationPayment = paymentMachine.provide({
  actions: { reportChange: sendParent(changed) },
});

export const getLink = ({ context: { reservationId, token, visitId } }: { context: ReservationContext }) => ({
  reservationId,
  token,
  visitId,
});

type Part = 'registration' | 'guestsDraft' | 'stayDetails' | 'cancellation' | 'payment';

const createUpdate = ({ context }: { context: ReservationContext }): ReservationUpdated => ({
  type: 'reservation.updated',
  reservation: context.reservation!,
});

export const keep = {
  type: 'syncOfflineCopy',
  params: ({ event }: { event: { output: DatedReservation } }) => event.output,
} as const;

export const linkRead = {
  type: 'persistLink',
  params: ({ event }: { event: { token: string; visitId: string } }) => event,
} as const;

export const onStoredRead = {
  type: 'recallKept',
  params: ({ event }: { event: { kept?: DatedReservation | undefined } }) => event.kept!,
} as const;

export const reservationSetup = setup({
  types: {
    input: {} as Pick<ReservationContext, 'reservationId'>,
    context: {} as ReservationContext,
    events: {} as ReservationEvent,
    children: {} as { [part in Part]: part },
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: {
    loadReservation: declaredPromise<DatedReservation, ReservationVisit>('loadReservation'),
    registration: reservationRegistration,
    guestsDraft: reservationGuestsDraft,
    stayDetails: reservationStayDetails,
    cancellation: reservationCancellation,
    payment: reservationPayment,
    followLink: declaredCallback<EventObject, string>(),
    followRevisits: declaredCallback<EventObject, undefined>(),
    syncOfflineCopy: declaredCallback<EventObject, string>(),
    persistForms: declaredCallback<EventObject, string>(),
    followTypedDetails: declaredCallback<EventObject, undefined>(),
  },
  actions: {
    persistLink: assign((_, { token, visitId }: { token: string; visitId: string }) => ({ token, visitId })),
    syncOfflineCopy: assign((_, { reservation, asOf }: DatedReservation) => ({
      reservation,
      asOf,
      ...noFailureReason,
    })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    recallKept: assign((_, { reservation, asOf }: DatedReservation) => ({
      reservation,
      asOf,
      offlineStatus: 'on' as const,
    })),
    deleteStored: assign({ reservation: undefined, asOf: undefined }),
    storeOfflineStatus: assign((_, { offlineStatus }: { offlineStatus: OfflineStatus }) => ({
      offlineStatus,
    })),
    notifyRegistration: sendTo('registration', createUpdate),
    notifyGuestsDraft: sendTo('guestsDraft', createUpdate),
    notifyForms: sendTo('guestsDraft', (_, forms: FormsChanged | FormsSent) => forms),
    notifyDraft: sendTo('registration', (_, draft: DraftRecalled) => draft),
    notifyStayDetails: sendTo('stayDetails', createUpdate),
    notifyCancellation: sendTo('cancellation', createUpdate),
    notifyPayment: sendTo('payment', createUpdate),
    followLink: spawnChild('followLink', {
      id: 'followLink',
      input: ({ context }: { context: ReservationContext }) => context.reservationId,
    }),
    followRevisits: spawnChild('followRevisits', { id: 'followRevisits' }),
    enableOfflineCopy: spawnChild('syncOfflineCopy', {
      id: 'syncOfflineCopy',
      input: ({ context }: { context: ReservationContext }) => context.reservationId,
    }),
    stopFollowingLink: stopChild('followLink'),
    stopFollowingRevisits: stopChild('followRevisits'),
    disableOfflineCopy: stopChild('syncOfflineCopy'),
  },
  guards: {
    isFailureKind,
    isStoredForLink: (_, { token, kept }: { token: string; kept?: DatedReservation | undefined }) =>
      token !== '' && kept !== undefined,
    isStoredWithoutLink: (_, { token, kept }: { token: string; kept?: DatedReservation | undefined }) =>
      token === '' && kept !== undefined,
    isLinkComplete: (_, { token }: { token: string }) => token !== '',
    isLinkIncomplete: (_, { token }: { token: string }) => token === '',
  },
  delays: { loadingTimeout, answerTimeout: loadingTimeout },
});
