import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { clientAuthMachine, type ClientToken } from './clientAuth.machine.ts';

const token: ClientToken = {
  token_type: 'Bearer',
  access_token: 'a',
  expires_in: 600,
  expires: 1_800_000_000,
};

export const clientAuthModel = defineModel({
  machine: clientAuthMachine,
  input: undefined,
  screenless: 'Calls wait for their token; a call without one fails on its own screen.',
  events: [
    toReceivedEvent(
      defineUserEvent<typeof clientAuthMachine>({ type: 'token.requested' }, 'a call needs a token'),
    ),
    defineAnswer('requestToken', token, 'the host grants a token'),
    failed('requestToken', 'unauthorized', 'the host does not grant a token'),
    toReceivedEvent(
      defineUserEvent<typeof clientAuthMachine>(
        { type: 'token.refused', accessToken: token.access_token },
        'the host rejects the token',
      ),
    ),
    defineDelay('tokenLifetime', 'clientAuth.authenticated', token.expires_in * 1000, 'the token expires'),
    defineDelay('backOff', 'clientAuth.failed', 60_000, 'the delay passes'),
  ],
  mainPath: ['token.requested', 'requestToken.answered', 'tokenLifetime.passed', 'requestToken.answered'],
});
