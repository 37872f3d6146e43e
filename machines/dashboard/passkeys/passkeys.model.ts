import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingEvents } from '../shared/liveList.model.ts';
import { ownerSession } from '../shared/session.samples.ts';
import { passkeysMachine } from './passkeys.machine.ts';
import { ownPasskeys } from './passkeys.samples.ts';

const person = (...words: Parameters<typeof defineUserEvent<typeof passkeysMachine>>) =>
  defineUserEvent<typeof passkeysMachine>(...words);

export const passkeysModel = defineModel({
  machine: passkeysMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    ...loadingEvents('passkeys', 'listPasskeys', ownPasskeys, 'the host lists the passkeys'),
    person({ type: 'passkey.addRequested' }, 'the person adds a passkey'),
    person({ type: 'passkey.removalRequested', id: ownPasskeys[0]!.id }, 'the person removes a passkey'),
    defineAnswer('passkeyCreation', { session: ownerSession }, 'the passkey is added', 'added'),
    defineAnswer('passkeyCreation', { session: undefined }, 'the person adds no passkey', 'declined'),
    defineAnswer('removePasskey', undefined, 'the host removes the passkey'),
    failed('removePasskey', 'proof-required', 'the host requires a fresh proof of identity'),
    failed('removePasskey', 'not-found', 'the passkey is removed already'),
    failed('removePasskey', 'unreachable', 'the host cannot be reached'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
  ],
  mainPath: [
    'listPasskeys.answered',
    'passkey.addRequested',
    'passkeyCreation.answered.added',
    'listPasskeys.answered',
  ],
});
