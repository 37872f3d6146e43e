import { noFailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { loadingStates } from '../shared/liveList.ts';
import { conflict } from './conflict.ts';
import { editing } from './editing.ts';
import { editorSetup, showProperty, showLoaded } from './propertyEditor.setup.ts';

/** Creates the machine; `first` is its first state. */
const createEditor = (first: 'loading' | 'conflict') =>
  editorSetup.createMachine({
    id: 'propertyEditor',
    description:
      'A host changes the content of a property. Each change is saved as a draft, which guests do not see.',
    context: ({ input: { visitId, property, draft } }) => ({
      visitId,
      property,
      restored: draft,
      shown: undefined,
      document: { property: {}, texts: {} },
      sent: [],
      focalPoints: draft?.focalPoints ?? {},
      storedFocalPoints: {},
      attempt: 0,
      theirs: undefined,
      sides: {},
      ...noFailureReason,
    }),
    initial: first,
    states: {
      ...loadingStates(showProperty, showLoaded, onFailure({ 'not-found': 'gone', otherwise: 'notLoaded' })),
      editing,
      conflict,
      readOnly: {
        description: 'Files manage the property, so the content is only shown.',
        on: { 'data.changed': 'loading' },
      },
      gone: {
        description: 'There is no such property, or it was deleted.',
        tags: 'failed',
        on: { 'retry.requested': { target: 'loading', actions: 'focusPage' } },
      },
    },
  });

/** Shows the content of a property, and saves each change as its draft. */
export const propertyEditorMachine = createEditor('loading');

/** The same with unsaved changes from an earlier visit, which are compared with the stored content first. */
export const unsavedEditorMachine = createEditor('conflict');
