import { noFailure } from '../../shared/failures.ts';
import { afterLoadingTooLong } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { accessSetup, createInvitation } from './access.setup.ts';
import { changing } from './changing.ts';
import { inviting } from './inviting.ts';

const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** Shows an owner who has access to the dashboard, and changes it. */
export const accessMachine = accessSetup.createMachine({
  id: 'access',
  description:
    'An owner sees who has access to the dashboard, invites people, and changes or ends their access.',
  context: ({ input }) => ({
    ...input,
    people: [],
    invitation: createInvitation(input.language),
    change: undefined,
    attempt: 0,
    link: '',
    ...noFailure,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The host is asked who has access.',
      tags: 'waiting',
      after: afterLoadingTooLong('notLoaded'),
      invoke: {
        id: 'listPeople',
        src: 'listPeople',
        onDone: { target: 'list', actions: { type: 'storePeople', params: ({ event }) => event.output } },
        onError: onFailure({ otherwise: 'notLoaded' }),
      },
    },
    notLoaded: {
      description: 'The people could not be loaded; the owner can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    list: {
      description: 'The owner sees everybody who has access.',
      on: {
        'invitation.opened': {
          target: 'inviting',
          actions: ['openInvitation', 'startAnotherAttempt', 'focusPage'],
        },
        'role.chosen': {
          target: 'changing',
          actions: [
            {
              type: 'prepareChange',
              params: ({ event: { person, role } }) => ({ kind: 'role' as const, person, role }),
            },
            'focusPage',
          ],
        },
        'removal.requested': {
          target: 'changing',
          actions: [
            {
              type: 'prepareChange',
              params: ({ event: { person } }) => ({ kind: 'removal' as const, person }),
            },
            'focusPage',
          ],
        },
      },
    },
    inviting,
    changing,
    invited: {
      description: 'The person has access; the owner sees the link that was sent by e-mail.',
      on: { 'list.requested': loadAgain },
    },
  },
});
