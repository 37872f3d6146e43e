import { onFailure } from '../../shared/onFailure.ts';
import { accessSetup, getInvitationInput, proving, toList, toPresentList } from './access.setup.ts';

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
} as const;

const abandoning = { 'change.abandoned': toList } as const;
const leaving = { 'change.abandoned': toPresentList } as const;

/** The step in which an owner invites a person. */
export const inviting = accessSetup.createStateConfig({
  description: 'An owner gives a person access.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The owner enters name, e-mail address, role and language.',
      on: { ...typing, ...abandoning },
    },
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
          'email-taken': { target: 'taken', actions: 'startAnotherAttempt' },
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: { target: 'rejected', actions: 'startAnotherAttempt' },
        }),
      },
    },
    proving,
    refused: {
      description: 'The host rejected some answers; the form marks these fields.',
      tags: 'failed',
      on: { ...typing, ...abandoning },
    },
    taken: {
      description: 'The e-mail address has access already.',
      tags: 'failed',
      on: { ...typing, ...leaving },
    },
    tooMany: {
      description:
        'The host accepts no more requests for some time; the form keeps the invitation for later.',
      tags: 'failed',
      on: { ...typing, ...leaving },
    },
    rejected: {
      description: 'The invitation was refused; the form keeps it, and another attempt has another key.',
      tags: 'failed',
      on: { ...typing, ...leaving },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the person was invited; the owner can look, and send it again.',
      tags: 'failed',
      on: { 'invitation.submitted': { target: 'sending', actions: 'focusPage' }, ...leaving },
    },
  },
});
