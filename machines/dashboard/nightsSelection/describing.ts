import {
  clearing,
  getStayDescription,
  leaving,
  nightsSelectionSetup,
  onChangeFailure,
  repeating,
} from './nightsSelection.setup.ts';
import type { StayDraft } from './nightsSelection.types.ts';

const typing = {
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
    editing: { description: 'The person enters a name and a note.', on: { ...typing, ...clearing } },
    sending: {
      description: 'The host stores the name and the note.',
      tags: 'waiting',
      invoke: {
        id: 'describeStay',
        src: 'describeStay',
        input: getStayDescription,
        onDone: {
          target: '#nightsSelection.changed',
          actions: ['clearFailure', 'clearInput', 'reportChange', 'focusSelection'],
        },
        onError: onChangeFailure,
      },
    },
    tooMany: {
      description:
        'The host accepts no more requests for some time; the form keeps the name and the note for later.',
      tags: 'failed',
      on: { ...typing, ...leaving },
    },
    rejected: {
      description: 'The name and the note were not stored; the form keeps them.',
      tags: 'failed',
      on: { ...typing, ...leaving },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the name and the note were stored; the person sees the calendar.',
      tags: 'failed',
      on: repeating,
    },
  },
});
