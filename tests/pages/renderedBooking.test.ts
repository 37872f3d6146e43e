import { expect, test } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import { availabilityMachine } from '../../machines/availability/availability.machine.ts';
import { getStates } from 'statechart-atlas/graph';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { guestDetailsMachine } from '../../machines/guestDetails/guestDetails.machine.ts';
import { createBookingInput } from '../../machines/property/createBookingInput.ts';
import { createInitialBooking } from '../../src/pages/useBooking.ts';
import { unit } from '../site/support/createFakeBackend.ts';

const drawn = createInitialBooking(unit, 'fr');

/** A journey, what it is drawn from, and what its machine says as it begins. */
const begun = <Machine extends AnyStateMachine>(machine: Machine, input: object) => ({
  machine,
  first: createActor(machine, { input } as never).getSnapshot(),
});

test.each([
  [
    'booking',
    drawn.booking,
    begun(bookingMachine, createBookingInput(unit, { visitId: '', language: 'fr' })),
  ] as const,
  ['availability', drawn.availability, begun(availabilityMachine, { unitId: unit.id })] as const,
  ['guestDetails', drawn.guestDetails, begun(guestDetailsMachine, { language: 'fr' })] as const,
])('%s is drawn before it runs as it is when it begins', (_, before, { machine, first }) => {
  expect({ value: before.value, context: before.context }).toEqual({
    value: first.value,
    context: first.context,
  });
  for (const node of getStates(machine.root)) {
    const value = node.path.reduceRight<unknown>(
      (inner, state) => (inner === undefined ? state : { [state]: inner }),
      undefined,
    );
    expect([node.path, before.matches(value as never)]).toEqual([node.path, first.matches(value as never)]);
  }
});

test('the server renders the actions that are possible before the booking runs', () => {
  const { first } = begun(bookingMachine, createBookingInput(unit, { visitId: '', language: 'fr' }));
  for (const type of ['booking.begun', 'price.requested', 'form.submitted', 'otp.submitted'] as const) {
    expect([type, drawn.booking.can({ type })]).toEqual([type, first.can({ type })]);
  }
  expect(drawn.booking.hasTag('waiting')).toBe(first.hasTag('waiting'));
});
