import { onFailure } from '../../shared/onFailure.ts';
import { clearing, getStayDescription, nightsSelectionSetup } from './nightsSelection.setup.ts';
import type { StayDraft } from './nightsSelection.types.ts';

const typing = {
  ...clearing,
  'stay.changed': {
    actions: {
      type: 'storeStay',
      params: ({ event }: { event: { stay: Partial<StayDraft> } }) => event.stay,
    },
  },
  'change.confirmed': 'sending',
} as const;

/** The step in which the person adds a name and a note to the stay of a channel. */
export const describing = nightsSelectionSetup.createStateConfig({
  description: 'The person adds a name and a note to the stay of a channel.',
  initial: 'editing',
  states: {
    editing: { description: 'The person enters a name and a note.', on: typing },
    sending: {
      description: 'The host stores the name and the note.',
      tags: 'waiting',
      invoke: {
        id: 'describeStay',
        src: 'describeStay',
        input: getStayDescription,
        onDone: {
          target: '#nightsSelection.changed',
          actions: ['clearFailure', 'reportChange', 'focusSelection'],
        },
        onError: onFailure({ otherwise: 'failed' }),
      },
    },
    failed: {
      description: 'The name and the note were not stored; the person can try again.',
      tags: 'failed',
      on: typing,
    },
  },
});
