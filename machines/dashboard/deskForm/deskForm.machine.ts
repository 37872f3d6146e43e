import { assign, emit, setup } from 'xstate';
import { createIdempotencyKey } from '../../../contract/rules/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { ActionResult } from '../deskAction/deskAction.types.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type * as t from './deskForm.types.ts';

const createEntry = ({ reservation: { resendable } }: t.DeskFormInput): t.DeskEntry => ({
  text: '',
  mail: resendable[0] ?? 'confirmed',
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
  'entry.abandoned': 'abandoned',
} as const;

/** Saves what a host enters about a reservation: a note, an e-mail that is sent again, or received money. */
export const deskFormMachine = setup({
  types: {
    input: {} as t.DeskFormInput,
    context: {} as t.DeskFormContext,
    events: {} as t.DeskFormEvent,
    output: {} as ActionResult,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: { saveEntry: declaredPromise<t.SavedEntry, t.SubmittedEntry>('saveEntry') },
  actions: {
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeEntry: assign(({ context }, entry: Partial<t.DeskEntry>) => ({
      entry: { ...context.entry, ...entry },
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(entry, propertyPath)),
    })),
    storeSaved: assign((_, saved: t.SavedEntry) => ({ saved, ...noFailure })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
}).createMachine({
  id: 'deskForm',
  description: 'A host adds a note, sends an e-mail again, or records a payment.',
  context: ({ input }) => ({
    ...input,
    entry: createEntry(input),
    saved: undefined,
    attempt: 0,
    ...noFailure,
  }),
  initial: 'editing',
  states: {
    editing: { description: 'The host fills in the form.', on: entering },
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
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          otherwise: 'failed',
        }),
      },
    },
    refused: {
      description: 'The host rejected some answers; the form marks these fields.',
      tags: 'failed',
      on: entering,
    },
    failed: {
      description: 'The entry was not saved; the host can try again.',
      tags: 'failed',
      on: entering,
    },
    done: { description: 'The host sees what was saved or sent.', on: { 'entry.finished': 'finished' } },
    finished: { description: 'The reservation has changed.', type: 'final', output: true },
    abandoned: { description: 'Nothing was saved.', type: 'final', output: false },
  },
  output: ({ event }) => ({ isDone: event.output === true }),
});
