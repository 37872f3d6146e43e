import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { ownerSession } from '../shared/session.samples.ts';
import { passkeyCreationMachine } from './passkeyCreation.machine.ts';
import { createdPasskey, creationOptions } from './passkeyCreation.samples.ts';

const person = (...words: Parameters<typeof defineUserEvent<typeof passkeyCreationMachine>>) =>
  defineUserEvent<typeof passkeyCreationMachine>(...words);

export const passkeyCreationModel = defineModel({
  machine: passkeyCreationMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    person({ type: 'creation.requested' }, 'the person adds a passkey'),
    person({ type: 'creation.declined' }, 'the person adds no passkey now'),
    defineAnswer('requestCreation', creationOptions, 'the host prepares the passkey'),
    failed('requestCreation', 'proof-required', 'the host requires a fresh proof of identity'),
    failed('requestCreation', 'unreachable', 'the host cannot be reached'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    defineAnswer('createPasskey', createdPasskey, 'the person confirms'),
    failed('createPasskey', 'unknown', 'the person does not confirm'),
    defineAnswer('savePasskey', ownerSession, 'the host stores the passkey'),
    failed('savePasskey', 'passkey-refused', 'the host rejects the passkey'),
  ],
  mainPath: [
    'creation.requested',
    'requestCreation.answered',
    'createPasskey.answered',
    'savePasskey.answered',
  ],
});
