import { noFailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { getOutput, liveStates, loadingStates, storeOutput } from '../shared/liveList.ts';
import { changing } from './changing.ts';
import { getOrderInput, pageSize, propertyListSetup } from './propertyList.setup.ts';
import type { ChangeRequest, PropertyListEvent } from './propertyList.types.ts';

const storeProperties = storeOutput('storeProperties');

type Moved = Extract<PropertyListEvent, { type: 'property.moved' }>;
const move = { type: 'moveProperty', params: ({ event }: { event: Moved }) => event } as const;

/** The transitions of the list in every state that shows it. */
const whileShown = {
  'search.changed': {
    actions: { type: 'storeSearch', params: ({ event }: { event: { search: string } }) => event.search },
  },
  'more.requested': { actions: 'showMore' },
  'ordering.started': { actions: 'startOrdering' },
  'ordering.ended': { actions: 'endOrdering' },
} as const;

const deciding = {
  ...whileShown,
  'property.moved': { target: 'ordering', actions: move },
  'change.requested': {
    target: '#propertyList.changing',
    actions: [
      {
        type: 'prepareChange',
        params: ({ event: { kind, property } }: { event: ChangeRequest }) => ({ kind, property }),
      },
      'focusPage',
    ],
  },
} as const;

/** Shows the properties, their order and their states, and changes whole properties. */
export const propertyListMachine = propertyListSetup.createMachine({
  id: 'propertyList',
  description: 'A host sees all properties, changes their order, retires them, and chooses who manages them.',
  context: ({ input }) => ({
    ...input,
    properties: [],
    search: '',
    most: pageSize,
    isOrdering: false,
    moved: '',
    change: undefined,
    done: undefined,
    attempt: 0,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...loadingStates({ src: 'listProperties' }, { target: 'shown', actions: storeProperties } as const),
    shown: {
      description: 'The host sees the properties.',
      initial: 'idle',
      states: {
        ...liveStates('refreshProperties', { src: 'listProperties' }, storeProperties, deciding),
        ordering: {
          description: 'The order is being stored; the host can already move further properties.',
          tags: 'waiting',
          on: { ...whileShown, 'property.moved': { actions: move } },
          invoke: {
            id: 'orderProperties',
            src: 'orderProperties',
            input: getOrderInput,
            onDone: [
              {
                description: 'No property was moved since the order was sent.',
                guard: { type: 'isPresentOrder', params: getOutput },
                target: 'refreshing',
                actions: 'clearFailure',
              },
              { target: 'ordering', reenter: true, actions: 'clearFailure' },
            ],
            onError: onFailure({
              noAnswer: 'notOrdered',
              otherwise: { target: 'notOrdered', actions: 'startAnotherAttempt' },
            }),
          },
        },
        notOrdered: {
          description: 'It was not confirmed that the order was stored; the host can try again.',
          tags: 'failed',
          on: {
            ...deciding,
            'data.changed': 'refreshing',
            'retry.requested': { target: 'ordering', actions: 'focusPage' },
            'connection.returned': 'ordering',
          },
        },
      },
    },
    changing,
  },
});
