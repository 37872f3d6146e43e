import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { getOutput, loadingStates, storeOutput } from '../shared/liveList.ts';
import { noRefusal, onRefusal } from '../shared/outcomes.ts';
import { noServiceFailure } from '../shared/serviceFailure.ts';
import { getChange, settingsFormSetup } from './settingsForm.setup.ts';
import type { EntryChanges } from '../../../contract/dashboard/settingsEntry.ts';
import type { PhotoAdded } from '../photoUpload/photoUpload.types.ts';
import type { SettingsFormContext } from './settingsForm.types.ts';

const load = { src: 'getSettings' } as const;
const isChangeable = { type: 'isChangeable', params: getOutput } as const;
const storeLoaded = storeOutput('storeLoaded');
const storeReassessed = storeOutput('storeReassessed');

const onEntry = {
  'entry.changed': {
    actions: [
      'startAnotherAttempt',
      { type: 'storeEntry', params: ({ event }: { event: { entry: EntryChanges } }) => event.entry },
    ],
  },
  'secret.changed': {
    actions: [
      'startAnotherAttempt',
      { type: 'storeSecret', params: ({ event }: { event: { secret: string } }) => event.secret },
    ],
  },
  'photo.added': {
    actions: [
      'startAnotherAttempt',
      { type: 'storeEntry', params: ({ event }: { event: PhotoAdded }) => ({ logo: event.photo.id }) },
    ],
  },
  'entry.submitted': { target: 'sending', actions: 'prepareSave' },
  'removal.requested': { target: 'confirming', actions: ['prepareRemoval', 'clearFailure', 'focusPage'] },
} as const;

/** The owner changes the entry. A logo that is stored in another state is added when this one is entered. */
const entering = {
  invoke: {
    id: 'followLogoUpload',
    src: 'followLogoUpload',
    input: ({ context: { form } }: { context: SettingsFormContext }) => form,
  },
  on: onEntry,
} as const;

/** Changes a part of the settings of the site. */
export const settingsFormMachine = settingsFormSetup.createMachine({
  id: 'settingsForm',
  description: 'An owner changes a part of the settings of the site.',
  context: ({ input: { visitId, form, draft } }) => ({
    visitId: draft?.visitId ?? visitId,
    form,
    settings: undefined,
    entry: draft?.entry ?? {},
    secret: '',
    isRemoval: false,
    attempt: draft?.attempt ?? 0,
    present: undefined,
    ...noRefusal,
    ...noServiceFailure,
  }),
  // The form of the mail server shows it.
  invoke: {
    id: 'mailTest',
    src: 'mailTest',
    input: ({ context: { visitId } }) => ({ visitId }),
  },
  initial: 'loading',
  states: {
    ...loadingStates(load, [
      { guard: isChangeable, target: 'editing', actions: storeLoaded },
      { target: 'readOnly', actions: storeLoaded },
    ] as const),
    readOnly: {
      description: 'The owner sees the values, and where they are set; the dashboard cannot change them.',
    },
    editing: { description: 'The owner fills in the form.', ...entering },
    confirming: {
      description: 'The owner sees the effect of removing what is stored, and confirms it.',
      on: {
        'change.confirmed': { target: 'sending', actions: 'focusPage' },
        'change.abandoned': { target: 'editing', actions: 'focusPage' },
      },
    },
    sending: {
      description: 'The settings are being checked and saved.',
      tags: 'waiting',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: getChange,
        onDone: { target: 'saved', actions: [storeOutput('storeSaved'), 'focusPage'] },
        onError: onFailure({
          'proof-required': 'proving',
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'mail-server-failed': { target: 'notConnected', actions: 'startAnotherAttempt' },
          'stripe-failed': { target: 'notConnected', actions: 'startAnotherAttempt' },
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
      ...entering,
    },
    refused: {
      description: 'The host rejected some answers; the form marks these fields.',
      tags: 'failed',
      ...entering,
    },
    notConnected: {
      description:
        'The mail server or Stripe did not accept the entry; the form says why, and the previous settings stay.',
      tags: 'failed',
      ...entering,
    },
    reassessing: {
      description: 'The change was refused, so the present settings are being loaded.',
      tags: 'waiting',
      invoke: {
        id: 'reassessSettings',
        ...load,
        onDone: [
          { guard: isChangeable, target: 'rejected', actions: storeReassessed },
          { target: 'readOnly', actions: storeReassessed },
        ],
        onError: onFailure({ otherwise: 'notReassessed' }),
      },
    },
    rejected: {
      description:
        'The change was refused; the owner sees the present settings, and the form keeps the entry.',
      tags: 'failed',
      ...entering,
    },
    notReassessed: {
      description: 'The change was refused, and the present settings could not be loaded.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'reassessing', actions: 'focusPage' } },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the settings were saved; the owner can look, and send them again.',
      tags: 'failed',
      on: {
        'change.confirmed': { target: 'sending', actions: ['forgetPresent', 'focusPage'] },
        'look.requested': 'looking',
      },
    },
    looking: {
      description: 'The settings are loaded, so that the owner sees whether they were saved.',
      tags: 'waiting',
      invoke: {
        id: 'lookAtSettings',
        ...load,
        onDone: { target: 'unconfirmed', actions: storeOutput('storePresent') },
        onError: onFailure({ otherwise: 'unconfirmed' }),
      },
    },
    saved: {
      description: 'The owner sees what is stored now, and can change it again.',
      on: { 'form.reopened': { target: 'editing', actions: 'focusPage' } },
    },
  },
});
