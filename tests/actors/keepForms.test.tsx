import { describe, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { guestsDraftMachine } from '../../machines/guestsDraft/guestsDraft.machine.ts';
import type {
  DraftFound,
  DraftLink,
  DraftSaved,
  DraftSent,
} from '../../machines/guestsDraft/guestsDraft.types.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import {
  sampleCancelled,
  sampleStoredReservation,
  sampleReservation,
  sampleVisit,
} from '../../machines/shared/reservation.samples.ts';
import { persistForms } from '../../src/actors/persistForms.ts';
import { startNextTo } from './support/startNextTo.ts';
import { warnsBeforeLeaving } from './support/warnsBeforeLeaving.ts';

const answering = registrationMachine.provide({
  actors: {
    saveGuests: fromPromise(() =>
      Promise.resolve({ status: 'confirmed' as const, confirmedAt: '2027-01-01T00:00:00Z' }),
    ),
  },
});

const keeping = guestsDraftMachine.provide({
  actors: {
    readDraft: fromPromise<DraftFound | null, DraftLink>(() => Promise.resolve(null)),
    saveDraft: fromPromise<DraftSaved, DraftSent>(() =>
      Promise.resolve({ revision: { by: 'page', number: 1 }, isGone: false }),
    ),
  },
});

function openPage(reservationId: string) {
  const { actor, other, leave } = startNextTo({
    id: 'registration',
    journey: answering,
    input: { ...sampleVisit, reservationId },
    others: { guestsDraft: keeping },
    sidecar: persistForms,
    about: reservationId,
  });
  actor.send({ type: 'reservation.updated', reservation: sampleReservation });
  const type = (surname: string) => actor.send({ type: 'guest.changed', index: 1, form: { surname } });
  const surnames = () => actor.getSnapshot().context.guests.map(({ surname }) => surname);
  const draft = other<typeof guestsDraftMachine>('guestsDraft');
  return { actor, draft, type, surnames, close: leave };
}

describe('typed guest forms', () => {
  test('stay after a language change, which loads the page again', () => {
    const first = openPage('moving');
    first.actor.send({ type: 'guest.opened', index: 1 });
    first.type('Costa');
    first.close();
    const second = openPage('moving');
    expect(second.surnames()).toEqual(['Silva', 'Costa']);
    expect(second.actor.getSnapshot().context.opened).toBe(1);
    second.close();
  });

  test('are never written to the browser’s storage', () => {
    const { type, close } = openPage('unstored');
    type('Costa');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    close();
  });

  test('belong to one reservation only', () => {
    const first = openPage('mine');
    first.type('Costa');
    first.close();
    const other = openPage('yours');
    expect(other.surnames()).toEqual(['Silva', '']);
    other.close();
  });

  test('warn before the page is left only while there is unsaved input', () => {
    const { actor, type, close } = openPage('leaving');
    expect(warnsBeforeLeaving()).toBe(false);
    type('Costa');
    expect(warnsBeforeLeaving()).toBe(true);
    actor.send({ type: 'reservation.updated', reservation: sampleCancelled });
    expect(warnsBeforeLeaving()).toBe(false);
    close();
  });

  test('listen to the unload of the page only while there is unsaved input', () => {
    const listeners = new Set<unknown>();
    const isOfTheEnd = (type: string) => type === 'beforeunload';
    const added = vi
      .spyOn(window, 'addEventListener')
      .mockImplementation(
        (type: string, listener: unknown) => void (isOfTheEnd(type) && listeners.add(listener)),
      );
    const removed = vi
      .spyOn(window, 'removeEventListener')
      .mockImplementation(
        (type: string, listener: unknown) => void (isOfTheEnd(type) && listeners.delete(listener)),
      );
    const { actor, type, close } = openPage('listening');
    expect(listeners.size).toBe(0);
    type('Costa');
    expect(listeners.size).toBe(1);
    actor.send({ type: 'reservation.updated', reservation: sampleCancelled });
    expect(listeners.size).toBe(0);
    close();
    added.mockRestore();
    removed.mockRestore();
  });

  test('leaving causes no warning once the host has stored the forms', async () => {
    const { draft, type, close } = openPage('kept');
    type('Costa');
    draft.send({ type: 'reservation.updated', reservation: sampleStoredReservation });
    await expect.poll(() => draft.getSnapshot().value).toEqual({ on: 'idle' });
    draft.send({ type: 'forms.changed', guests: [] });
    expect(warnsBeforeLeaving()).toBe(true);
    draft.send({ type: 'page.hidden' });
    await expect.poll(warnsBeforeLeaving).toBe(false);
    close();
  });

  test('the forms are deleted once the guests are registered', async () => {
    const { actor, type, close } = openPage('done');
    type('Costa');
    actor.send({ type: 'guests.submitted' });
    await expect.poll(() => actor.getSnapshot().value).toBe('confirmed');
    expect(actor.getSnapshot().context.guests).toEqual([]);
    expect(warnsBeforeLeaving()).toBe(false);
    close();
    const later = openPage('done');
    expect(later.surnames()).toEqual(['Silva', '']);
    later.close();
  });

  test('the forms are lost with the page when no host stores them, also on another page', async () => {
    vi.resetModules();
    const fresh = await import('../../src/actors/unsavedChanges.ts');
    const { persistForms } = await import('../../src/actors/persistForms.ts');
    const { actor, leave } = startNextTo({
      id: 'registration',
      journey: answering,
      input: { ...sampleVisit, reservationId: 'unkept' },
      others: { guestsDraft: keeping },
      sidecar: persistForms,
      about: 'unkept',
    });
    actor.send({ type: 'reservation.updated', reservation: sampleReservation });
    expect(fresh.hasUnsavedChanges()).toBe(false);
    actor.send({ type: 'guest.changed', index: 1, form: { surname: 'Costa' } });
    expect(fresh.hasUnsavedChanges()).toBe(true);
    leave();
    expect(fresh.hasUnsavedChanges()).toBe(true);
  });
});
