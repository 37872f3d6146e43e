import { answered, defineModel, guestDoes, toReceivedEvent, passes } from '../atlas/model.ts';
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
  screenless: 'Every call waits for its token; a call that gets none fails on the screen that made it.',
  events: [
    toReceivedEvent(guestDoes<typeof clientAuthMachine>({ type: 'token.requested' }, 'a call needs a token')),
    answered('requestToken', token, 'a token is granted'),
    failed('requestToken', 'unauthorized', 'no token is granted'),
    toReceivedEvent(
      guestDoes<typeof clientAuthMachine>(
        { type: 'token.refused', accessToken: token.access_token },
        'the host refuses the token',
      ),
    ),
    passes('tokenLifetime', 'clientAuth.authenticated', token.expires_in * 1000, 'the token ends'),
    passes('backOff', 'clientAuth.failed', 60_000, 'a pause has passed'),
  ],
  requested: ['token.requested', 'requestToken.answered', 'tokenLifetime.passed', 'requestToken.answered'],
});
