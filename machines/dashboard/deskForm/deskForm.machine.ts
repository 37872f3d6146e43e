import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { getOutput, loadAgain, storeOutput } from '../shared/liveList.ts';
import { lookBefore, noRefusal, onRefusal } from '../shared/outcomes.ts';
import { noFailure } from '../../shared/failures.ts';
import { reservationLoadingStates } from '../shared/reservationPage.ts';
import { deskFormSetup, emptyEntry } from './deskForm.setup.ts';
import type * as t from './deskForm.types.ts';

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

const storeLoaded = storeOutput('storeLoaded');
const storeReservation = storeOutput('storeReservation');
const isPossible = { type: 'isPossible', params: getOutput } as const;

const getNumber = ({ context }: { context: t.DeskFormContext }) => context.number;

/** Saves what a host enters about a reservation: a note, an e-mail that is sent again, or received money. */
export const deskFormMachine = deskFormSetup.createMachine({
  id: 'deskForm',
  description: 'A host adds a note, sends an e-mail again, or records a payment.',
  context: ({ input: { visitId, number, form, draft } }) => ({
    visitId: draft?.visitId ?? visitId,
    number,
    form,
    reservation: undefined,
    entry: draft?.entry ?? emptyEntry,
    saved: undefined,
    attempt: draft?.attempt ?? 0,
    present: undefined,
    ...noRefusal,
    ...noFailure,
  }),
  initial: 'loading',
  states: {
    ...reservationLoadingStates([
      { guard: isPossible, target: 'editing', actions: [storeLoaded, 'focusField'] },
      { target: 'impossible', actions: storeLoaded },
    ] as const),
    editing: { description: 'The host fills in the form.', on: entering },
    sending: {
      description: 'The entry is being saved.',
      tags: 'waiting',
      invoke: {
        id: 'saveEntry',
        src: 'saveEntry',
        input: ({ context: { visitId, reservation, form, entry, attempt } }) => ({
          reservation: reservation!,
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
    proving: requireProof('sending', 'editing', 'focusField'),
    tooMany: {
      description: 'The host accepts no more requests for some time; the form keeps the entry for later.',
      tags: 'failed',
      on: entering,
    },
    refused: {
      description: 'The host rejected some answers; the form marks these fields.',
      tags: 'failed',
      on: entering,
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
            guard: isPossible,
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
      on: entering,
    },
    impossible: {
      description: 'Such entries are not possible for this reservation, or not any more.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain },
    },
    notReassessed: {
      description: 'The entry was refused, and the reservation could not be loaded.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'reassessing', actions: 'focusField' } },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the entry was saved; the host can look, and send it again.',
      tags: 'failed',
      on: {
        'entry.submitted': { target: 'sending', actions: 'focusField' },
        'look.requested': 'looking',
      },
    },
    looking: lookBefore('unconfirmed', getNumber),
    done: { description: 'The host sees what was saved or sent.' },
  },
});
