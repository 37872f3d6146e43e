import { assign, emit, setup } from 'xstate';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { changeEntry, createEntry } from './entry.ts';
import type * as t from './newProperty.types.ts';

const change = [
  'startAnotherAttempt',
  {
    type: 'storeEntry',
    params: ({ event }: { event: { entry: Partial<t.PropertyEntry> } }) => event.entry,
  },
] as const;

const typing = { 'entry.changed': { actions: change }, 'entry.submitted': 'creating' } as const;

/** Begins a property, which guests do not see before it is published. */
export const newPropertyMachine = setup({
  types: {
    input: {} as t.NewPropertyInput,
    context: {} as t.NewPropertyContext,
    events: {} as t.NewPropertyEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    createProperty: declaredPromise<void, t.CreationInput>('createProperty'),
  },
  actions: {
    storeEntry: assign(({ context: { entry, violations } }, changes: Partial<t.PropertyEntry>) => {
      const changed = changeEntry(entry, changes);
      const isSame = (field: string) =>
        changed[field as keyof t.PropertyEntry] === entry[field as keyof t.PropertyEntry];
      return { entry: changed, violations: violations.filter(({ propertyPath }) => isSame(propertyPath)) };
    }),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
}).createMachine({
  id: 'newProperty',
  description: 'A host begins a property, from nothing or as a copy of another one.',
  context: ({ input: { visitId, language, like, draft } }) => ({
    visitId: draft?.visitId ?? visitId,
    language,
    like,
    entry: draft?.entry ?? createEntry(language),
    attempt: draft?.attempt ?? 0,
    ...noFailure,
  }),
  initial: 'editing',
  states: {
    editing: { description: 'The host enters the name, its language and the address.', on: typing },
    creating: {
      description: 'The property is being created.',
      tags: 'waiting',
      invoke: {
        id: 'createProperty',
        src: 'createProperty',
        input: ({ context: { visitId, entry, like, attempt } }) => ({
          entry,
          like,
          idempotencyKey: createIdempotencyKey(visitId, 'createProperty', attempt),
        }),
        onDone: { target: 'created', actions: ['clearFailure', 'focusPage'] },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'property-exists': { target: 'taken', actions: 'startAnotherAttempt' },
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: { target: 'rejected', actions: 'startAnotherAttempt' },
        }),
      },
    },
    refused: {
      description: 'Some answers are not valid; the form marks these fields.',
      tags: 'failed',
      on: typing,
    },
    taken: {
      description: 'Another property or page has this address; the form marks the field until it is changed.',
      tags: 'failed',
      on: { ...typing, 'entry.changed': { target: 'editing', actions: change } },
    },
    tooMany: {
      description: 'The site accepts no more requests for some time; the form keeps the entry for later.',
      tags: 'failed',
      on: typing,
    },
    rejected: {
      description: 'The property was refused, such as a copy of one that does not exist any more.',
      tags: 'failed',
      on: typing,
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the property was created; the host can send it again.',
      tags: 'failed',
      on: { 'entry.submitted': { target: 'creating', actions: 'focusPage' } },
    },
    created: { description: 'The property is created; a link leads to its content.' },
  },
});
