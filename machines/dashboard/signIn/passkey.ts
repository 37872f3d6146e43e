import type { PasskeyResult } from '../passkeyUse/passkeyUse.machine.ts';
import { signInSetup } from './signIn.setup.ts';

const getResult = ({ event }: { event: { output: PasskeyResult } }) => event.output;

/** The person signs in with a passkey. */
export const passkey = signInSetup.createStateConfig({
  description: 'The person signs in with a passkey instead of a code.',
  tags: 'waiting',
  invoke: {
    id: 'passkeyUse',
    src: 'passkeyUse',
    onDone: [
      {
        guard: { type: 'isSignedIn', params: getResult },
        target: 'signedIn',
        actions: ['clearFailure', { type: 'reportSession', params: ({ event }) => event.output.session! }],
      },
      { target: 'address', actions: ['clearFailure', 'focusPage'] },
    ],
  },
});
