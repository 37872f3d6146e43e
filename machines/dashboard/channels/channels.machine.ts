import { noFailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { liveStates, loadingStates, storeOutput } from '../shared/liveList.ts';
import { changing } from './changing.ts';
import { channelsSetup, getReadingInput, pageSize } from './channels.setup.ts';
import type { ChangeRequest } from './channels.types.ts';

const storeChannels = storeOutput('storeChannels');

/** The transitions of the page in every state that shows it. */
const whileShown = { 'more.requested': { actions: 'showMore' } } as const;

const deciding = {
  ...whileShown,
  'reading.requested': {
    target: '#channels.shown.fetching',
    actions: {
      type: 'prepareReading',
      params: ({ event }: { event: { property: string } }) => event.property,
    },
  },
  'change.requested': {
    target: '#channels.changing',
    actions: [
      {
        type: 'prepareChange',
        params: ({ event: { kind, property, calendar } }: { event: ChangeRequest }) => ({
          kind,
          property,
          calendar,
        }),
      },
      'focusPage',
    ],
  },
} as const;

/** Shows the calendars of other channels and the conflicts with them, reads them now, and changes them. */
export const channelsMachine = channelsSetup.createMachine({
  id: 'channels',
  description:
    'A host sees the calendars of other channels and the double bookings, has them read, changes and removes them.',
  context: ({ input }) => ({
    ...input,
    properties: [],
    conflicts: [],
    most: pageSize,
    fetched: '',
    isReading: false,
    change: undefined,
    done: undefined,
    attempt: 0,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...loadingStates({ src: 'showChannels' }, { target: 'shown', actions: storeChannels } as const),
    shown: {
      description: 'The host sees the calendars.',
      initial: 'idle',
      states: {
        ...liveStates('refreshChannels', { src: 'showChannels' }, storeChannels, deciding),
        fetching: {
          description: 'The host’s system is asked to read the calendars of a property now.',
          tags: 'waiting',
          on: whileShown,
          invoke: {
            id: 'fetchCalendars',
            src: 'fetchCalendars',
            input: getReadingInput,
            onDone: { target: 'refreshing', actions: ['noteReading', 'clearFailure'] },
            onError: onFailure({ otherwise: 'notFetched' }),
          },
        },
        notFetched: {
          description: 'It was not confirmed that the calendars are read; the host can try again.',
          tags: 'failed',
          on: {
            ...deciding,
            'data.changed': 'refreshing',
          },
        },
      },
    },
    changing,
  },
});
