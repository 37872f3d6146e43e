import { noFailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { getOutput, liveStates, storeOutput } from '../shared/liveList.ts';
import { noRefusal, onRefusal } from '../shared/outcomes.ts';
import { getProperty, propertyLoadingStates } from '../shared/shownProperty.ts';
import { getPublication, propertyReviewSetup } from './propertyReview.setup.ts';
import type { PropertyReviewEvent } from './propertyReview.types.ts';

const storeProperty = storeOutput('storeProperty');
const load = { src: 'showProperty', input: getProperty } as const;

type PreviewChanged = Extract<PropertyReviewEvent, { type: 'preview.changed' }>;

/** The host reads what changes, and publishes it. */
const deciding = {
  'note.changed': {
    actions: { type: 'storeNote', params: ({ event }: { event: { note: string } }) => event.note },
  },
  'preview.changed': {
    actions: { type: 'storePreview', params: ({ event }: { event: PreviewChanged }) => event.preview },
  },
  'publication.requested': { target: '#propertyReview.publishing', actions: 'prepareAttempt' },
} as const;

const toReview = { target: 'shown', actions: ['clearFailure', 'focusPage'] } as const;

/** Shows what a draft changes, and publishes it. */
export const propertyReviewMachine = propertyReviewSetup.createMachine({
  id: 'propertyReview',
  description: 'A host reads what a draft changes, sees how the page will look, and publishes it.',
  context: ({ input: { visitId, property, language, draft } }) => ({
    visitId: draft?.visitId ?? visitId,
    property,
    shown: undefined,
    entry: draft?.entry ?? { note: '' },
    preview: { width: 'phone', language },
    sent: undefined,
    attempt: draft?.attempt ?? 0,
    ...noRefusal,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    ...propertyLoadingStates('showProperty', { target: 'shown', actions: storeProperty } as const),
    shown: {
      description: 'The host sees what changes.',
      initial: 'idle',
      states: liveStates('refreshProperty', load, storeProperty, deciding),
    },
    publishing: {
      description: 'The draft is being published.',
      tags: 'waiting',
      invoke: {
        id: 'publishProperty',
        src: 'publishProperty',
        input: getPublication,
        onDone: { target: 'published', actions: ['clearFailure', 'focusPage'] },
        onError: onFailure({
          'proof-required': 'proving',
          noAnswer: 'unconfirmed',
          'too-many-requests': 'tooMany',
          otherwise: { target: 'reassessing', actions: onRefusal },
        }),
      },
    },
    proving: requireProof('publishing', 'shown'),
    tooMany: {
      description: 'The site accepts no more requests for some time; the host can publish it later.',
      tags: 'failed',
      on: deciding,
    },
    reassessing: {
      description: 'The publication was refused, so the present content is being loaded.',
      tags: 'waiting',
      invoke: {
        id: 'reassessProperty',
        ...load,
        onDone: { target: 'rejected', actions: storeProperty },
        onError: onFailure({ otherwise: 'notReassessed' }),
      },
    },
    rejected: {
      description: 'The publication was refused; the host sees what would change now, and can publish that.',
      tags: 'failed',
      on: deciding,
    },
    notReassessed: {
      description: 'The publication was refused, and the present content could not be loaded.',
      tags: 'failed',
      on: { 'retry.requested': { target: 'reassessing', actions: 'focusPage' } },
    },
    unconfirmed: {
      description:
        'The answer is missing, so it is unknown whether the draft was published; the host can look, and send it again.',
      tags: 'failed',
      on: {
        'publication.requested': { target: 'publishing', actions: 'focusPage' },
        'look.requested': 'looking',
      },
    },
    looking: {
      description: 'The property is loaded, so that the host sees whether the draft was published.',
      tags: 'waiting',
      invoke: {
        id: 'lookAtProperty',
        ...load,
        onDone: [
          {
            description: 'The published content is the one that was sent.',
            guard: { type: 'isSentPublished', params: getOutput },
            target: 'published',
            actions: ['clearFailure', 'focusPage'],
          },
          { ...toReview, actions: [storeProperty, 'startAnotherAttempt', 'focusPage'] },
        ],
        onError: onFailure({ otherwise: 'unconfirmed' }),
      },
    },
    published: { description: 'The draft is published, and guests see it.' },
  },
});
