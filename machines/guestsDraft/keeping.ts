import { failedAs } from '../shared/failures.ts';
import { follow, guestsDraftSetup, onDraftNotSaved, storeForms } from './guestsDraft.setup.ts';

/** The state in which the draft is sent, while the guest can go on typing. */
export const keeping = guestsDraftSetup.createStateConfig({
  description: 'The draft is being sent to the host.',
  tags: 'waiting',
  invoke: {
    id: 'saveDraft',
    src: 'saveDraft',
    input: ({ context: { reservationId, token, guests, follows } }) => ({
      reservationId,
      token,
      guests,
      follows,
    }),
    onDone: [
      {
        description: 'The guest has typed more since the draft was sent.',
        guard: 'hasMoreInput',
        target: 'typing',
        actions: follow,
      },
      {
        description: 'The guest has cleared the forms.',
        guard: { type: 'hasNothingStored', params: ({ event }) => event.output },
        target: 'idle',
        actions: follow,
      },
      { target: 'kept', actions: follow },
    ],
    onError: [
      {
        description: 'Another page has changed the draft.',
        guard: failedAs('draft-changed'),
        target: 'comparing',
      },
      ...onDraftNotSaved,
      { target: 'notKept' },
    ],
  },
  initial: 'current',
  states: {
    current: {
      description: 'The host has the complete input.',
      on: { 'forms.changed': { target: 'outdated', actions: storeForms } },
    },
    outdated: {
      description: 'The guest has typed more since the draft was sent.',
      on: {
        'forms.changed': { actions: storeForms },
        'forms.sent': {
          description: 'The guests are being registered; the latest changes are stored only if that fails.',
          target: 'current',
        },
        'page.hidden': {
          description: 'The browser may discard the page.',
          target: '#guestsDraft.on.keeping',
          reenter: true,
        },
      },
    },
  },
});
