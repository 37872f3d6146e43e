import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { liveEvents, loadingEvents } from '../shared/liveList.model.ts';
import { reservationDeskMachine } from './reservationDesk.machine.ts';
import { sampleReservation } from '../shared/reservation.samples.ts';

type Machine = typeof reservationDeskMachine;

export const reservationDeskModel = defineModel({
  machine: reservationDeskMachine,
  group: 'dashboard',
  input: { visitId: 'visit', number: sampleReservation.number },
  events: [
    ...loadingEvents(
      'reservationDesk',
      'loadReservationDesk',
      sampleReservation,
      'the host sends the reservation',
    ),
    failed('loadReservationDesk', 'not-found', 'no reservation has this number'),
    defineUserEvent<Machine>(
      { type: 'action.opened', action: 'sendNewLink' },
      'the person chooses an action',
    ),
    defineAnswer('deskAction', { mayHaveChanged: true }, 'the action was taken, or may have been', 'done'),
    defineAnswer('deskAction', { mayHaveChanged: false }, 'the action was not taken', 'abandoned'),
    defineUserEvent<Machine>({ type: 'form.opened', form: 'addNote' }, 'the person chooses a form'),
    defineAnswer('deskForm', { mayHaveChanged: true }, 'the entry was saved, or may have been', 'done'),
    defineAnswer('deskForm', { mayHaveChanged: false }, 'the entry was not saved', 'abandoned'),
    defineUserEvent<Machine>({ type: 'refund.opened', kind: 'refund' }, 'the person chooses a refund'),
    defineAnswer('refund', { mayHaveChanged: true }, 'the refund was made, or may have been', 'done'),
    defineAnswer('refund', { mayHaveChanged: false }, 'nothing was refunded', 'abandoned'),
    ...liveEvents('refreshReservationDesk', sampleReservation, 'the host sends the reservation again'),
  ],
  mainPath: ['loadReservationDesk.answered', 'action.opened', 'deskAction.answered.done'],
});
