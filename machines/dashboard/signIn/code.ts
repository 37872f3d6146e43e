import { onFailure } from '../../shared/onFailure.ts';
import { codeCheckStates, enterCode } from '../shared/codeEntry.ts';
import { getOutput } from '../shared/liveList.ts';
import { signInSetup } from './signIn.setup.ts';

/** The person returns to the e-mail address. */
export const correctAddress = {
  target: '#signIn.address.asking',
  actions: ['clearCode', 'clearFailure', 'focusPage'],
} as const;

const restarting = { 'code.resendRequested': 'resending', 'address.corrected': correctAddress } as const;

const entering = { ...enterCode, ...restarting } as const;

/** The step in which the person enters the code. */
export const code = signInSetup.createStateConfig({
  description: 'The person enters the code from the e-mail.',
  initial: 'entering',
  states: {
    entering: {
      description: 'The host has sent a code if the address has access; the person enters it.',
      on: entering,
    },
    ...codeCheckStates(
      'verifyCode',
      {
        target: '#signIn.signedIn',
        actions: ['clearCode', { type: 'reportSession', params: getOutput }],
      },
      { locked: '#signIn.over.locked', expired: '#signIn.over.expired' },
      restarting,
    ),
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
