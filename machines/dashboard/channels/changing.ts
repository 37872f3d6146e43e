import { onFailure } from '../../shared/onFailure.ts';
import { channelsSetup, getChangeInput } from './channels.setup.ts';

/** Leaves before an attempt; the page is refreshed because others may have changed it. */
const toList = { target: '#channels.shown.refreshing', actions: ['clearFailure', 'focusPage'] } as const;

/** Leaves after an attempt, so the page is loaded again. */
const toPresentList = { target: '#channels.loading', actions: ['clearFailure', 'focusPage'] } as const;

/** The step in which a host removes a calendar, or changes one of its options. */
export const changing = channelsSetup.createStateConfig({
  description: 'A host removes the calendar of a channel, or changes which of its events take nights.',
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The host sees the effect of the change, and confirms it.',
      on: { 'change.confirmed': 'sending', 'change.abandoned': toList },
    },
    sending: {
      description: 'The change is being made.',
      tags: 'waiting',
      invoke: {
        id: 'changeCalendar',
        src: 'changeCalendar',
        input: getChangeInput,
        onDone: { target: '#channels.loading', actions: ['noteDone', 'focusPage'] },
        onError: onFailure({
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: 'rejected',
        }),
      },
    },
    tooMany: {
      description: 'The site accepts no more requests for some time; the host can make the change later.',
      tags: 'failed',
      on: { 'change.confirmed': 'sending', 'change.abandoned': toPresentList },
    },
    rejected: {
      description: 'The change was refused; the host can return to the page, which is loaded again.',
      tags: 'failed',
      on: { 'change.abandoned': toPresentList },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the change was made; the host can look, and send it again.',
      tags: 'failed',
      on: {
        'change.confirmed': { target: 'sending', actions: 'focusPage' },
        'change.abandoned': toPresentList,
      },
    },
  },
});
