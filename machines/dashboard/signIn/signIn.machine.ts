import { address } from './address.ts';
import { code } from './code.ts';
import { over } from './over.ts';
import { passkey } from './passkey.ts';
import { firstContext, signInSetup } from './signIn.setup.ts';

/** Signs a person in to the dashboard with a passkey, or with a code by e-mail. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  description: 'A person with access signs in with a passkey, or with a code by e-mail.',
  context: firstContext,
  initial: 'address',
  states: {
    address,
    code,
    passkey,
    over,
    signedIn: { description: 'The host has opened a session.' },
  },
});
