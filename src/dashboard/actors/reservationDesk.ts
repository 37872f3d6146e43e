import { reservationDeskMachine } from '../../../machines/dashboard/reservationDesk/reservationDesk.machine.ts';
import { createDeskActionActors } from './deskAction.ts';
import { createDeskFormActors } from './deskForm.ts';
import { createLook } from './lookAtReservation.ts';
import type { ProofServices } from './proof.ts';
import { createRefundActors } from './refund.ts';

/** Connects the page of one reservation to the host. */
export const createReservationDeskActors = (dashboard: ProofServices) =>
  reservationDeskMachine.provide({
    actors: {
      loadReservationDesk: createLook(dashboard),
      deskAction: createDeskActionActors(dashboard),
      deskForm: createDeskFormActors(dashboard),
      refund: createRefundActors(dashboard),
    },
  });
