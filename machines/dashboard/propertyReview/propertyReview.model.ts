import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { publishedProperty, shownProperty } from '../shared/property.samples.ts';
import { propertyReviewMachine } from './propertyReview.machine.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof propertyReviewMachine>>) =>
  defineUserEvent<typeof propertyReviewMachine>(...words);

export const propertyReviewModel = defineModel({
  machine: propertyReviewMachine,
  group: 'dashboard',
  input: { visitId: 'visit', property: shownProperty.property, language: 'en' },
  events: [
    ...loadingEvents('propertyReview', 'showProperty', shownProperty, 'the host sends the content'),
    failed('showProperty', 'not-found', 'no property has this id'),
    host({ type: 'note.changed', note: 'Five guests' }, 'the person writes a note'),
    host({ type: 'preview.changed', preview: { width: 'desktop' } }, 'the person changes the preview'),
    host({ type: 'publication.requested' }, 'the person publishes the draft'),
    host({ type: 'look.requested' }, 'the person looks first'),
    defineAnswer('publishProperty', undefined, 'the host publishes the draft'),
    proofRequired('publishProperty'),
    failed('publishProperty', 'draft-changed', 'somebody else has changed the draft'),
    ...changeFailures('publishProperty', 'the host refuses the publication'),
    defineAnswer('reassessProperty', shownProperty, 'the host sends the present content'),
    failed('reassessProperty', 'unreachable', 'the host cannot be reached'),
    defineAnswer('lookAtProperty', publishedProperty, 'the draft was published'),
    defineAnswer('lookAtProperty', shownProperty, 'the draft was not published', 'notPublished'),
    failed('lookAtProperty', 'unreachable', 'the host cannot be reached'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    ...liveEvents('refreshProperty', shownProperty, 'the host sends the content again'),
  ],
  mainPath: [
    'showProperty.answered',
    'note.changed',
    'publication.requested',
    'publishProperty.failed.proof-required',
    'proof.answered.proven',
    'publishProperty.answered',
  ],
});
