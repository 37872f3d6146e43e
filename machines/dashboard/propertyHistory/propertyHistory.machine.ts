import { noFailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { liveStates, storeOutput } from '../shared/liveList.ts';
import { getProperty, propertyLoadingStates } from '../shared/shownProperty.ts';
import { getRestoration, propertyHistorySetup } from './propertyHistory.setup.ts';
import type { PropertyHistoryEvent } from './propertyHistory.types.ts';

const storeHistory = storeOutput('storeHistory');

type Chosen = Extract<PropertyHistoryEvent, { type: 'address.changed' | 'comparison.chosen' }>;
const storeChoice = {
  type: 'storeChoice',
  params: ({ event }: { event: Chosen }) => event.choice,
} as const;

const comparing = {
  'comparison.chosen': {
    target: '#propertyHistory.comparing',
    actions: [storeChoice, 'openAddress', 'focusPage'],
  },
} as const;

const loadAgain = { target: 'comparing', actions: 'focusPage' } as const;

const backToList = {
  'address.changed': {
    description: 'A link, or the Back button, has led to the list.',
    guard: {
      type: 'isList',
      params: ({ event }: { event: Extract<PropertyHistoryEvent, { type: 'address.changed' }> }) =>
        event.choice,
    },
    target: '#propertyHistory.loading',
    actions: [storeChoice, 'focusPage'],
  },
} as const;

const toList = {
  ...backToList,
  'list.requested': {
    target: '#propertyHistory.loading',
    actions: [{ type: 'storeChoice', params: undefined }, 'openAddress', 'focusPage'],
  },
} as const;

/** Creates the machine with its first step. */
const createPropertyHistory = (initial: 'loading' | 'comparing') =>
  propertyHistorySetup.createMachine({
    id: 'propertyHistory',
    description:
      'A host sees the versions of a property, compares two of them, and uses an earlier one again.',
    context: ({ input }) => ({
      ...input,
      history: undefined,
      compared: undefined,
      attempt: 0,
      ...noFailureReason,
    }),
    initial,
    on: {
      'address.changed': {
        description: 'A link, or the Back button, has led to another comparison.',
        guard: { type: 'isOtherComparison', params: ({ event }) => event.choice },
        target: '.comparing',
        actions: [storeChoice, 'focusPage'],
      },
    },
    states: {
      ...propertyLoadingStates('loadHistory', { target: 'list', actions: storeHistory } as const),
      list: {
        description: 'The host sees all versions.',
        initial: 'idle',
        states: liveStates(
          'refreshHistory',
          { src: 'loadHistory', input: getProperty },
          storeHistory,
          comparing,
        ),
      },
      comparing: {
        description: 'The two versions are being loaded.',
        tags: 'waiting',
        invoke: {
          id: 'compareVersions',
          src: 'compareVersions',
          input: ({ context: { property, choice } }) => ({ property, ...choice! }),
          onDone: { target: 'compared', actions: storeOutput('storeComparison') },
          onError: onFailure({ otherwise: 'notCompared' }),
        },
        on: toList,
      },
      notCompared: {
        description: 'The versions could not be loaded; the host can try again.',
        tags: 'failed',
        on: {
          ...toList,
          'retry.requested': loadAgain,
          'connection.returned': loadAgain,
        },
      },
      compared: {
        description: 'The host sees the differences, and can make the chosen version the draft.',
        on: { ...comparing, ...toList, 'restoration.requested': 'restoring' },
      },
      restoring: {
        description: 'The chosen version is being made the draft.',
        tags: 'waiting',
        on: backToList,
        invoke: {
          id: 'restoreVersion',
          src: 'restoreVersion',
          input: getRestoration,
          onDone: { target: 'restored', actions: ['clearFailure', 'focusPage'] },
          onError: onFailure({
            noAnswer: 'unconfirmed',
            'too-many-requests': 'tooMany',
            otherwise: { target: 'rejected', actions: 'startAnotherAttempt' },
          }),
        },
      },
      tooMany: {
        description: 'The site accepts no more requests for some time; the host can do it later.',
        tags: 'failed',
        on: { ...toList, 'restoration.requested': 'restoring' },
      },
      rejected: {
        description:
          'It was refused, such as after a change by somebody else; the host looks at the property again.',
        tags: 'failed',
        on: { ...toList, 'retry.requested': loadAgain },
      },
      unconfirmed: {
        description:
          'The answer is missing, so it is unknown whether the version is the draft; the host can look, and send it again.',
        tags: 'failed',
        on: { ...toList, 'restoration.requested': { target: 'restoring', actions: 'focusPage' } },
      },
      restored: {
        description: 'The version is the draft; a link leads to its publication.',
        on: backToList,
      },
    },
  });

/** Shows the versions of a property, compares two of them, and makes an earlier one the draft. */
export const propertyHistoryMachine = createPropertyHistory('loading');

/** The same for an address with two versions, which are compared at once. */
export const versionComparisonMachine = createPropertyHistory('comparing');
