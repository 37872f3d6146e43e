import { assign, emit, setup } from 'xstate';
import type { GuestsRegistered } from '../../contract/schemas/legalForm.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { isBooked } from '../../contract/rules/booked.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { toFailure, isFailureKind, noFailure } from '../shared/failures.ts';
import type { ReservationVisit } from '../shared/reservationUpdated.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';
import {
  atShownFields,
  chosenFields,
  firstRefused,
  inOrder,
  createPreparedForms,
  withChange,
  withChosen,
  withoutCorrected,
} from './forms.ts';
import { firstUnfinished } from './progress.ts';
import type * as t from './registration.types.ts';

/** The browser drops document data as soon as it is no longer needed. */
export const noForms = { ...noFailure, guests: [], prepared: [], chosen: [], opened: 0 };

/** The setup of the registration. */
export const registrationSetup = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as t.RegistrationContext,
    events: {} as t.RegistrationEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: { saveGuests: declaredPromise<GuestsRegistered, t.GuestsSent>('saveGuests') },
  actions: {
    prepareForms: assign((_, reservation: Reservation) => {
      const prepared = createPreparedForms(reservation);
      return { guests: prepared, prepared, chosen: [], opened: 0 };
    }),
    applyStored: assign(({ context }, guests: readonly t.GuestForm[]) =>
      guests.length === context.guests.length
        ? { ...noFailure, guests, chosen: chosenFields(guests), opened: firstUnfinished(guests) }
        : {},
    ),
    applyDraft: assign(({ context }, { guests, opened }: t.RegistrationDraft) =>
      guests.length === context.guests.length ? { guests, chosen: chosenFields(guests), opened } : {},
    ),
    openGuest: assign((_, opened: number) => ({ opened })),
    storeChange: assign(({ context }, { index, form }: { index: number; form: Partial<t.GuestForm> }) => {
      const chosen = withChosen(context.chosen, index, form);
      const guests = withChange(context.guests, index, form, chosen);
      const [before, after] = [context.guests[index]!, guests[index]!];
      const violations = withoutCorrected(context.violations, index, { changed: form, before, after });
      return { guests, chosen, violations };
    }),
    storeConfirmation: assign((_, { confirmedAt }: Pick<Reservation['registration'], 'confirmedAt'>) => ({
      ...noForms,
      confirmedAt: confirmedAt ?? undefined,
    })),
    storeFailure: assign(({ context }, error: Cause) => {
      const failing = toFailure(error);
      return { ...failing, violations: inOrder(atShownFields(failing.violations, context.guests)) };
    }),
    openFirstRefused: assign(({ context }) => ({
      opened: firstRefused(context.violations) ?? context.opened,
    })),
    clearForms: assign(({ context }) => ({ ...noForms, attempt: context.attempt + 1 })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    // The pressed button may disappear, and the next form starts further up.
    focusForm: emit({ type: 'focus.requested', on: 'registration' }),
    focusOutcome: emit({ type: 'focus.requested', on: 'registration' }),
    // The reservation's machine provides these actions.
    reportForms: () => undefined,
    reportSending: () => undefined,
    reportChange: () => undefined,
  },
  guards: {
    isFailureKind,
    areGuestsRegistered: (_, { registration }: Reservation) => registration.status === 'confirmed',
    isRegistrationReopened: (_, { registration }: Reservation) => registration.reopened === true,
    isStayCancelled: (_, reservation: Reservation) => !isBooked(reservation),
  },
});
