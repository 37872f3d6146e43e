import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { ownerSession } from '../shared/session.samples.ts';
import { passkeyUseMachine } from './passkeyUse.machine.ts';
import { passkeyUse, requestOptions } from './passkeyUse.samples.ts';

const person = (...words: Parameters<typeof defineUserEvent<typeof passkeyUseMachine>>) =>
  defineUserEvent<typeof passkeyUseMachine>(...words);

export const passkeyUseModel = defineModel({
  machine: passkeyUseMachine,
  group: 'dashboard',
  input: undefined,
  events: [
    defineAnswer('requestPasskeyOptions', requestOptions, 'the host asks for a passkey'),
    failed('requestPasskeyOptions', 'unreachable', 'the host cannot be reached'),
    defineAnswer('confirmPasskey', passkeyUse, 'the person confirms'),
    failed('confirmPasskey', 'unknown', 'the person does not confirm'),
    defineAnswer('verifyPasskey', ownerSession, 'the host accepts the passkey'),
    failed('verifyPasskey', 'passkey-refused', 'the host does not know the passkey'),
    failed('verifyPasskey', 'unreachable', 'the host cannot be reached'),
    person({ type: 'passkey.requested' }, 'the person tries again'),
    person({ type: 'passkey.abandoned' }, 'the person uses a code instead'),
  ],
  mainPath: ['requestPasskeyOptions.answered', 'confirmPasskey.answered', 'verifyPasskey.answered'],
});
