import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  sampleChanges,
  sampleProperty,
  savedDraft,
} from '../../machines/dashboard/propertyEditor/propertyEditor.samples.ts';
import { getDraft, readDraft } from '../../machines/dashboard/propertyEditor/selectors.ts';
import { createPropertyEditorActors } from '../../src/dashboard/actors/propertyEditor.ts';
import type { DashboardApi } from '../../src/dashboard/api/createDashboardApi.ts';

test('a chosen point of a photo is unsaved until the host has stored it, before the draft', async () => {
  const calls: string[] = [];
  const api = {
    showProperty: () => Promise.resolve(sampleProperty),
    setFocalPoint(call: unknown) {
      calls.push(`setFocalPoint ${JSON.stringify(call)}`);
      return Promise.resolve();
    },
    saveDraft() {
      calls.push('saveDraft');
      return Promise.resolve(savedDraft);
    },
  } as unknown as DashboardApi;
  const input = { visitId: 'visit', property: sampleProperty.property };
  const actor = createActor(createPropertyEditorActors({ api }, false), { input }).start();
  const awaitSaved = () => waitFor(actor, (snapshot) => snapshot.matches({ editing: 'idle' }));
  await awaitSaved();

  const focalPoints = { '0f3b': { x: 0.25, y: 1 } };
  actor.send({ type: 'fields.changed', changes: [], focalPoints });
  expect(readDraft(getDraft(actor.getSnapshot()))).toMatchObject({ focalPoints });
  actor.send({ type: 'page.left' });
  await awaitSaved();
  expect(getDraft(actor.getSnapshot())).toBeUndefined();
  expect(actor.getSnapshot().context.focalPoints).toEqual(focalPoints);

  actor.send({ type: 'fields.changed', changes: sampleChanges });
  actor.send({ type: 'field.left' });
  await awaitSaved();
  expect(calls).toEqual([
    'setFocalPoint {"params":{"photo":"0f3b"},"body":{"focalPoint":{"x":0.25,"y":1}}}',
    'saveDraft',
    'saveDraft',
  ]);
});
