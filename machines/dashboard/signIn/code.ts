import { onLastAttempt, storeAttemptsLeft, storeFailure } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { signInSetup } from './signIn.setup.ts';

const typed = ({ event }: { event: { code: string } }) => event.code;
const storeTyped = { type: 'storeCode', params: typed } as const;

/** The person returns to the e-mail address. */
export const correctAddress = {
  target: '#signIn.address.asking',
  actions: ['clearCode', 'clearFailure', 'focusPage'],
} as const;

/** After a wrong code the person presses the button, because attempts are limited. */
const correcting = {
  'code.changed': { actions: storeTyped },
  'code.submitted': 'verifying',
  'code.resendRequested': 'resending',
  'address.corrected': correctAddress,
} as const;

const entering = {
  ...correcting,
  'code.changed': [
    { guard: { type: 'codeIsComplete', params: typed }, target: 'verifying', actions: storeTyped },
    { actions: storeTyped },
  ],
} as const;

/** The step in which the person enters the code. */
export const code = signInSetup.createStateConfig({
  description: 'The person enters the code from the e-mail.',
  initial: 'entering',
  states: {
    entering: {
      description: 'The host has sent a code if the address has access; the person enters it.',
      on: entering,
    },
    verifying: {
      description: 'The host is checking the code.',
      tags: 'waiting',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => context.code,
        onDone: {
          target: '#signIn.signedIn',
          actions: ['clearCode', { type: 'reportSession', params: ({ event }) => event.output }],
        },
        onError: [
          { guard: onLastAttempt, target: '#signIn.over.locked', actions: [storeFailure, 'clearCode'] },
          ...onFailure({
            wrongCode: { target: 'incorrect', actions: storeAttemptsLeft },
            'otp-locked': { target: '#signIn.over.locked', actions: 'clearCode' },
            expiredCode: { target: '#signIn.over.expired', actions: 'clearCode' },
            otherwise: 'notVerified',
          }),
        ],
      },
    },
    incorrect: {
      description: 'The code was wrong; the person sees how many attempts remain.',
      tags: 'failed',
      on: correcting,
    },
    notVerified: {
      description: 'The code could not be checked; the person can send it again.',
      tags: 'failed',
      on: correcting,
    },
    resending: {
      description: 'The host is asked for another code.',
      tags: 'waiting',
      invoke: {
        id: 'requestAnotherCode',
        src: 'requestCode',
        input: ({ context }) => context.email,
        onDone: {
          target: 'entering',
          actions: [{ type: 'storeRequested', params: ({ event }) => event.output }, 'focusPage'],
        },
        onError: onFailure({ otherwise: 'notResent' }),
      },
    },
    notResent: {
      description: 'The new code could not be requested; the earlier one may still be valid.',
      tags: 'failed',
      on: entering,
    },
  },
});
