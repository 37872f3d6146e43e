import { describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { models } from '../../machines/models.ts';
import { declaredPromise, type Cause } from '../../machines/shared/declared.ts';
import { failed } from '../../machines/shared/failed.model.ts';
import { getReason, isFailureKind, noFailureReason } from '../../machines/shared/failures.ts';
import { onFailure } from '../../machines/shared/onFailure.ts';
import { findMergedOutcomes } from './laws/outcomeLaw.ts';

const previews = 'It changes nothing: its key only joins simultaneous requests.';
const codes =
  'A code can be sent or used once, and the next attempt shows whether it was; nothing else depends on it.';
const kept =
  'The state says that the host did not confirm it, keeps what was typed, and is sent again with the same key.';
const repeatable =
  'Its effect is the same if it is done twice, and the page shows after the next attempt whether it was done.';

/** The calls that lead to one state after some refusals and without an answer, with the reason. */
const mergedOutcomes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  booking: {
    previewPrice: previews,
    previewNewPrice: previews,
    createReservation: kept,
    cancelReservation: 'The dates are released in any case when the hold ends, which the state says.',
    resendOtp: codes,
    verifyOtp: codes,
  },
  otpLink: { resendOtp: codes, verifyOtp: codes },
  reservationAccess: { requestAccess: codes, requestAnother: codes, openAccess: codes },
  registration: { saveGuests: kept },
  stayDetails: { saveDetails: kept },
  cancellation: {
    cancelReservation:
      'The host refuses a cancellation by `terms-changed` or `wrong-state` only, which have states of their own.',
  },
  contact: { sendMessage: kept },
  session: { endSession: repeatable },
  signIn: { verifyCode: codes },
  proof: { verifyProof: codes },
  passkeyUse: { verifyPasskey: 'Each attempt needs another confirmation by the person.' },
  passkeyCreation: {
    savePasskey: 'The list of passkeys shows whether it was added; each attempt adds another one.',
  },
  accessLink: { createOwner: codes, openLink: codes },
  account: { endOtherSession: repeatable },
  passkeys: { removePasskey: repeatable },
  photoUpload: {
    startPhotoUpload: 'It is repeated with the same key; an upload that nobody continues ends by itself.',
    addPhoto:
      'It is repeated with the same key until the host answers; its effect is the same if it is done twice.',
  },
  propertyEditor: {
    saveContent:
      'It names the revision that it changes, and saving the same content again changes nothing; the page says that it is not saved.',
  },
  propertyList: { orderProperties: repeatable },
  channels: { fetchCalendars: repeatable },
  examples: { fillExamples: repeatable, removeExamples: repeatable },
};

describe('a call that changes something', () => {
  test.each(models.map((model) => [model.machine.id, model] as const))(
    'has different states for a refusal and a missing answer in %s, except for listed calls',
    async (id, model) => {
      const merged = Object.keys(await findMergedOutcomes(model));
      expect(merged.toSorted()).toEqual(Object.keys(mergedOutcomes[id] ?? {}).toSorted());
    },
  );
});

/** A machine with one change, whose failures are handled as given. */
function createModel(onError: ReturnType<typeof onFailure>) {
  const machine = setup({
    types: {
      context: {} as typeof noFailureReason,
      events: {} as { type: 'change.confirmed' },
    },
    actors: { change: declaredPromise<void, { idempotencyKey: string }>('change') },
    actions: { storeFailure: assign((_, error: Cause) => getReason(error)) },
    guards: { isFailureKind },
  }).createMachine({
    id: 'changing',
    context: noFailureReason,
    initial: 'confirming',
    states: {
      confirming: { on: { 'change.confirmed': 'sending' } },
      sending: {
        invoke: {
          id: 'change',
          src: 'change',
          input: { idempotencyKey: 'key' },
          onDone: 'done',
          onError: onError as never,
        },
      },
      done: {},
      rejected: {},
      unconfirmed: {},
    },
  });
  return defineModel({
    machine,
    group: 'dashboard',
    input: undefined,
    events: [
      defineUserEvent<typeof machine>({ type: 'change.confirmed' }, 'the host confirms'),
      defineAnswer('change', undefined, 'the host makes the change'),
      failed('change', 'command-refused', 'the host refuses the change'),
    ],
    mainPath: ['change.confirmed', 'change.answered'],
  });
}

describe('the law of outcomes', () => {
  test('finds a machine that treats a refusal as a missing answer', async () => {
    const { change } = await findMergedOutcomes(createModel(onFailure({ otherwise: 'rejected' }) as never));
    expect(change).toContain('command-refused');
    expect(change).toContain('last-owner');
  });

  test('finds a single kind of refusal that is treated as a missing answer', async () => {
    const model = createModel(
      onFailure({ noAnswer: 'unconfirmed', 'wrong-state': 'unconfirmed', otherwise: 'rejected' }) as never,
    );
    expect(await findMergedOutcomes(model)).toEqual({ change: ['wrong-state'] });
  });

  test('accepts a machine with different states for refusals and missing answers', async () => {
    const model = createModel(onFailure({ noAnswer: 'unconfirmed', otherwise: 'rejected' }) as never);
    expect(await findMergedOutcomes(model)).toEqual({});
  });
});
