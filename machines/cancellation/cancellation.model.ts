import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import {
  sampleBegun,
  sampleCancelled,
  sampleReservation,
  sampleVisit,
} from '../shared/reservation.samples.ts';
import { cancellationMachine } from './cancellation.machine.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof cancellationMachine>>) =>
  defineUserEvent<typeof cancellationMachine>(...words);

const statuses = {
  open: [sampleReservation, 'the reservation can be cancelled'],
  cancelled: [sampleCancelled, 'the reservation is already cancelled'],
  begun: [sampleBegun, 'the reservation can no longer be cancelled'],
} as const;

export const cancellationModel = defineModel({
  machine: cancellationMachine,
  input: sampleVisit,
  events: [
    ...Object.entries(statuses).flatMap(([name, [reservation, words]]) => [
      toReceivedEvent(
        guest({ type: 'reservation.updated', reservation }, words, `reservation.updated.${name}`),
      ),
      defineAnswer('loadReservation', reservation, words, name),
    ]),
    guest({ type: 'cancellation.begun' }, 'the guest starts a cancellation'),
    guest({ type: 'cancellation.dismissed' }, 'the guest keeps the stay'),
    guest({ type: 'cancellation.confirmed' }, 'the guest confirms the cancellation'),
    defineAnswer(
      'cancelReservation',
      sampleReservation.cancellation.refundNow,
      'the host cancels the reservation',
    ),
    failed('cancelReservation', 'terms-changed', 'the refund or the payment is another one'),
    failed('cancelReservation', 'wrong-state', 'the status of the reservation has changed'),
    failed('cancelReservation', 'unreachable', 'the host cannot be reached'),
    failed('loadReservation', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: [
    'reservation.updated.open',
    'cancellation.begun',
    'cancellation.confirmed',
    'cancelReservation.answered',
  ],
});
