import { correctAddress } from './code.ts';
import { signInSetup } from './signIn.setup.ts';

const next = {
  'code.resendRequested': { target: '#signIn.code.resending', actions: 'focusPage' },
  'address.corrected': correctAddress,
} as const;

/** The code can no longer be used. */
export const over = signInSetup.createStateConfig({
  description: 'The code can no longer be used; the person can request another one.',
  initial: 'locked',
  states: {
    locked: { description: 'The person entered too many wrong codes.', tags: 'failed', on: next },
    expired: { description: 'The code has expired.', tags: 'failed', on: next },
  },
});
