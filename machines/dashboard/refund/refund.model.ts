import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { reservationLoadingEvents } from '../shared/reservationPage.model.ts';
import { erasedReservation, sampleReservation } from '../shared/reservation.samples.ts';
import { refundMachine } from './refund.machine.ts';
import { refundEffect } from './refund.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof refundMachine>>) =>
  defineUserEvent<typeof refundMachine>(...words);

export const refundModel = defineModel({
  machine: refundMachine,
  group: 'dashboard',
  input: { visitId: 'visit', number: sampleReservation.number, kind: 'refund' },
  events: [
    ...reservationLoadingEvents('refund'),
    defineAnswer(
      'loadReservationDesk',
      erasedReservation,
      'the host sends a reservation of which nothing can be refunded',
      'impossible',
    ),
    host({ type: 'entry.changed', entry: { amount: '40' } }, 'the person chooses the refund'),
    host({ type: 'effect.requested' }, 'the person asks for the effect'),
    host({ type: 'entry.reopened' }, 'the person changes the refund'),
    host({ type: 'refund.confirmed' }, 'the person confirms the effect'),
    defineAnswer('previewRefund', refundEffect, 'the host sends the effect'),
    failed('previewRefund', 'validation-failed', 'some answers are not valid', {
      violations: [toViolation('amount', 'not_a_number')],
    }),
    failed('previewRefund', 'command-refused', 'this refund is not possible'),
    defineAnswer('sendRefund', refundEffect, 'the host makes the refund'),
    proofRequired('sendRefund'),
    failed('sendRefund', 'validation-failed', 'the host rejects some answers', {
      violations: [toViolation('amount', 'not_a_number')],
    }),
    ...changeFailures('sendRefund', 'the host refuses the refund'),
    defineAnswer('reassessRefund', refundEffect, 'the host sends the present effect'),
    failed('reassessRefund', 'command-refused', 'this refund is not possible any more'),
    host({ type: 'look.requested' }, 'the person looks at the reservation first'),
    defineAnswer('lookAtReservation', sampleReservation, 'the host sends the reservation'),
    failed('lookAtReservation', 'unreachable', 'the host cannot be reached'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
  ],
  mainPath: [
    'loadReservationDesk.answered',
    'entry.changed',
    'effect.requested',
    'previewRefund.answered',
    'refund.confirmed',
    'sendRefund.answered',
  ],
});
