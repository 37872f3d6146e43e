import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingEvents } from '../shared/liveList.model.ts';
import { propertyEditorMachine } from './propertyEditor.machine.ts';
import {
  addedPhoto,
  otherVersion,
  ownVersion,
  propertyInFiles,
  sampleChanges,
  sampleProperty,
  savedDraft,
} from './propertyEditor.samples.ts';
import { savingDelay } from './propertyEditor.setup.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof propertyEditorMachine>>) =>
  defineUserEvent<typeof propertyEditorMachine>(...words);
const unknown = (call: string) => failed(call, 'not-found', 'there is no such property');
const unreachable = (call: string) => failed(call, 'unreachable', 'the host cannot be reached');

export const propertyEditorModel = defineModel({
  machine: propertyEditorMachine,
  group: 'dashboard',
  input: { visitId: 'visit', property: 'casa-do-limoeiro' },
  events: [
    ...loadingEvents('propertyEditor', 'showProperty', sampleProperty, 'the host sends the content'),
    defineAnswer('showProperty', propertyInFiles, 'files manage the property', 'inFiles'),
    unknown('showProperty'),
    toReceivedEvent(host({ type: 'data.changed' }, 'the host reports a change')),
    defineAnswer('refreshProperty', sampleProperty, 'the host sends the changed content'),
    defineAnswer('refreshProperty', propertyInFiles, 'files manage the property now', 'inFiles'),
    unreachable('refreshProperty'),
    unknown('refreshProperty'),
    host({ type: 'fields.changed', changes: sampleChanges }, 'the host changes a field'),
    toReceivedEvent(host({ type: 'photo.added', photo: addedPhoto, later: [] }, 'a photo was stored')),
    host({ type: 'field.left' }, 'the host leaves a field'),
    host({ type: 'page.left' }, 'the host leaves the page'),
    defineDelay('savingDelay', 'propertyEditor.editing.waiting', savingDelay, 'the host has stopped typing'),
    defineAnswer('saveContent', savedDraft, 'the draft is saved'),
    failed('saveContent', 'draft-changed', 'somebody else has changed the content'),
    failed('saveContent', 'managed-by-files', 'files manage the property now'),
    failed('saveContent', 'too-many-requests', 'the host accepts no more requests for some time'),
    failed('saveContent', 'validation-failed', 'the host does not accept the content'),
    unknown('saveContent'),
    unreachable('saveContent'),
    defineAnswer('loadOtherVersion', otherVersion, 'the host sends the other version'),
    defineAnswer('loadOtherVersion', ownVersion, 'the host has saved the draft before', 'own'),
    defineAnswer('loadOtherVersion', propertyInFiles, 'files manage the property now', 'inFiles'),
    unreachable('loadOtherVersion'),
    unknown('loadOtherVersion'),
    host(
      { type: 'side.chosen', path: ['property', 'rules', 'checkInAfter'], side: 'theirs' },
      'the host chooses a version of a field',
    ),
    host({ type: 'sides.chosen', side: 'theirs' }, 'the host chooses one version of all fields'),
    host({ type: 'conflict.resolved' }, 'the host uses the chosen versions'),
    host({ type: 'changes.discarded' }, 'the host discards the changes'),
  ],
  mainPath: ['showProperty.answered', 'fields.changed', 'field.left', 'saveContent.answered'],
});
