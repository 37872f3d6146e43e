import type { ModelEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { loadingEvents } from './liveList.model.ts';
import { sampleReservation } from './reservation.samples.ts';

/** Returns the events of a page that loads its reservation. */
export const reservationLoadingEvents = (machineId: string): ModelEvent[] => [
  ...loadingEvents(machineId, 'loadReservationDesk', sampleReservation, 'the host sends the reservation'),
  failed('loadReservationDesk', 'not-found', 'no reservation has this number'),
];
