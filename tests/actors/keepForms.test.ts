// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import {
  sampleCancelled,
  sampleReservation,
  sampleVisit,
} from '../../machines/shared/reservation.samples.ts';
import { keepForms } from '../../src/actors/keepForms.ts';
import { beside } from './support/beside.ts';

const answering = registrationMachine.provide({
  actors: {
    saveGuests: fromPromise(() =>
      Promise.resolve({ status: 'confirmed' as const, confirmedAt: '2027-01-01T00:00:00Z' }),
    ),
  },
});

function openPage(reservationId: string) {
  const { actor, leave } = beside({
    id: 'registration',
    journey: answering,
    input: { ...sampleVisit, reservationId },
    keeper: keepForms,
    about: reservationId,
  });
  actor.send({ type: 'reservation.told', reservation: sampleReservation });
  const type = (surname: string) => actor.send({ type: 'guest.changed', index: 1, form: { surname } });
  const surnames = () => actor.getSnapshot().context.guests.map(({ surname }) => surname);
  return { actor, type, surnames, close: leave };
}

const isWarnedOfLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('what is typed about guests', () => {
  test('survives a change of language, which opens the page anew', () => {
    const first = openPage('moving');
    first.actor.send({ type: 'guest.opened', index: 1 });
    first.type('Silva');
    first.close();
    const second = openPage('moving');
    expect(second.surnames()).toEqual(['', 'Silva']);
    expect(second.actor.getSnapshot().context.opened).toBe(1);
    second.close();
  });

  test('is never put into the browser’s storage', () => {
    const { type, close } = openPage('unstored');
    type('Silva');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    close();
  });

  test('belongs to its reservation alone', () => {
    const first = openPage('mine');
    first.type('Silva');
    first.close();
    const other = openPage('yours');
    expect(other.surnames()).toEqual(['', '']);
    other.close();
  });

  test('warns before the page is left, and only while there is something to lose', () => {
    const { actor, type, close } = openPage('leaving');
    expect(isWarnedOfLeaving()).toBe(false);
    type('Silva');
    expect(isWarnedOfLeaving()).toBe(true);
    actor.send({ type: 'reservation.told', reservation: sampleCancelled });
    expect(isWarnedOfLeaving()).toBe(false);
    close();
  });

  test('is forgotten once the guests are registered', async () => {
    const { actor, type, close } = openPage('done');
    type('Silva');
    actor.send({ type: 'guests.submitted' });
    await expect.poll(() => actor.getSnapshot().value).toBe('confirmed');
    expect(actor.getSnapshot().context.guests).toEqual([]);
    expect(isWarnedOfLeaving()).toBe(false);
    close();
    const later = openPage('done');
    expect(later.surnames()).toEqual(['', '']);
    later.close();
  });
});
