import { assign, emit, setup, stateIn } from 'xstate';
import {
  findDifferences,
  mergeDocuments,
  proposeSides,
  type Side,
} from '../../../contract/content/differences.ts';
import { changeFields } from '../../../contract/content/documentFields.ts';
import { fieldName, type FieldPath } from '../../../contract/content/issues.ts';
import { addPhoto } from '../../../contract/content/photoOrder.ts';
import { photoFileName } from '../../../contract/dashboard/photos.ts';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import { createIdempotencyKey } from '../../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import type { PhotoAdded } from '../photoUpload/photoUpload.types.ts';
import { declaredPhotoFollower } from '../photoUpload/uploads.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { getOutput, storeOutput } from '../shared/liveList.ts';
import { canBeSaved, getEdited, getUnstoredFocalPoints } from './assess.ts';
import type * as t from './propertyEditor.types.ts';

/** The time from the last change until it is saved, in milliseconds. */
export const savingDelay = 1000;

/** The common setup of the states of the editor. */
export const editorSetup = setup({
  types: {
    input: {} as t.EditorInput,
    context: {} as t.EditorContext,
    events: {} as t.EditorEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    showProperty: declaredPromise<ShownProperty, string>('showProperty'),
    saveContent: declaredPromise<t.SavedDraft, t.SaveInput>('saveContent'),
    followPhotoUploads: declaredPhotoFollower(),
  },
  actions: {
    /** Shows the stored content, without changes of this tab. */
    storeProperty: assign((_, shown: ShownProperty) => ({
      shown,
      document: shown.document,
      sent: [],
      focalPoints: {},
      storedFocalPoints: {},
      restored: undefined,
      theirs: undefined,
      sides: {},
      ...noFailureReason,
    })),
    /** Shows the stored content with the changes of this tab. */
    storeBelowChanges: assign(({ context }, shown: ShownProperty) => ({
      shown,
      attempt: context.attempt + 1,
      document: getEdited(context)!.document,
      sent: [],
      restored: undefined,
      theirs: undefined,
      sides: {},
      ...noFailureReason,
    })),
    storeConflict: assign(({ context }, theirs: ShownProperty) => {
      const { revision, base, document } = getEdited(context)!;
      const proposed = proposeSides(findDifferences(document, theirs.document), base);
      return {
        shown: { ...theirs, revision, document: base },
        document,
        restored: undefined,
        theirs,
        sides: { ...proposed, ...context.sides },
        ...noFailureReason,
      };
    }),
    changeDocument: assign(({ context: { attempt, document, focalPoints } }, event: t.FieldsChanged) => ({
      attempt: attempt + 1,
      document: changeFields(document, event.changes),
      focalPoints: { ...focalPoints, ...event.focalPoints },
    })),
    addPhoto: assign(({ context: { attempt, document } }, { photo, later }: PhotoAdded) => ({
      attempt: attempt + 1,
      document: changeFields(document, addPhoto(document, photoFileName(photo), later.map(photoFileName))),
    })),
    storeSent: assign(({ context: { sent, document } }) => ({
      sent: sent.at(-1) === document ? sent : [...sent, document],
    })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeSaved: assign(({ context }, { document, focalPoints, ...saved }: t.SavedDraft) => ({
      shown: { ...context.shown!, ...saved, document, hasDraft: true },
      storedFocalPoints: { ...context.storedFocalPoints, ...focalPoints },
      sent: [],
      ...noFailureReason,
    })),
    chooseSide: assign(({ context: { sides } }, { path, side }: { path: FieldPath; side: Side }) => ({
      sides: { ...sides, [fieldName(path)]: side },
    })),
    chooseSides: assign(({ context: { document, theirs } }, side: Side) => ({
      sides: Object.fromEntries(
        findDifferences(document, theirs!.document).map(({ path }) => [fieldName(path), side]),
      ),
    })),
    merge: assign(({ context: { attempt, document, theirs, sides } }) => ({
      attempt: attempt + 1,
      shown: theirs!,
      document: mergeDocuments(theirs!.document, findDifferences(document, theirs!.document), sides),
      theirs: undefined,
      sides: {},
    })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    isFailureKind,
    isManagedByFiles: (_, { managedBy }: ShownProperty) => managedBy === 'files',
    canBeSaved: ({ context }, loaded: ShownProperty) => canBeSaved(loaded, getEdited(context)!),
    /** Whether the person has changed the document since it was sent. */
    hasMoreInput: stateIn({ editing: { saving: 'outdated' } }),
  },
  delays: { loadingTimeout, savingDelay },
});

export const showProperty = {
  src: 'showProperty',
  input: ({ context }: { context: t.EditorContext }) => context.property,
} as const;

/** Returns the input of the call that saves the draft. */
export const getSaveInput = ({ context }: { context: t.EditorContext }): t.SaveInput => ({
  property: context.property,
  revision: context.shown!.revision,
  document: context.document,
  focalPoints: getUnstoredFocalPoints(context),
  idempotencyKey: createIdempotencyKey(context.visitId, 'saveContent', context.attempt),
});

/** The transition to a property that files manage. */
const showFiles = {
  guard: { type: 'isManagedByFiles', params: getOutput<ShownProperty> },
  target: '#propertyEditor.readOnly',
  actions: storeOutput('storeProperty'),
} as const;

/** The transitions after the property is loaded while nothing is unsaved. */
export const showLoaded = [
  showFiles,
  { target: '#propertyEditor.editing.idle', actions: storeOutput('storeProperty') },
] as const;
