import { toViolation } from '../../../contract/schemas/violations.ts';
import { emptyForm } from '../../../machines/registration/forms.ts';
import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { GuestForm, RegistrationContext } from '../../../machines/registration/registration.types.ts';
import type { RegistrationState } from '../../../src/views/registration/RegistrationProps.ts';
import { RegistrationView } from '../../../src/views/registration/RegistrationView.tsx';
import { reservation as booked } from '../support/reservation.ts';
import { testScreen, type Send } from '../support/screen.tsx';

// The forms come at once here.
await import('../../../src/views/registration/Forms.tsx');

const ana: GuestForm = {
  surname: 'Silva',
  givenNames: 'Ana Rita',
  dateOfBirth: '1957-02-08',
  placeOfBirth: 'Faro',
  documentType: 'identity_card',
  documentNumber: 'AB 123',
  documentCountry: 'PRT',
  nationality: 'PRT',
  countryOfResidence: 'FRA',
  placeOfResidence: 'Lyon',
  sharesResidence: false,
};

const filledIn: Omit<RegistrationContext, 'failure' | 'confirmedAt'> = {
  reservationId: 'reservation',
  token: 'token',
  visitId: 'visit',
  attempt: 1,
  guests: [ana, { ...ana, givenNames: 'Rui', sharesResidence: true }, emptyForm],
  prepared: [],
  chosen: [],
  opened: 0,
  violations: [],
};

/** The registration of three guests in one of its states. */
export const registrationPage = (
  state: RegistrationState,
  about: Partial<RegistrationContext> = {},
  reservation = booked,
) =>
  function RegistrationPage(send: Send) {
    const context = { ...filledIn, failure: undefined, confirmedAt: undefined, ...about };
    const snapshot = registrationMachine.resolveState({ value: state, context });
    return <RegistrationView snapshot={snapshot} send={send} reservation={reservation} />;
  };

/** The rejected fields of the first and the last guest. */
export const refused: Partial<RegistrationContext> = {
  failure: 'validation-failed',
  violations: [
    toViolation('guests[0].dateOfBirth', 'date_of_birth'),
    toViolation('guests[0].documentType', 'blank'),
    toViolation('guests[0].nationality', 'country'),
    toViolation('guests[2].surname', 'blank'),
    toViolation('guests', 'guest_forms'),
  ],
};

/** Tests the texts and events of the registration's screens. */
export function testRegistrationScreen(
  title: string,
  state: RegistrationState,
  about: Partial<RegistrationContext>,
  expected: string,
  reservation = booked,
): void {
  testScreen(title, registrationPage(state, about, reservation), expected);
}
