import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { reservationLoadingEvents } from '../shared/reservationPage.model.ts';
import { erasedReservation, sampleReservation } from '../shared/reservation.samples.ts';
import { deskFormMachine } from './deskForm.machine.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof deskFormMachine>>) =>
  defineUserEvent<typeof deskFormMachine>(...words);

export const deskFormModel = defineModel({
  machine: deskFormMachine,
  group: 'dashboard',
  input: { visitId: 'visit', number: sampleReservation.number, form: 'addNote' },
  events: [
    ...reservationLoadingEvents('deskForm'),
    defineAnswer(
      'loadReservationDesk',
      erasedReservation,
      'the host sends a reservation that allows no notes',
      'impossible',
    ),
    host({ type: 'entry.changed', entry: { text: 'Arrives by train' } }, 'the person types in the form'),
    host({ type: 'entry.submitted' }, 'the person saves the entry'),
    defineAnswer('saveEntry', { form: 'addNote' }, 'the host saves the entry'),
    failed('saveEntry', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('text', 'blank')],
    }),
    proofRequired('saveEntry'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    ...changeFailures('saveEntry', 'the host refuses the entry'),
    defineAnswer('reassessEntry', sampleReservation, 'the host sends the reservation'),
    defineAnswer(
      'reassessEntry',
      erasedReservation,
      'the host sends a reservation that allows no notes any more',
      'impossible',
    ),
    failed('reassessEntry', 'unreachable', 'the host cannot be reached'),
    host({ type: 'look.requested' }, 'the person looks at the reservation first'),
    defineAnswer('lookAtReservation', sampleReservation, 'the host sends the reservation'),
    failed('lookAtReservation', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['loadReservationDesk.answered', 'entry.changed', 'entry.submitted', 'saveEntry.answered'],
});
