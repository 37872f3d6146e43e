import type { DeskReservation } from '../../../../contract/dashboard/deskReservation.ts';

/** The properties of a part of the page of one reservation. */
export interface DeskPartProps {
  reservation: DeskReservation;
}
