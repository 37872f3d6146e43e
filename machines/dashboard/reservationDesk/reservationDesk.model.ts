import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { reservationDeskMachine } from './reservationDesk.machine.ts';
import { sampleReservation } from './reservationDesk.samples.ts';

type Machine = typeof reservationDeskMachine;

export const reservationDeskModel = defineModel({
  machine: reservationDeskMachine,
  group: 'dashboard',
  input: { number: sampleReservation.number },
  events: [
    defineAnswer('loadReservationDesk', sampleReservation, 'the host sends the reservation'),
    failed('loadReservationDesk', 'unreachable', 'the host cannot be reached'),
    failed('loadReservationDesk', 'not-found', 'no reservation has this number'),
    defineDelay('loadingTimeout', 'reservationDesk.loading', loadingTimeout, 'loading takes too long'),
    defineUserEvent<Machine>({ type: 'retry.requested' }, 'the person tries again'),
    toReceivedEvent(defineUserEvent<Machine>({ type: 'connection.returned' }, 'the connection returns')),
  ],
  mainPath: ['loadReservationDesk.answered'],
});
