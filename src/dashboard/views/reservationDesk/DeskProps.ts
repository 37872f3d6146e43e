import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';
import type {
  DeskContext,
  DeskEvent,
} from '../../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';

/** The properties of the screens of one reservation. */
export interface DeskProps {
  context: DeskContext;
  send: (event: DeskEvent) => void;
}

/** The properties of a part of the page. */
export interface DeskPartProps {
  reservation: DeskReservation;
}
