import { defineModel } from 'statechart-atlas';
import { liveEvents } from '../shared/liveList.model.ts';
import { sampleReservation } from '../shared/reservation.samples.ts';
import { reservationLoadingEvents } from '../shared/reservationPage.model.ts';
import { reservationDeskMachine } from './reservationDesk.machine.ts';

export const reservationDeskModel = defineModel({
  machine: reservationDeskMachine,
  group: 'dashboard',
  input: { number: sampleReservation.number },
  events: [
    ...reservationLoadingEvents('reservationDesk'),
    ...liveEvents('refreshReservationDesk', sampleReservation, 'the host sends the reservation again'),
  ],
  mainPath: ['loadReservationDesk.answered'],
});
