import { assign, emit, setup } from 'xstate';
import type { DeskReservation, ResendableMail } from '../../../contract/dashboard/deskReservation.ts';
import { getSendableMails, isFormPossible } from '../../../contract/dashboard/possibleForms.ts';
import type { Money } from '../../../contract/values/money.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, timedOut, toFailure } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { declaredLook, refuse } from '../shared/outcomes.ts';
import { declaredReservation } from '../shared/reservationPage.ts';
import type * as t from './deskForm.types.ts';

/** Returns the chosen e-mail, or the first one if the chosen one cannot be sent. */
function chooseMail(reservation: DeskReservation, chosen: ResendableMail): ResendableMail {
  const mails = getSendableMails(reservation);
  return mails.includes(chosen) ? chosen : (mails[0] ?? chosen);
}

/** The entry of an empty form. */
export const emptyEntry: t.DeskEntry = {
  text: '',
  mail: 'confirmed',
  as: 'cash',
  amount: '',
  payout: '',
  commission: '',
};

/** Returns an amount as a host types it; empty if it is unknown. */
const toTyped = (money: Money | null | undefined) => (money ? (money.amount / 100).toFixed(2) : '');

/** Returns the entry that the form proposes for a reservation. */
export const proposeEntry = (reservation: DeskReservation): t.DeskEntry => ({
  ...emptyEntry,
  mail: chooseMail(reservation, reservation.resendable[0] ?? 'confirmed'),
  payout: toTyped(reservation.money?.channel?.payout),
  commission: toTyped(reservation.money?.channel?.commission),
});

/** The types, actors and actions of a form about a reservation. */
export const deskFormSetup = setup({
  types: {
    input: {} as t.DeskFormInput,
    context: {} as t.DeskFormContext,
    events: {} as t.DeskFormEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    loadReservationDesk: declaredReservation(),
    saveEntry: declaredPromise<t.SavedEntry, t.SubmittedEntry>('saveEntry'),
    lookAtReservation: declaredLook(),
    proof: proofMachine,
  },
  actions: {
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeEntry: assign(({ context }, entry: Partial<t.DeskEntry>) => ({
      entry: { ...context.entry, ...entry },
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(entry, propertyPath)),
    })),
    storeSaved: assign((_, saved: t.SavedEntry) => ({ saved, ...noFailure })),
    storeLoaded: assign(({ context: { attempt, entry } }, reservation: DeskReservation) => ({
      reservation,
      // A stored entry is kept.
      entry:
        attempt > 0 ? { ...entry, mail: chooseMail(reservation, entry.mail) } : proposeEntry(reservation),
      ...noFailure,
    })),
    storeReservation: assign(({ context: { entry } }, reservation: DeskReservation) => ({
      reservation,
      entry: { ...entry, mail: chooseMail(reservation, entry.mail) },
      ...noFailure,
    })),
    storePresent: assign((_, present: DeskReservation) => ({ present, ...noFailure })),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    focusField: emit({ type: 'focus.requested', on: 'field' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isPossible: ({ context }, reservation: DeskReservation) => isFormPossible(reservation, context.form),
  },
  delays: { loadingTimeout },
});
