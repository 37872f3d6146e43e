import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import {
  deleteDrafts,
  deleteDraftsOfOthers,
  draftsKey,
  readDraft,
  storeDraft,
} from '../../src/actors/drafts.ts';
import { createSessionActors } from '../../src/dashboard/actors/session.ts';
import type { DashboardApi } from '../../src/dashboard/api/createDashboardApi.ts';

const note = '/host/reservations/FYR3-FCYH/note';
const refund = '/host/reservations/FYR3-FCYH/refund';

beforeEach(() => sessionStorage.clear());

test('a draft belongs to its person and its address', () => {
  storeDraft('ines', note, { text: 'Vegan' });
  expect(readDraft('ines', note)).toEqual({ text: 'Vegan' });
  expect(readDraft('rui', note)).toBeUndefined();
  expect(readDraft('ines', refund)).toBeUndefined();
});

test('two forms keep their drafts side by side', () => {
  storeDraft('ines', note, 'Vegan');
  storeDraft('ines', refund, '40');
  expect([note, refund].map((address) => readDraft('ines', address))).toEqual(['Vegan', '40']);
});

test('the draft of another person replaces all earlier ones', () => {
  storeDraft('ines', note, 'Vegan');
  storeDraft('rui', refund, '40');
  expect(readDraft('ines', note)).toBeUndefined();
});

test('the last finished form leaves nothing in the storage', () => {
  storeDraft('ines', note, 'Vegan');
  storeDraft('ines', note, undefined);
  expect(sessionStorage).toHaveLength(0);
});

test.each(['7', '"text"', '{"userId":"ines"}', '{"userId":"ines","drafts":[1]}'])(
  'a stored value of another form, %s, is ignored',
  (stored) => {
    sessionStorage.setItem(draftsKey, stored);
    expect(readDraft('ines', note)).toBeUndefined();
  },
);

test('a sign-out deletes all drafts, but one that fails does not', async () => {
  const signOut = vi
    .fn<DashboardApi['signOut']>()
    .mockRejectedValueOnce(new CallFailed('unreachable'))
    .mockRejectedValueOnce(new CallFailed('unauthorized'))
    .mockResolvedValue({});
  const { endSession } = createSessionActors({ signOut } as Partial<DashboardApi> as DashboardApi, {
    getLanguage: () => 'en',
    onChange: () => undefined,
  }).implementations.actors;
  const end = () => toPromise(createActor(endSession as PromiseActorLogic<void>).start());
  storeDraft('ines', note, 'Vegan');
  await expect(end()).rejects.toThrow();
  expect(readDraft('ines', note)).toBe('Vegan');
  // The session had ended already.
  await expect(end()).rejects.toThrow();
  expect(sessionStorage).toHaveLength(0);
  storeDraft('ines', note, 'Vegan');
  await end();
  expect(sessionStorage).toHaveLength(0);
});

test('the drafts of a person are deleted when another one has signed in', () => {
  storeDraft('ines', note, 'Vegan');
  deleteDraftsOfOthers('ines');
  expect(readDraft('ines', note)).toBe('Vegan');
  deleteDraftsOfOthers('rui');
  expect(sessionStorage).toHaveLength(0);
});

test('drafts can be deleted when there are none', () => {
  deleteDrafts();
  expect(sessionStorage).toHaveLength(0);
});
