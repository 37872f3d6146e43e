import { onFailure } from '../../shared/onFailure.ts';
import { followPhotoUploads } from '../photoUpload/uploads.ts';
import type { PhotoAdded } from '../photoUpload/photoUpload.types.ts';
import { storeOutput } from '../shared/liveList.ts';
import { editorSetup, getSaveInput, showProperty, showLoaded } from './propertyEditor.setup.ts';
import type { FieldsChanged } from './propertyEditor.types.ts';

const storeChanges = {
  type: 'changeDocument',
  params: ({ event }: { event: FieldsChanged }) => event,
} as const;

const addPhoto = { type: 'addPhoto', params: ({ event }: { event: PhotoAdded }) => event } as const;

/** A change is saved some time after the last one. */
const waitAfterChange = {
  'fields.changed': { target: 'waiting', reenter: true, actions: storeChanges },
  'photo.added': { target: 'waiting', reenter: true, actions: addPhoto },
} as const;

/** The field in which the person is typing disappears. */
const toConflict = { target: '#propertyEditor.conflict.loading', actions: 'focusPage' } as const;

/** The state in which a person changes the content. Each change is saved without being asked. */
export const editing = editorSetup.createStateConfig({
  description: 'The person changes the content, which is saved as a draft.',
  invoke: followPhotoUploads,
  initial: 'idle',
  states: {
    idle: {
      description: 'All changes are saved.',
      on: { ...waitAfterChange, 'data.changed': 'refreshing' },
    },
    refreshing: {
      description: 'Somebody has changed the content, so it is loaded again without a message.',
      tags: 'waiting',
      on: { ...waitAfterChange, 'data.changed': { target: 'refreshing', reenter: true } },
      invoke: {
        ...showProperty,
        id: 'refreshProperty',
        onDone: showLoaded,
        // The next save finds out whether the content has changed.
        onError: onFailure({ 'not-found': '#propertyEditor.gone', otherwise: 'idle' }),
      },
    },
    waiting: {
      description: 'The person is typing; the change is saved soon.',
      on: { ...waitAfterChange, 'field.left': 'saving', 'page.left': 'saving' },
      after: { savingDelay: 'saving' },
    },
    saving: {
      description: 'The draft is being saved.',
      tags: 'waiting',
      entry: 'storeSent',
      invoke: {
        id: 'saveContent',
        src: 'saveContent',
        input: getSaveInput,
        onDone: [
          {
            description: 'The person has changed something since the draft was sent.',
            guard: 'hasMoreInput',
            target: 'waiting',
            actions: storeOutput('storeSaved'),
          },
          { target: 'idle', actions: storeOutput('storeSaved') },
        ],
        onError: onFailure({
          'draft-changed': toConflict,
          'managed-by-files': toConflict,
          'not-found': '#propertyEditor.gone',
          'too-many-requests': 'notSaved',
          noAnswer: 'notSaved',
          otherwise: { target: 'refused', actions: 'startAnotherAttempt' },
        }),
      },
      initial: 'current',
      states: {
        current: {
          description: 'The host receives all changes.',
          on: {
            'fields.changed': { target: 'outdated', actions: storeChanges },
            'photo.added': { target: 'outdated', actions: addPhoto },
          },
        },
        outdated: {
          description: 'The person has changed something since the draft was sent.',
          on: { 'fields.changed': { actions: storeChanges }, 'photo.added': { actions: addPhoto } },
        },
      },
    },
    notSaved: {
      description:
        'The draft could not be saved; it is saved when the connection returns, or with the next change.',
      tags: 'failed',
      on: {
        ...waitAfterChange,
        'page.left': 'saving',
        'connection.returned': 'saving',
        'retry.requested': { target: 'saving', actions: 'focusPage' },
      },
    },
    refused: {
      description: 'The host does not accept the draft; the person can change it and send it again.',
      tags: 'failed',
      on: { ...waitAfterChange, 'retry.requested': { target: 'saving', actions: 'focusPage' } },
    },
  },
});
