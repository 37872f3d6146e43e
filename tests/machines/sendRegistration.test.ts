import { describe, expect, test } from 'vitest';
import { toViolation } from '../../contract/schemas/violations.ts';
import { emptyForm } from '../../machines/registration/forms.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import { sampleCancelled, sampleRegistered, sampleVisit } from '../../machines/shared/reservation.samples.ts';
import { journey } from './journey.ts';
import { createReservationUpdate } from './createReservationUpdate.ts';

/** The booking guest usually is one of the guests. */
const ofTheBooker = { ...emptyForm, surname: 'Silva', givenNames: 'Ana' };

describe('a registration', () => {
  const aRegistration = () => journey(registrationMachine, sampleVisit, ['reportChange']);
  const types = (surname: string) => ({ type: 'guest.changed' as const, index: 0, form: { surname } });

  test('has one form for each guest', () => {
    const registration = aRegistration();
    registration.does(createReservationUpdate({ guestCount: 3 }));
    expect(registration.knows().guests).toEqual([ofTheBooker, emptyForm, emptyForm]);
  });

  test.each([
    ['awaiting_otp', 'closed'],
    ['awaiting_payment', 'closed'],
    ['expired', 'closed'],
    ['cancelled', 'closed'],
    ['confirmed', 'collecting'],
    ['completed', 'collecting'],
  ] as const)('a registration of a stay that is %s is %s', (status, state) => {
    const registration = aRegistration();
    registration.does(createReservationUpdate({ status }));
    expect(registration.is()).toBe(state);
  });

  test('uses an earlier draft only for the same number of guests', () => {
    const registration = aRegistration();
    const draft = { type: 'draft.recalled' as const, opened: 1 };
    registration.does(createReservationUpdate(), { ...draft, guests: [{ ...emptyForm, surname: 'Silva' }] });
    expect(registration.knows()).toMatchObject({ guests: [ofTheBooker, emptyForm], opened: 0 });
    registration.does({ ...draft, guests: [{ ...emptyForm, surname: 'Silva' }, emptyForm] });
    expect(registration.knows()).toMatchObject({ guests: [{ surname: 'Silva' }, emptyForm], opened: 1 });
  });

  test('a registration is repeated with the same key, and with another key after a change', async () => {
    const registration = aRegistration();
    registration.does(createReservationUpdate(), types('Silva'), { type: 'guests.submitted' });
    await registration.fails('saveGuests', 'timed-out');
    registration.does({ type: 'guests.submitted' });
    await registration.fails('saveGuests', 'timed-out');
    registration.does(types('Sousa'), { type: 'guests.submitted' });
    const [first, second, third] = registration.getRequests('saveGuests');
    expect(second).toEqual(first);
    expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('a registration that is reopened after the stay was cancelled is sent with another key', async () => {
    const registration = aRegistration();
    registration.does(createReservationUpdate(), { type: 'guests.submitted' });
    await registration.fails('saveGuests', 'timed-out');
    registration.does(createReservationUpdate(sampleCancelled), createReservationUpdate(), types('Sousa'), {
      type: 'guests.submitted',
    });
    const [first, second] = registration.getRequests('saveGuests');
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('leads to the first form with an error, and stays if no error is in a form', async () => {
    const registration = aRegistration();
    registration.does(createReservationUpdate({ guestCount: 3 }), { type: 'guest.opened', index: 2 });
    registration.does({ type: 'guests.submitted' });
    await registration.fails('saveGuests', 'validation-failed', {
      violations: [toViolation('guests', 'guest_forms')],
    });
    expect(registration.knows().opened).toBe(2);
    registration.does({ type: 'guests.submitted' });
    await registration.fails('saveGuests', 'validation-failed', {
      violations: [toViolation('guests[2].surname', 'blank'), toViolation('guests[1].surname', 'blank')],
    });
    expect(registration.knows().opened).toBe(1);
  });

  test('keeps no documents once the host has them', () => {
    const registration = aRegistration();
    registration.does(createReservationUpdate(), types('Silva'), createReservationUpdate(sampleRegistered));
    expect(registration.knows()).toMatchObject({ guests: [], confirmedAt: '2027-04-30T12:00:00Z' });
  });

  test('a registration without a date from the host has no date', () => {
    const registration = aRegistration();
    registration.does(
      createReservationUpdate({ registration: { status: 'confirmed', guests: 2, confirmedAt: null } }),
    );
    expect(registration.knows().confirmedAt).toBeUndefined();
  });
});
