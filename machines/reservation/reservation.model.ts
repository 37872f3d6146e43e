import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { loadingTimeout } from '../shared/loading.ts';
import { storedAt, sampleReservation, sampleVisit } from '../shared/reservation.samples.ts';
import { reservationMachine } from './reservation.machine.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof reservationMachine>>) =>
  defineUserEvent<typeof reservationMachine>(...words);

const answer = { reservation: sampleReservation, asOf: storedAt };

export const reservationModel = defineModel({
  machine: reservationMachine,
  input: { reservationId: sampleVisit.reservationId },
  events: [
    guest(
      { type: 'link.read', token: sampleVisit.token, visitId: sampleVisit.visitId },
      'the guest opens the reservation link',
    ),
    guest(
      { type: 'link.read', token: '', visitId: sampleVisit.visitId },
      'the guest opens an incomplete link',
      'link.read.incomplete',
    ),
    guest(
      {
        type: 'link.read',
        token: sampleVisit.token,
        visitId: sampleVisit.visitId,
        kept: answer,
      },
      'the guest opens the link of a reservation that is stored on the device',
      'link.read.kept',
    ),
    guest(
      { type: 'link.read', token: '', visitId: sampleVisit.visitId, kept: answer },
      'the guest opens a reservation that is stored on the device, without its link',
      'link.read.stored',
    ),
    guest({ type: 'retry.requested' }, 'the guest tries again'),
    toReceivedEvent(guest({ type: 'reservation.changed' }, 'the guest has changed the reservation')),
    guest({ type: 'forms.changed', guests: null }, 'the guest fills in the forms'),
    guest({ type: 'forms.sent' }, 'the guest submits the registration'),
    toReceivedEvent(guest({ type: 'draft.found', guests: [] }, 'the host returns a draft of the forms')),
    guest({ type: 'page.revisited' }, 'the guest returns to the page'),
    toReceivedEvent(guest({ type: 'connection.returned' }, 'the connection returns')),
    toReceivedEvent(guest({ type: 'offlineCopy.changed', offlineStatus: 'on' }, 'the device stores a copy')),
    guest({ type: 'offlineCopy.stopped' }, 'the guest deletes the copy on the device'),
    guest({ type: 'offlineCopy.resumed' }, 'the guest stores a copy on the device'),
    toReceivedEvent(guest({ type: 'page.opened' }, 'the guest opens the page')),
    guest({ type: 'page.left' }, 'the guest goes to another page'),
    defineAnswer('loadReservation', answer, 'the host returns the reservation'),
    failed('loadReservation', 'not-found', 'the reservation does not exist'),
    failed('loadReservation', 'unreachable', 'the host cannot be reached'),
    failed('loadReservation', 'too-many-requests', 'the host has received too many requests'),
    defineDelay('loadingTimeout', 'reservation.loading.asking', loadingTimeout, 'loading takes too long'),
    defineDelay('answerTimeout', 'reservation.kept.asking', loadingTimeout, 'the answer takes too long'),
    defineAnswer('refreshReservation', answer, 'the host returns the current reservation'),
    failed('refreshReservation', 'unreachable', 'the host cannot be reached'),
  ],
  unreachable: [
    {
      event: 'offlineCopy.changed',
      states: ['linkIncomplete'],
      reason:
        'The device reports its copy before the link is read, and it has no copy without a complete link.',
    },
  ],
  mainPath: [
    'page.opened',
    'link.read',
    'loadReservation.answered',
    'reservation.changed',
    'refreshReservation.answered',
  ],
});
