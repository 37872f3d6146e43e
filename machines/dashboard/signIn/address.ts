import type { Cause } from '../../shared/declared.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { signInSetup } from './signIn.setup.ts';

const typing = {
  'email.changed': {
    actions: {
      type: 'storeEmail',
      params: ({ event }: { event: { email: string } }) => event.email,
    },
  },
  'code.requested': 'requesting',
  'passkey.requested': { target: '#signIn.passkey', actions: ['clearFailure', 'focusPage'] },
} as const;

/** The step in which the person enters the e-mail address. */
export const address = signInSetup.createStateConfig({
  description: 'The person enters the e-mail address to which the host sends a code.',
  invoke: { id: 'awaitAutofill', src: 'awaitAutofill' },
  on: {
    'autofill.accepted': {
      target: '#signIn.signedIn',
      actions: { type: 'reportSession', params: ({ event }) => event.session },
    },
    'autofill.failed': {
      target: '.passkeyFailed',
      actions: { type: 'storeFailure', params: ({ event }) => event.error as Cause },
    },
  },
  initial: 'asking',
  states: {
    asking: { description: 'The person enters their e-mail address.', on: typing },
    requesting: {
      description: 'The host is asked to send a code; its answer is the same for unknown addresses.',
      tags: 'waiting',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => context.email,
        onDone: {
          target: '#signIn.code.entering',
          actions: [{ type: 'storeRequested', params: ({ event }) => event.output }, 'focusPage'],
        },
        onError: onFailure({
          'validation-failed': 'refused',
          'too-many-requests': 'tooMany',
          'no-mail-server': 'noMailServer',
          otherwise: 'notRequested',
        }),
      },
    },
    passkeyFailed: {
      description: 'The passkey that the person chose in the e-mail field was not accepted.',
      tags: 'failed',
      on: typing,
    },
    refused: {
      description: 'This is no e-mail address; the form marks the field.',
      tags: 'failed',
      on: typing,
    },
    tooMany: {
      description: 'The person has requested too many codes; they can wait, or ask an owner for a link.',
      tags: 'failed',
      on: typing,
    },
    noMailServer: {
      description: 'The site has no mail server and sends no codes; the person needs a passkey or a link.',
      tags: 'failed',
      on: typing,
    },
    notRequested: {
      description: 'The code could not be requested; the person can try again.',
      tags: 'failed',
      on: typing,
    },
  },
});
