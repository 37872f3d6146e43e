import { assign, emit, setup } from 'xstate';
import type { DeskReservation, ResendableMail } from '../../../contract/dashboard/deskReservation.ts';
import { getSendableMails, isFormPossible } from '../../../contract/dashboard/possibleForms.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { ActionResult } from '../deskAction/deskAction.types.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven, requireProof } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { declaredLook, lookBefore, noRefusal, onRefusal, refuse } from '../shared/outcomes.ts';
import type * as t from './deskForm.types.ts';

/** Returns the chosen e-mail, or the first one if the chosen one cannot be sent. */
function chooseMail(reservation: DeskReservation, chosen: ResendableMail): ResendableMail {
  const mails = getSendableMails(reservation);
  return mails.includes(chosen) ? chosen : (mails[0] ?? chosen);
}

const createEntry = ({ reservation }: t.DeskFormInput): t.DeskEntry => ({
  text: '',
  mail: chooseMail(reservation, reservation.resendable[0] ?? 'confirmed'),
  as: 'cash',
  amount: '',
});

const entering = {
  'entry.changed': {
    actions: [
      'startAnotherAttempt',
      {
        type: 'storeEntry',
        params: ({ event }: { event: { entry: Partial<t.DeskEntry> } }) => event.entry,
      },
    ],
  },
  'entry.submitted': 'sending',
} as const;

const abandoning = { 'entry.abandoned': 'abandoned' } as const;

/** Leaves after an attempt, so the reservation may have changed. */
const leaving = { 'entry.abandoned': 'finished' } as const;

const storeReservation = {
  type: 'storeReservation',
  params: ({ event }: { event: { output: DeskReservation } }) => event.output,
} as const;

const getNumber = ({ context }: { context: t.DeskFormContext }) => context.reservation.number;

/** Saves what a host enters about a reservation: a note, an e-mail that is sent again, or received money. */
export const deskFormMachine = setup({
  types: {
    input: {} as t.DeskFormInput,
    context: {} as t.DeskFormContext,
    events: {} as t.DeskFormEvent,
    children: {} as { proof: 'proof' },
    output: {} as ActionResult,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
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
    storeReservation: assign(({ context: { entry } }, reservation: DeskReservation) => ({
      reservation,
      entry: { ...entry, mail: chooseMail(reservation, entry.mail) },
      ...noFailure,
    })),
    storePresent: assign((_, present: DeskReservation) => ({ present, ...noFailure })),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isPossible: ({ context }, reservation: DeskReservation) => isFormPossible(reservation, context.form),
  },
}).createMachine({
  id: 'deskForm',
  description: 'A host adds a note, sends an e-mail again, or records a payment.',
  context: ({ input }) => ({
    ...input,
    entry: createEntry(input),
    saved: undefined,
    attempt: 0,
    present: undefined,
    ...noRefusal,
    ...noFailure,
  }),
  initial: 'editing',
  states: {
    editing: { description: 'The host fills in the form.', on: { ...entering, ...abandoning } },
    sending: {
      description: 'The entry is being saved.',
      tags: 'waiting',
      invoke: {
        id: 'saveEntry',
        src: 'saveEntry',
        input: ({ context: { visitId, reservation, form, entry, attempt } }) => ({
          reservation,
          form,
          entry,
          idempotencyKey: createIdempotencyKey(visitId, form, attempt),
        }),
        onDone: {
          target: 'done',
          actions: [{ type: 'storeSaved', params: ({ event }) => event.output }, 'focusPage'],
        },
        onError: onFailure({
          'proof-required': 'proving',
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: { target: 'reassessing', actions: onRefusal },
        }),
      },
    },
    proving: requireProof('sending', 'editing'),
    tooMany: {
      description: 'The host accepts no more requests for some time; the form keeps the entry for later.',
      tags: 'failed',
      on: { ...entering, ...leaving },
    },
    refused: {
      description: 'The host rejected some answers; the form marks these fields.',
      tags: 'failed',
      on: { ...entering, ...abandoning },
    },
    reassessing: {
      description: 'The host refused the entry, so the reservation is loaded as it is now.',
      tags: 'waiting',
      invoke: {
        id: 'reassessEntry',
        src: 'lookAtReservation',
        input: getNumber,
        onDone: [
          {
            guard: { type: 'isPossible', params: ({ event }) => event.output },
            target: 'rejected',
            actions: storeReservation,
          },
          {
            target: 'impossible',
            actions: storeReservation,
          },
        ],
        onError: onFailure({ otherwise: 'notReassessed' }),
      },
    },
    rejected: {
      description: 'The entry was refused; the form keeps it, and shows the reservation as it is now.',
      tags: 'failed',
      on: { ...entering, ...leaving },
    },
    impossible: {
      description: 'The entry was refused, and such entries are not possible any more.',
      tags: 'failed',
      on: leaving,
    },
    notReassessed: {
      description: 'The entry was refused, and the reservation could not be loaded.',
      tags: 'failed',
      on: { ...leaving, 'retry.requested': { target: 'reassessing', actions: 'focusPage' } },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the entry was saved; the host can look, and send it again.',
      tags: 'failed',
      on: {
        ...leaving,
        'entry.submitted': { target: 'sending', actions: 'focusPage' },
        'look.requested': 'looking',
      },
    },
    looking: lookBefore('unconfirmed', getNumber),
    done: { description: 'The host sees what was saved or sent.', on: { 'entry.finished': 'finished' } },
    finished: {
      description: 'The reservation has changed, or may have.',
      type: 'final',
      output: true,
    },
    abandoned: { description: 'Nothing was saved.', type: 'final', output: false },
  },
  output: ({ event }) => ({ mayHaveChanged: event.output === true }),
});
