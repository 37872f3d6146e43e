import { toViolation } from '../../contract/violations.ts';
import { answered, defineModel, guestDoes, toReceivedEvent } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { sampleFixed, sampleReservation, sampleVisit } from '../shared/reservation.samples.ts';
import { stayDetailsMachine } from './stayDetails.machine.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof stayDetailsMachine>>) =>
  guestDoes<typeof stayDetailsMachine>(...words);

export const stayDetailsModel = defineModel({
  machine: stayDetailsMachine,
  input: sampleVisit,
  events: [
    toReceivedEvent(
      guest(
        { type: 'reservation.updated', reservation: sampleReservation },
        'they can be changed',
        'reservation.updated.open',
      ),
    ),
    toReceivedEvent(
      guest(
        { type: 'reservation.updated', reservation: sampleFixed },
        'they can no longer be changed',
        'reservation.updated.fixed',
      ),
    ),
    guest({ type: 'details.begun' }, 'the guest wants to tell something'),
    guest({ type: 'details.changed', form: { arrivalTime: '19:30' } }, 'the guest says when they arrive'),
    guest({ type: 'details.dismissed' }, 'the guest leaves it as it was'),
    guest({ type: 'details.submitted' }, 'the guest sends it'),
    answered('saveDetails', { savedAt: '2027-01-01T12:00:00Z' }, 'the host has it'),
    failed('saveDetails', 'validation-failed', 'answers are refused', {
      violations: [toViolation('arrivalTime', 'arrival_time')],
    }),
    failed('saveDetails', 'wrong-state', 'it can no longer be changed'),
    failed('saveDetails', 'idempotency-mismatch', 'an earlier try had arrived'),
    failed('saveDetails', 'unreachable', 'the host cannot be reached'),
  ],
  requested: [
    'reservation.updated.open',
    'details.begun',
    'details.changed',
    'details.submitted',
    'saveDetails.answered',
  ],
});
