import type { propertyReviewMachine } from '../../../../machines/dashboard/propertyReview/propertyReview.machine.ts';
import {
  draftDocument,
  publishedProperty,
  shownProperty,
} from '../../../../machines/dashboard/shared/property.samples.ts';
import { propertyPageRules } from './shownProperty.ts';
import { refused } from './refused.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof propertyReviewMachine>();

const property = 'monte';
const present = { ...shownProperty, revision: 'r-7' };
const sent = { revision: 'r-6', document: draftDocument };

const deciding = {
  'note.changed': unchanged({ entry: { note: 'Five guests' }, attempt: 4 }),
  'preview.changed': unchanged({ preview: { width: 'desktop', language: 'pt' } }),
  // Another content was sent before.
  'publication.requested': leadsTo('publishing', {
    sent: { revision: 'r-7', document: draftDocument },
    attempt: 4,
  }),
};
const published = leadsTo('published', noReason, focusPage);

const states = defineRules(
  {
    visitId: 'v7',
    property,
    shown: present,
    entry: { note: 'Note' },
    preview: { width: 'phone', language: 'pt' },
    sent,
    attempt: 3,
    refusal: noReason,
    ...waiting,
  },
  {
    ...propertyPageRules<typeof propertyReviewMachine>({
      call: ['showProperty', property],
      refresh: 'refreshProperty',
      loaded: leadsTo('shown.idle', { shown: shownProperty, ...noReason }),
    }),
    publishing: {
      path: ['shown.idle', 'publication.requested'],
      tags: ['waiting'],
      calls: {
        publishProperty: [
          'publishProperty',
          { property, revision: 'r-6', note: 'Note', idempotencyKey: 'v7:publishProperty:3' },
        ],
      },
      answers: { 'publishProperty.answered': published },
      fails: {
        publishProperty: outcomes(
          (failure) => leadsTo('reassessing', { ...getReason(failure), ...refused(failure) }),
          (failure) => leadsTo('unconfirmed', getReason(failure)),
          {
            'proof-required': (failure) => leadsTo('proving', getReason(failure)),
            'too-many-requests': (failure) => leadsTo('tooMany', getReason(failure)),
          },
        ),
      },
    },
    proving: {
      path: ['publishing', 'publishProperty.failed.proof-required'],
      tags: ['waiting'],
      calls: { proof: ['proof', undefined] },
      answers: {
        'proof.answered.proven': leadsTo('publishing', noReason, focusPage),
        'proof.answered.abandoned': leadsTo('shown.idle', noReason, focusPage),
      },
    },
    tooMany: {
      path: ['publishing', 'publishProperty.failed.too-many-requests'],
      tags: ['failed'],
      on: deciding,
    },
    reassessing: {
      path: ['publishing', 'publishProperty.failed.draft-changed'],
      tags: ['waiting'],
      calls: { reassessProperty: ['showProperty', property] },
      answers: { 'reassessProperty.answered': leadsTo('rejected', { shown: shownProperty, ...noReason }) },
      fails: {
        reassessProperty: { otherwise: (failure) => leadsTo('notReassessed', getReason(failure)) },
      },
    },
    rejected: { path: ['reassessing', 'reassessProperty.answered'], tags: ['failed'], on: deciding },
    notReassessed: {
      path: ['reassessing', 'reassessProperty.failed.unreachable'],
      tags: ['failed'],
      on: { 'retry.requested': leadsTo('reassessing', {}, focusPage) },
    },
    unconfirmed: {
      path: ['publishing', 'publishProperty.failed.unreachable'],
      tags: ['failed'],
      on: {
        'publication.requested': leadsTo('publishing', {}, focusPage),
        'look.requested': leadsTo('looking'),
      },
    },
    looking: {
      path: ['unconfirmed', 'look.requested'],
      tags: ['waiting'],
      calls: { lookAtProperty: ['showProperty', property] },
      answers: {
        'lookAtProperty.answered': published,
        'lookAtProperty.answered.notPublished': leadsTo(
          'shown.idle',
          { shown: shownProperty, attempt: 4, ...noReason },
          focusPage,
        ),
      },
      fails: { lookAtProperty: { otherwise: (failure) => leadsTo('unconfirmed', getReason(failure)) } },
    },
    published: { path: ['publishing', 'publishProperty.answered'] },
  },
);

for (const state of ['shown.idle', 'shown.refreshing', 'shown.outdated'] as const)
  Object.assign(states[state].on!, deciding);

/** The effect of each event in each state of the review of a property. */
export const propertyReviewRules: Rules<typeof propertyReviewMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      property: publishedProperty.property,
      shown: undefined,
      entry: { note: '' },
      preview: { width: 'phone', language: 'en' },
      sent: undefined,
      attempt: 0,
      refusal: noReason,
      ...noReason,
    },
  },
  states,
};
