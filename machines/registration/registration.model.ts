import { toViolation } from '../../contract/schemas/violations.ts';
import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import {
  sampleCancelled,
  sampleRegistered,
  sampleReopened,
  sampleReservation,
  sampleVisit,
} from '../shared/reservation.samples.ts';
import { emptyForm } from './forms.ts';
import { registrationMachine } from './registration.machine.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof registrationMachine>>) =>
  defineUserEvent<typeof registrationMachine>(...words);

const updated = (name: string, reservation: typeof sampleReservation, words: string) =>
  toReceivedEvent(guest({ type: 'reservation.updated', reservation }, words, `reservation.updated.${name}`));

export const registrationModel = defineModel({
  machine: registrationMachine,
  input: sampleVisit,
  events: [
    updated('open', sampleReservation, 'the guests have to be registered'),
    updated('registered', sampleRegistered, 'the guests are already registered'),
    updated('reopened', sampleReopened, 'the host reopens the registration'),
    updated('cancelled', sampleCancelled, 'the stay is not booked'),
    toReceivedEvent(
      guest(
        { type: 'draft.recalled', guests: [{ ...emptyForm, surname: 'Silva' }, emptyForm], opened: 1 },
        'this tab still has the typed details',
      ),
    ),
    toReceivedEvent(
      guest(
        { type: 'draft.found', guests: [{ ...emptyForm, surname: 'Costa' }, emptyForm] },
        'the host has an earlier draft',
      ),
    ),
    guest({ type: 'guest.opened', index: 1 }, 'the guest opens another form'),
    guest({ type: 'guest.changed', index: 0, form: { surname: 'Silva' } }, 'the guest fills in the forms'),
    guest({ type: 'guests.submitted' }, 'the guest submits the registration'),
    guest({ type: 'status.requested' }, 'the guest requests the current status'),
    defineAnswer(
      'saveGuests',
      { status: 'confirmed', confirmedAt: '2027-04-30T12:00:00Z' },
      'the host registers the guests',
    ),
    failed('saveGuests', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('guests[1].nationality', 'blank')],
    }),
    failed('saveGuests', 'wrong-state', 'the guests can no longer be registered'),
    failed('saveGuests', 'idempotency-mismatch', 'the host has received an earlier attempt'),
    failed('saveGuests', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['reservation.updated.open', 'guest.changed', 'guests.submitted', 'saveGuests.answered'],
});
