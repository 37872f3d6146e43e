import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { reservationDeskMachine } from './reservationDesk.machine.ts';
import { sampleReservation } from '../shared/reservation.samples.ts';

type Machine = typeof reservationDeskMachine;

export const reservationDeskModel = defineModel({
  machine: reservationDeskMachine,
  group: 'dashboard',
  input: { visitId: 'visit', number: sampleReservation.number },
  events: [
    defineAnswer('loadReservationDesk', sampleReservation, 'the host sends the reservation'),
    failed('loadReservationDesk', 'unreachable', 'the host cannot be reached'),
    failed('loadReservationDesk', 'not-found', 'no reservation has this number'),
    defineDelay('loadingTimeout', 'reservationDesk.loading', loadingTimeout, 'loading takes too long'),
    defineUserEvent<Machine>({ type: 'retry.requested' }, 'the person tries again'),
    toReceivedEvent(defineUserEvent<Machine>({ type: 'connection.returned' }, 'the connection returns')),
    toReceivedEvent(defineUserEvent<Machine>({ type: 'data.changed' }, 'the host reports a change')),
    defineAnswer('refreshReservationDesk', sampleReservation, 'the host sends the reservation again'),
    failed('refreshReservationDesk', 'unreachable', 'the host cannot be reached'),
    defineUserEvent<Machine>(
      { type: 'action.opened', action: 'sendNewLink' },
      'the person chooses an action',
    ),
    defineAnswer('deskAction', { mayHaveChanged: true }, 'the action was taken, or may have been', 'done'),
    defineAnswer('deskAction', { mayHaveChanged: false }, 'the action was not taken', 'abandoned'),
    defineUserEvent<Machine>({ type: 'form.opened', form: 'addNote' }, 'the person chooses a form'),
    defineAnswer('deskForm', { mayHaveChanged: true }, 'the entry was saved, or may have been', 'done'),
    defineAnswer('deskForm', { mayHaveChanged: false }, 'the entry was not saved', 'abandoned'),
    defineUserEvent<Machine>({ type: 'repayment.opened', kind: 'refund' }, 'the person chooses a refund'),
    defineAnswer('repayment', { mayHaveChanged: true }, 'the refund was made, or may have been', 'done'),
    defineAnswer('repayment', { mayHaveChanged: false }, 'nothing was refunded', 'abandoned'),
  ],
  mainPath: ['loadReservationDesk.answered', 'action.opened', 'deskAction.answered.done'],
});
