import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import {
  createdBooking,
  emptyDraft,
  freeOffer,
} from '../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { createPhoneBookingActors } from '../../src/dashboard/actors/phoneBooking.ts';
import type { SessionActor } from '../../src/dashboard/context/dashboard.ts';
import { discardDraft, keptDraftKey, recallDraft } from '../../src/dashboard/actors/storedDraft.ts';
import { createSessionActors } from '../../src/dashboard/actors/session.ts';
import type { DashboardApi } from '../../src/dashboard/api/createDashboardApi.ts';

const owner = { userId: 'ines', search: '?property=casa-do-limoeiro' };
const machine = createPhoneBookingActors({
  api: {
    offerBooking: () => Promise.resolve(freeOffer),
    createBooking: () => Promise.resolve(createdBooking),
  } as Partial<DashboardApi> as DashboardApi,
  session: { getSnapshot: () => ({ context: { session: ownerSession } }) } as unknown as SessionActor,
  supportsPasskeys: false,
});

/** Opens the page of a new booking. */
const open = () =>
  createActor(machine, {
    input: { visitId: 'visit', today: '2027-01-01', owner, draft: emptyDraft },
  }).start();

beforeEach(() => sessionStorage.clear());

test('an unfinished booking is kept for its person at its address only', () => {
  const actor = open();
  actor.send({ type: 'draft.changed', draft: { firstName: 'Marie' } });
  actor.stop();
  expect(recallDraft(owner, emptyDraft)).toEqual({ ...emptyDraft, firstName: 'Marie' });
  expect(recallDraft({ ...owner, userId: 'rui' }, emptyDraft)).toBe(emptyDraft);
  expect(recallDraft({ ...owner, search: '' }, emptyDraft)).toBe(emptyDraft);
  discardDraft();
  expect(recallDraft(owner, emptyDraft)).toBe(emptyDraft);
});

test('nothing is stored before the host enters something', () => {
  const actor = open();
  actor.send({ type: 'step.submitted', violations: [] });
  actor.stop();
  expect(sessionStorage).toHaveLength(0);
});

test('a draft with other fields, such as that of an older version, is ignored', () => {
  const actor = open();
  actor.send({ type: 'draft.changed', draft: { firstName: 'Marie' } });
  actor.stop();
  const proposed = { ...emptyDraft, colour: 'blue' };
  expect(recallDraft(owner, proposed)).toBe(proposed);
});

test('the draft disappears when the booking is made', async () => {
  const actor = open();
  const reach = async (step: string) => {
    await expect.poll(() => JSON.stringify(actor.getSnapshot().value)).toContain(step);
  };
  actor.send({ type: 'draft.changed', draft: { firstName: 'Marie' } });
  actor.send({ type: 'step.submitted', violations: [] });
  await reach('price');
  for (let step = 0; step < 3; step++) actor.send({ type: 'step.submitted', violations: [] });
  await reach('summary');
  expect(sessionStorage).toHaveLength(1);
  actor.send({ type: 'booking.confirmed' });
  await reach('created');
  expect(sessionStorage).toHaveLength(0);
  actor.stop();
});

test('a sign-out deletes it, but one that fails does not', async () => {
  const signOut = vi
    .fn<DashboardApi['signOut']>()
    .mockRejectedValueOnce(new CallFailed('unreachable'))
    .mockResolvedValue({});
  const { endSession } = createSessionActors({ signOut } as Partial<DashboardApi> as DashboardApi, {
    getLanguage: () => 'en',
    onChange: () => undefined,
  }).implementations.actors;
  const end = () => toPromise(createActor(endSession as PromiseActorLogic<void>).start());
  sessionStorage.setItem(keptDraftKey, '{}');
  await expect(end()).rejects.toThrow();
  expect(sessionStorage.getItem(keptDraftKey)).toBe('{}');
  await end();
  expect(sessionStorage.getItem(keptDraftKey)).toBeNull();
});
