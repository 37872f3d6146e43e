import type { propertyEditorMachine } from '../../../../machines/dashboard/propertyEditor/propertyEditor.machine.ts';
import {
  changedDocument,
  otherVersion,
  ownVersion,
  propertyInFiles,
  sampleProperty,
  savedDraft,
} from '../../../../machines/dashboard/propertyEditor/propertyEditor.samples.ts';
import { loadingRules } from './liveList.ts';
import { focusPage, rulesFor, type Calls, type Rules, type StateRule } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof propertyEditorMachine>();

type EditorRule = StateRule<typeof propertyEditorMachine>;

const property = 'casa';
const load = ['showProperty', property] as const;
const sides = { 'property.rules.lostKeysFee': 'theirs' } as const;
const nothingUnsaved = { sent: [], restored: undefined, theirs: undefined, sides: {}, ...noReason };

/** The change of `sampleChanges` is not saved, and an earlier attempt had no answer. */
const unsaved = {
  visitId: 'v7',
  property,
  restored: undefined,
  shown: sampleProperty,
  document: changedDocument,
  sent: [changedDocument],
  focalPoints: {},
  storedFocalPoints: {},
  attempt: 3,
  theirs: undefined,
  sides,
  ...waiting,
};

const toLoaded = leadsTo('editing.idle', {
  shown: sampleProperty,
  document: sampleProperty.document,
  ...nothingUnsaved,
});

const bothSides = { 'property.rules.checkInAfter': 'mine', 'property.rules.lostKeysFee': 'theirs' } as const;
const toConflict = leadsTo('conflict.choosing', {
  shown: { ...otherVersion, revision: sampleProperty.revision, document: sampleProperty.document },
  theirs: otherVersion,
  sides: bothSides,
  restored: undefined,
  ...noReason,
});
const toReadOnly = leadsTo('readOnly', {
  shown: propertyInFiles,
  document: propertyInFiles.document,
  ...nothingUnsaved,
});

/** The changes are kept, although they cannot be saved. */
const toInFiles = leadsTo('conflict.inFiles', {
  theirs: propertyInFiles,
  shown: propertyInFiles,
  sides: bothSides,
  ...noReason,
});

const storeChanges = { document: changedDocument, attempt: 4 };
const withPhoto = {
  attempt: 4,
  document: {
    ...changedDocument,
    property: { ...(changedDocument.property as object), photos: ['0123456789abcdef0123456789abcdef.webp'] },
  },
};
const afterChange = {
  'fields.changed': leadsTo('editing.waiting', storeChanges),
  'photo.added': leadsTo('editing.waiting', withPhoto),
};
/** The same document is sent again, with the same key. */
const saving = leadsTo('editing.saving.current');
const savingAfterButton = leadsTo('editing.saving.current', {}, focusPage);
const { focalPoints: _, ...savedContent } = savedDraft;
const saved = {
  shown: { ...sampleProperty, ...savedContent, hasDraft: true },
  sent: [],
  ...noReason,
};

const toGone: NonNullable<EditorRule['fails']>[string]['otherwise'] = (failure) =>
  leadsTo('gone', getReason(failure));

/** The draft is sent once, while the person changes more. */
const savingCalls: Calls = {
  saveContent: [
    'saveContent',
    {
      property,
      revision: 'revision-1',
      document: changedDocument,
      focalPoints: {},
      idempotencyKey: 'v7:saveContent:3',
    },
  ],
};

const whileSaving = {
  tags: ['waiting' as const],
  fails: {
    saveContent: {
      'draft-changed': (failure) => leadsTo('conflict.loading', getReason(failure), focusPage),
      'managed-by-files': (failure) => leadsTo('conflict.loading', getReason(failure), focusPage),
      'not-found': toGone,
      'too-many-requests': (failure) => leadsTo('editing.notSaved', getReason(failure)),
      unreachable: (failure) => leadsTo('editing.notSaved', getReason(failure)),
      'timed-out': (failure) => leadsTo('editing.notSaved', getReason(failure)),
      unavailable: (failure) => leadsTo('editing.notSaved', getReason(failure)),
      'payment-gateway': (failure) => leadsTo('editing.notSaved', getReason(failure)),
      unknown: (failure) => leadsTo('editing.notSaved', getReason(failure)),
      otherwise: (failure) => leadsTo('editing.refused', { ...getReason(failure), attempt: 4 }),
    },
  },
} satisfies Partial<EditorRule>;

const states = defineRules(unsaved, {
  ...loadingRules<typeof propertyEditorMachine>({
    call: load,
    loaded: toLoaded,
    answers: { 'showProperty.answered.inFiles': toReadOnly },
    fails: { 'not-found': toGone },
  }),
  'editing.idle': {
    path: ['loading', 'showProperty.answered'],
    on: { ...afterChange, 'data.changed': leadsTo('editing.refreshing') },
  },
  'editing.refreshing': {
    path: ['editing.idle', 'data.changed'],
    tags: ['waiting'],
    calls: { refreshProperty: load },
    on: { ...afterChange, 'data.changed': leadsTo('editing.refreshing') },
    answers: { 'refreshProperty.answered': toLoaded, 'refreshProperty.answered.inFiles': toReadOnly },
    fails: {
      refreshProperty: {
        'not-found': toGone,
        otherwise: (failure) => leadsTo('editing.idle', getReason(failure)),
      },
    },
  },
  'editing.waiting': {
    path: ['editing.idle', 'fields.changed'],
    on: { ...afterChange, 'field.left': saving, 'page.left': saving },
    after: [1000, saving],
  },
  'editing.saving.current': {
    path: ['editing.waiting', 'field.left'],
    on: {
      'fields.changed': leadsTo('editing.saving.outdated', storeChanges),
      'photo.added': leadsTo('editing.saving.outdated', withPhoto),
    },
    answers: { 'saveContent.answered': leadsTo('editing.idle', saved) },
    ...whileSaving,
  },
  'editing.saving.outdated': {
    path: ['editing.saving.current', 'fields.changed'],
    on: { 'fields.changed': unchanged(storeChanges), 'photo.added': unchanged(withPhoto) },
    answers: { 'saveContent.answered': leadsTo('editing.waiting', saved) },
    ...whileSaving,
  },
  'editing.notSaved': {
    path: ['editing.saving.current', 'saveContent.failed.unreachable'],
    tags: ['failed'],
    on: {
      ...afterChange,
      'page.left': saving,
      'connection.returned': saving,
      'retry.requested': savingAfterButton,
    },
  },
  'editing.refused': {
    path: ['editing.saving.current', 'saveContent.failed.validation-failed'],
    tags: ['failed'],
    on: { ...afterChange, 'retry.requested': savingAfterButton },
  },
  'conflict.loading': {
    path: ['editing.saving.current', 'saveContent.failed.draft-changed'],
    tags: ['waiting'],
    calls: { loadOtherVersion: load },
    answers: {
      'loadOtherVersion.answered': toConflict,
      'loadOtherVersion.answered.own': leadsTo('editing.saving.current', {
        shown: ownVersion,
        ...nothingUnsaved,
        sent: [changedDocument],
        attempt: 4,
      }),
      'loadOtherVersion.answered.inFiles': toInFiles,
    },
    fails: {
      loadOtherVersion: {
        'not-found': toGone,
        otherwise: (failure) => leadsTo('conflict.notLoaded', getReason(failure)),
      },
    },
  },
  'conflict.notLoaded': {
    path: ['conflict.loading', 'loadOtherVersion.failed.unreachable'],
    tags: ['failed'],
    on: {
      'retry.requested': leadsTo('conflict.loading', {}, focusPage),
      'connection.returned': leadsTo('conflict.loading', {}, focusPage),
    },
  },
  readOnly: {
    path: ['loading', 'showProperty.answered.inFiles'],
    on: { 'data.changed': leadsTo('loading') },
  },
  gone: {
    path: ['loading', 'showProperty.failed.not-found'],
    tags: ['failed'],
    on: { 'retry.requested': leadsTo('loading', {}, focusPage) },
  },
});

const merged = {
  shown: otherVersion,
  document: otherVersion.document,
  theirs: undefined,
  sides: {},
};

const choosing = defineRules(
  { ...unsaved, theirs: otherVersion, sides: { 'property.rules.checkInAfter': 'theirs', ...sides } },
  {
    'conflict.choosing': {
      path: ['conflict.loading', 'loadOtherVersion.answered'],
      on: {
        'side.chosen': unchanged({ sides: { 'property.rules.checkInAfter': 'theirs', ...sides } }),
        'sides.chosen': unchanged({ sides: { 'property.rules.checkInAfter': 'theirs', ...sides } }),
        'conflict.resolved': leadsTo(
          'editing.saving.current',
          { ...merged, sent: [changedDocument, otherVersion.document], attempt: 4 },
          focusPage,
        ),
        'data.changed': leadsTo('conflict.loading', {}, focusPage),
      },
    },
  },
);

const inFiles = defineRules(
  { ...unsaved, shown: propertyInFiles, theirs: propertyInFiles, sides: bothSides },
  {
    'conflict.inFiles': {
      path: ['conflict.loading', 'loadOtherVersion.answered.inFiles'],
      on: {
        'changes.discarded': leadsTo(
          'readOnly',
          { document: propertyInFiles.document, ...nothingUnsaved },
          focusPage,
        ),
        'data.changed': leadsTo('conflict.loading', {}, focusPage),
      },
    },
  },
);

/** The effect of each event in each state of the editor of a property. */
export const propertyEditorRules: Rules<typeof propertyEditorMachine> = {
  initial: {
    in: 'loading',
    with: {
      visitId: 'visit',
      property: 'casa-do-limoeiro',
      restored: undefined,
      shown: undefined,
      document: { property: {}, texts: {} },
      sent: [],
      focalPoints: {},
      storedFocalPoints: {},
      attempt: 0,
      theirs: undefined,
      sides: {},
      ...noReason,
    },
  },
  steps: {
    editing: { followPhotoUploads: ['followPhotoUploads', property] },
    'editing.saving': savingCalls,
  },
  states: { ...states, ...choosing, ...inFiles },
};
