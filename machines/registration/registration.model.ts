import { toViolation } from '../../contract/violations.ts';
import { answered, defineModel, guestDoes, toReceivedEvent } from '../atlas/model.ts';
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

const guest = (...words: Parameters<typeof guestDoes<typeof registrationMachine>>) =>
  guestDoes<typeof registrationMachine>(...words);

const updated = (name: string, reservation: typeof sampleReservation, words: string) =>
  toReceivedEvent(guest({ type: 'reservation.updated', reservation }, words, `reservation.updated.${name}`));

export const registrationModel = defineModel({
  machine: registrationMachine,
  input: sampleVisit,
  events: [
    updated('open', sampleReservation, 'the guests are to be registered'),
    updated('registered', sampleRegistered, 'the guests are registered already'),
    updated('reopened', sampleReopened, 'the host lets them register anew'),
    updated('cancelled', sampleCancelled, 'the stay is not booked'),
    toReceivedEvent(
      guest(
        { type: 'draft.recalled', guests: [{ ...emptyForm, surname: 'Silva' }, emptyForm], opened: 1 },
        'what was typed before is found',
      ),
    ),
    toReceivedEvent(
      guest(
        { type: 'draft.found', guests: [{ ...emptyForm, surname: 'Costa' }, emptyForm] },
        'the host has kept what was typed',
      ),
    ),
    guest({ type: 'guest.opened', index: 1 }, 'the guest goes to another form'),
    guest({ type: 'guest.changed', index: 0, form: { surname: 'Silva' } }, 'the guest types'),
    guest({ type: 'guests.submitted' }, 'the guest sends the forms'),
    guest({ type: 'status.requested' }, 'the guest asks how it stands'),
    answered('saveGuests', { status: 'confirmed', confirmedAt: '2027-04-30T12:00:00Z' }, 'the host has them'),
    failed('saveGuests', 'validation-failed', 'answers are refused', {
      violations: [toViolation('guests[1].nationality', 'blank')],
    }),
    failed('saveGuests', 'wrong-state', 'the reservation takes no guests any more'),
    failed('saveGuests', 'idempotency-mismatch', 'an earlier try had arrived'),
    failed('saveGuests', 'unreachable', 'the host cannot be reached'),
  ],
  requested: ['reservation.updated.open', 'guest.changed', 'guests.submitted', 'saveGuests.answered'],
});
