import { address } from './address.ts';
import { code } from './code.ts';
import { over } from './over.ts';
import { firstContext, signInSetup } from './signIn.setup.ts';

/** Signs a person in to the dashboard with a code by e-mail. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  description: 'A person with access signs in with a code by e-mail.',
  context: firstContext,
  initial: 'address',
  states: {
    address,
    code,
    over,
    signedIn: { description: 'The code was right, and the session begins.' },
  },
});
