import { onFailure } from '../../shared/onFailure.ts';
import { accessSetup, getInvitationInput, proving, toList } from './access.setup.ts';

const typing = {
  'invitation.changed': {
    actions: [
      'startAnotherAttempt',
      {
        type: 'storeInvitation',
        params: ({ event }: { event: { invitation: object } }) => event.invitation,
      },
    ],
  },
  'invitation.submitted': 'sending',
  'change.abandoned': toList,
} as const;

/** The step in which an owner invites a person. */
export const inviting = accessSetup.createStateConfig({
  description: 'An owner gives a person access.',
  initial: 'editing',
  states: {
    editing: { description: 'The owner enters name, e-mail address, role and language.', on: typing },
    sending: {
      description: 'The host gives the person access and sends the invitation.',
      tags: 'waiting',
      invoke: {
        id: 'invitePerson',
        src: 'invitePerson',
        input: getInvitationInput,
        onDone: {
          target: '#access.invited',
          actions: [{ type: 'storeLink', params: ({ event }) => event.output }, 'focusPage'],
        },
        onError: onFailure({
          'proof-required': 'proving',
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'email-taken': 'taken',
          otherwise: 'failed',
        }),
      },
    },
    proving,
    refused: {
      description: 'The host rejected some answers; the form marks these fields.',
      tags: 'failed',
      on: typing,
    },
    taken: { description: 'The e-mail address has access already.', tags: 'failed', on: typing },
    failed: {
      description: 'The person was not invited; the owner can try again.',
      tags: 'failed',
      on: typing,
    },
  },
});
