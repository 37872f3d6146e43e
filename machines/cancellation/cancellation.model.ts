import { answered, defineModel, guestDoes, toReceivedEvent } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import {
  sampleBegun,
  sampleCancelled,
  sampleReservation,
  sampleVisit,
} from '../shared/reservation.samples.ts';
import { cancellationMachine } from './cancellation.machine.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof cancellationMachine>>) =>
  guestDoes<typeof cancellationMachine>(...words);

const standings = {
  open: [sampleReservation, 'it can be called off'],
  cancelled: [sampleCancelled, 'it is called off already'],
  begun: [sampleBegun, 'it can no longer be called off'],
} as const;

export const cancellationModel = defineModel({
  machine: cancellationMachine,
  input: sampleVisit,
  events: [
    ...Object.entries(standings).flatMap(([name, [reservation, words]]) => [
      toReceivedEvent(
        guest({ type: 'reservation.updated', reservation }, words, `reservation.updated.${name}`),
      ),
      answered('loadReservation', reservation, words, name),
    ]),
    guest({ type: 'cancellation.begun' }, 'the guest wants to call it off'),
    guest({ type: 'cancellation.dismissed' }, 'the guest keeps the stay'),
    guest({ type: 'cancellation.confirmed' }, 'the guest calls it off'),
    answered('cancelReservation', sampleReservation.cancellation.refundNow, 'the reservation is called off'),
    failed('cancelReservation', 'terms-changed', 'less would come back'),
    failed('cancelReservation', 'wrong-state', 'it can no longer be called off'),
    failed('cancelReservation', 'unreachable', 'the host cannot be reached'),
    failed('loadReservation', 'unreachable', 'the host cannot be reached'),
  ],
  requested: [
    'reservation.updated.open',
    'cancellation.begun',
    'cancellation.confirmed',
    'cancelReservation.answered',
  ],
});
