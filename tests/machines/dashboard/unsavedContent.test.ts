import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import { unsavedEditorMachine } from '../../../machines/dashboard/propertyEditor/propertyEditor.machine.ts';
import {
  changedDocument,
  propertyInFiles,
} from '../../../machines/dashboard/propertyEditor/propertyEditor.samples.ts';
import { getDraft, readDraft } from '../../../machines/dashboard/propertyEditor/selectors.ts';

const draft = { revision: 'revision-1', base: propertyInFiles.document, document: changedDocument, sent: [] };
const machine = unsavedEditorMachine.provide({
  actors: {
    showProperty: fromPromise<ShownProperty, string>(() => Promise.resolve(propertyInFiles)),
    followPhotoUploads: fromCallback(() => undefined),
  },
});

test('unsaved changes survive that files take over the property, until somebody discards them', async () => {
  const input = { visitId: 'visit', property: propertyInFiles.property, draft: readDraft(draft) };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ conflict: 'inFiles' }));
  expect(getDraft(actor.getSnapshot())).toEqual(draft);
  actor.send({ type: 'changes.discarded' });
  expect(getDraft(actor.getSnapshot())).toBeUndefined();
  expect(actor.getSnapshot().context.document).toEqual(propertyInFiles.document);
});
