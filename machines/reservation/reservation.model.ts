import { answered, defineModel, guestDoes, toReceivedEvent, passes } from '../atlas/model.ts';
import { failed } from '../shared/failed.model.ts';
import { loadingTimeout } from '../shared/loading.ts';
import { storedAt, sampleReservation, sampleVisit } from '../shared/reservation.samples.ts';
import { reservationMachine } from './reservation.machine.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof reservationMachine>>) =>
  guestDoes<typeof reservationMachine>(...words);

const answer = { reservation: sampleReservation, asOf: storedAt };

export const reservationModel = defineModel({
  machine: reservationMachine,
  input: { reservationId: sampleVisit.reservationId },
  events: [
    guest(
      { type: 'link.read', token: sampleVisit.token, visitId: sampleVisit.visitId },
      'the guest opens the mailed link',
    ),
    guest(
      { type: 'link.read', token: '', visitId: sampleVisit.visitId },
      'the guest opens a part of the link',
      'link.read.incomplete',
    ),
    guest(
      {
        type: 'link.read',
        token: sampleVisit.token,
        visitId: sampleVisit.visitId,
        kept: answer,
      },
      'the guest opens the link of a reservation that the device keeps',
      'link.read.kept',
    ),
    guest({ type: 'retry.requested' }, 'the guest tries again'),
    toReceivedEvent(guest({ type: 'reservation.changed' }, 'the guest has changed something')),
    guest({ type: 'forms.changed', guests: null }, 'the guest fills in forms'),
    guest({ type: 'forms.sent' }, 'the guest registers the guests'),
    toReceivedEvent(guest({ type: 'draft.found', guests: [] }, 'what was typed of the guests is found')),
    guest({ type: 'page.revisited' }, 'the guest comes back to the page'),
    toReceivedEvent(guest({ type: 'connection.returned' }, 'the network is back')),
    toReceivedEvent(guest({ type: 'offlineCopy.changed', offlineStatus: 'on' }, 'the device keeps it')),
    guest({ type: 'offlineCopy.stopped' }, 'the guest has it removed from the device'),
    guest({ type: 'offlineCopy.resumed' }, 'the guest has the device keep it'),
    toReceivedEvent(guest({ type: 'page.opened' }, 'the page is on the screen')),
    guest({ type: 'page.left' }, 'the guest goes to another page'),
    answered('loadReservation', answer, 'the host tells the reservation'),
    failed('loadReservation', 'not-found', 'there is no such reservation'),
    failed('loadReservation', 'unreachable', 'the host cannot be reached'),
    failed('loadReservation', 'too-many-requests', 'the host is asked too much'),
    passes('loadingTimeout', 'reservation.loading.asking', loadingTimeout, 'loading takes too long'),
    passes('answerTimeout', 'reservation.kept.asking', loadingTimeout, 'the answer takes too long'),
    answered('refreshReservation', answer, 'the host tells it anew'),
    failed('refreshReservation', 'unreachable', 'the host cannot be reached'),
  ],
  unreachable: [
    {
      happening: 'offlineCopy.changed',
      in: ['linkIncomplete'],
      because:
        'The device has told it before the link is read, and nothing is being kept of which it would tell.',
    },
  ],
  requested: [
    'page.opened',
    'link.read',
    'loadReservation.answered',
    'reservation.changed',
    'refreshReservation.answered',
  ],
});
