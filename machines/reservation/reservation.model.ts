import { answered, defineModel, failed, guestDoes, passes } from '../atlas/model.ts';
import { loadingMayTake } from '../shared/loading.ts';
import { sampleReservation, sampleVisit } from '../shared/reservation.samples.ts';
import { reservationMachine } from './reservation.machine.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof reservationMachine>>) =>
  guestDoes<typeof reservationMachine>(...words);

export const reservationModel = defineModel({
  machine: reservationMachine,
  input: { reservationId: sampleVisit.reservationId },
  happenings: [
    guest(
      { type: 'link.read', token: sampleVisit.token, visitId: sampleVisit.visitId },
      'the guest opens the mailed link',
    ),
    guest(
      { type: 'link.read', token: '', visitId: sampleVisit.visitId },
      'the guest opens a part of the link',
      'link.read.incomplete',
    ),
    guest({ type: 'retry.requested' }, 'the guest tries again'),
    guest({ type: 'reservation.changed' }, 'the guest has changed something'),
    guest({ type: 'page.revisited' }, 'the guest comes back to the page'),
    guest({ type: 'page.opened' }, 'the page is on the screen'),
    guest({ type: 'page.left' }, 'the guest goes to another page'),
    answered('loadReservation', sampleReservation, 'the host tells the reservation'),
    failed('loadReservation', 'not-found', 'there is no such reservation'),
    failed('loadReservation', 'unreachable', 'the host cannot be reached'),
    passes('loadingMayTake', 'reservation.loading.asking', loadingMayTake, 'loading takes too long'),
    answered('refreshReservation', sampleReservation, 'the host tells it anew'),
    failed('refreshReservation', 'unreachable', 'the host cannot be reached'),
  ],
});
