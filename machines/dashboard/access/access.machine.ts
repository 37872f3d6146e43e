import { noFailure } from '../../shared/failures.ts';
import { loadAgain, loadingStates, storeOutput } from '../shared/liveList.ts';
import { accessSetup, createInvitation } from './access.setup.ts';
import { changing } from './changing.ts';
import { inviting } from './inviting.ts';

/** Creates the machine; `first` is the state after the people are loaded. */
const createAccess = (first: 'list' | 'inviting') =>
  accessSetup.createMachine({
    id: 'access',
    description:
      'An owner sees who has access to the dashboard, invites people, and changes or ends their access.',
    context: ({ input: { visitId, language, draft } }) => ({
      visitId: draft?.visitId ?? visitId,
      language,
      people: [],
      invitation: draft?.entry ?? createInvitation(language),
      change: undefined,
      attempt: draft?.attempt ?? 0,
      link: '',
      ...noFailure,
    }),
    initial: 'loading',
    states: {
      ...loadingStates({ src: 'listPeople' }, {
        target: first,
        actions: storeOutput('storePeople'),
      } as const),
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

/** Shows an owner who has access to the dashboard, and changes it. */
export const accessMachine = createAccess('list');

/** The same with an unfinished invitation, whose form is opened again. */
export const unfinishedInvitationMachine = createAccess('inviting');
