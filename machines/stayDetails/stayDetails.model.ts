import { toViolation } from '../../contract/schemas/violations.ts';
import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { sampleFixed, sampleReservation, sampleVisit } from '../shared/reservation.samples.ts';
import { stayDetailsMachine } from './stayDetails.machine.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof stayDetailsMachine>>) =>
  defineUserEvent<typeof stayDetailsMachine>(...words);

export const stayDetailsModel = defineModel({
  machine: stayDetailsMachine,
  input: sampleVisit,
  events: [
    toReceivedEvent(
      guest(
        { type: 'reservation.updated', reservation: sampleReservation },
        'the details can be changed',
        'reservation.updated.open',
      ),
    ),
    toReceivedEvent(
      guest(
        { type: 'reservation.updated', reservation: sampleFixed },
        'the details can no longer be changed',
        'reservation.updated.fixed',
      ),
    ),
    guest({ type: 'details.begun' }, 'the guest starts to change the details'),
    guest({ type: 'details.changed', form: { arrivalTime: '19:30' } }, 'the guest enters an arrival time'),
    guest({ type: 'details.dismissed' }, 'the guest discards the changes'),
    guest({ type: 'details.submitted' }, 'the guest sends the details'),
    defineAnswer('saveDetails', { savedAt: '2027-01-01T12:00:00Z' }, 'the host saves the details'),
    failed('saveDetails', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('arrivalTime', 'arrival_time')],
    }),
    failed('saveDetails', 'wrong-state', 'the host no longer accepts changes'),
    failed('saveDetails', 'idempotency-mismatch', 'the host has received an earlier attempt'),
    failed('saveDetails', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: [
    'reservation.updated.open',
    'details.begun',
    'details.changed',
    'details.submitted',
    'saveDetails.answered',
  ],
});
