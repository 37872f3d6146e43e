import { onFailure } from '../../shared/onFailure.ts';
import { getOutput, storeOutput } from '../shared/liveList.ts';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import { editorSetup, showProperty } from './propertyEditor.setup.ts';
import type { EditorContext } from './propertyEditor.types.ts';

const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** Shows the content of the files, without the changes. */
const showFilesContent = {
  type: 'storeProperty',
  params: ({ context }: { context: EditorContext }) => context.theirs!,
} as const;

/** The state in which the stored content may not be the one that this person was changing. */
export const conflict = editorSetup.createStateConfig({
  description: 'If somebody else has changed the content, the person chooses between the versions.',
  initial: 'loading',
  states: {
    loading: {
      description: 'The stored content is being loaded, to compare it with the unsaved changes.',
      tags: 'waiting',
      invoke: {
        ...showProperty,
        id: 'loadOtherVersion',
        onDone: [
          {
            guard: { type: 'isManagedByFiles', params: getOutput<ShownProperty> },
            target: 'inFiles',
            actions: storeOutput('storeConflict'),
          },
          {
            guard: { type: 'canBeSaved', params: getOutput<ShownProperty> },
            target: '#propertyEditor.editing.saving',
            actions: storeOutput('storeBelowChanges'),
          },
          { target: 'choosing', actions: storeOutput('storeConflict') },
        ],
        onError: onFailure({ 'not-found': '#propertyEditor.gone', otherwise: 'notLoaded' }),
      },
    },
    notLoaded: {
      description:
        'The stored content could not be loaded; the changes are kept, and the person can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    choosing: {
      description: 'The person sees both versions of each field that differs, and chooses one of them.',
      on: {
        'side.chosen': { actions: { type: 'chooseSide', params: ({ event }) => event } },
        'sides.chosen': { actions: { type: 'chooseSides', params: ({ event }) => event.side } },
        'conflict.resolved': { target: '#propertyEditor.editing.saving', actions: ['merge', 'focusPage'] },
        'data.changed': loadAgain,
      },
    },
    inFiles: {
      description:
        'Files manage the property now, so the changes cannot be saved; they are kept until the person discards them.',
      on: {
        'changes.discarded': { target: '#propertyEditor.readOnly', actions: [showFilesContent, 'focusPage'] },
        'data.changed': loadAgain,
      },
    },
  },
});
