import { noFailure } from '../../shared/failures.ts';
import { loadAgain, loadingStates, storeOutput } from '../shared/liveList.ts';
import { accessSetup, createInvitation } from './access.setup.ts';
import { changing } from './changing.ts';
import { inviting } from './inviting.ts';

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
    ...loadingStates({ src: 'listPeople' }, { target: 'list', actions: storeOutput('storePeople') }),
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
