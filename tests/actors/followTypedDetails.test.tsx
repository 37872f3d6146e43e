import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { CallFailed } from '../../contract/schemas/callFailed.ts';
import { sampleReservation, sampleVisit } from '../../machines/shared/reservation.samples.ts';
import { stayDetailsMachine } from '../../machines/stayDetails/stayDetails.machine.ts';
import { resetModulesBeforeEach } from '../support/resetModulesBeforeEach.ts';
import { startNextTo } from './support/startNextTo.ts';
import { answerJson, createFakeHost } from './support/createFakeHost.ts';
import { warnsBeforeLeaving } from './support/warnsBeforeLeaving.ts';

resetModulesBeforeEach();

/** A page of stay details with a host that gives the listed answers in order. */
async function openPage(...answers: (() => Promise<{ savedAt: string }>)[]) {
  const { hasUnsavedChanges } = await import('../../src/actors/unsavedChanges.ts');
  const { followTypedDetails } = await import('../../src/actors/followTypedDetails.ts');
  const { actor, leave } = startNextTo({
    id: 'stayDetails',
    journey: stayDetailsMachine.provide({
      actors: { saveDetails: fromPromise(() => answers.shift()!()) },
    }),
    input: sampleVisit,
    sidecar: followTypedDetails,
  });
  actor.send({ type: 'reservation.updated', reservation: sampleReservation });
  actor.send({ type: 'details.begun' });
  const type = (arrivalTime: string) => actor.send({ type: 'details.changed', form: { arrivalTime } });
  return { actor, leave, type, hasUnsavedChanges };
}

const fails = (type: 'unreachable' | 'validation-failed') => () => Promise.reject(new CallFailed(type));

describe('typed stay details', () => {
  test('leaving the page loses input that differs from the host’s data', async () => {
    const { actor, type, leave, hasUnsavedChanges } = await openPage();
    const { arrivalTime } = actor.getSnapshot().context.form;
    expect(hasUnsavedChanges()).toBe(false);
    type('19:30');
    expect(hasUnsavedChanges()).toBe(true);
    type(arrivalTime);
    expect(hasUnsavedChanges()).toBe(false);
    actor.send({ type: 'details.changed', form: { hasInvoice: true } });
    expect(hasUnsavedChanges()).toBe(true);
    leave();
  });

  test('input is unsaved until the host has stored it, also after a rejected or failed request', async () => {
    const { actor, type, leave, hasUnsavedChanges } = await openPage(
      fails('validation-failed'),
      fails('unreachable'),
      () => Promise.resolve({ savedAt: '2027-01-01T12:00:00Z' }),
    );
    type('19:30');
    for (const state of ['refused', 'notSaved'] as const) {
      actor.send({ type: 'details.submitted' });
      expect(hasUnsavedChanges()).toBe(true);
      await expect.poll(() => actor.getSnapshot().value).toBe(state);
      expect(hasUnsavedChanges()).toBe(true);
    }
    actor.send({ type: 'details.submitted' });
    await expect.poll(() => actor.getSnapshot().value).toBe('saved');
    expect(hasUnsavedChanges()).toBe(false);
    leave();
  });

  test('unchanged input and input on another page cause no warning', async () => {
    const { warnOfUnsaved } = await import('../../src/actors/unsavedChanges.ts');
    const { actor, type, leave, hasUnsavedChanges } = await openPage();
    warnOfUnsaved();
    const isLost = () => [hasUnsavedChanges(), warnsBeforeLeaving()];
    expect(isLost()).toEqual([false, false]);
    type('19:30');
    expect(isLost()).toEqual([true, true]);
    actor.send({ type: 'details.dismissed' });
    expect(isLost()).toEqual([false, false]);
    actor.send({ type: 'details.begun' });
    type('20:00');
    expect(isLost()).toEqual([true, true]);
    leave();
    expect(isLost()).toEqual([false, false]);
  });

  test('unsaved input is tracked on the page of the reservation', async () => {
    const { hasUnsavedChanges } = await import('../../src/actors/unsavedChanges.ts');
    const { createReservationActors } = await import('../../src/actors/reservation.ts');
    const { api } = createFakeHost(answerJson(sampleReservation));
    const page = createActor(
      createReservationActors({
        loadApi: () => Promise.resolve(api),
        language: 'en',
        gatewayHosts: [],
        redirectTo: () => undefined,
      }),
      { input: { reservationId: 'r-1' } },
    ).start();
    page.send({ type: 'link.read', token: 'key', visitId: 'v' });
    const { children } = await waitFor(page, (now) => now.matches('open'));
    children.stayDetails?.send({ type: 'details.begun' });
    expect(hasUnsavedChanges()).toBe(false);
    children.stayDetails?.send({ type: 'details.changed', form: { arrivalTime: '19:30' } });
    expect(hasUnsavedChanges()).toBe(true);
    page.stop();
  });
});
