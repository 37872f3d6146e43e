import { defineAnswer, defineDelay, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { phoneBookingMachine } from './phoneBooking.machine.ts';
import { recheckDelay } from './phoneBooking.setup.ts';
import { createdBooking, emptyDraft, freeOffer, takenOffer } from './phoneBooking.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof phoneBookingMachine>>) =>
  defineUserEvent<typeof phoneBookingMachine>(...words);

const describeOffers = (call: string) => [
  defineAnswer(call, freeOffer, 'the nights are free'),
  defineAnswer(call, takenOffer, 'some nights are not free', 'taken'),
  failed(call, 'command-refused', 'the host’s system refuses the stay'),
  failed(call, 'unreachable', 'the host’s system cannot be reached'),
];

export const phoneBookingModel = defineModel({
  machine: phoneBookingMachine,
  group: 'dashboard',
  input: { visitId: 'visit', today: '2027-01-01', draft: emptyDraft, resumedStep: 'stay' },
  events: [
    host({ type: 'draft.changed', draft: { email: 'marie@example.com' } }, 'the host fills in a field'),
    host(
      { type: 'payment.changed', draft: { payBy: 'arrival' }, violations: [] },
      'the host changes the payment',
    ),
    host(
      {
        type: 'payment.changed',
        draft: { hasOwnPrice: true },
        violations: [toViolation('price.nights', 'not_a_number')],
      },
      'the host fills in a part of the payment',
      'payment.changed.incomplete',
    ),
    host({ type: 'step.submitted', violations: [] }, 'the host finishes the step'),
    host(
      { type: 'step.submitted', violations: [toViolation('guest.email', 'email')] },
      'the host finishes the step with a mistake',
      'step.submitted.incomplete',
    ),
    host({ type: 'step.returned' }, 'the host goes back'),
    host(
      { type: 'booking.confirmed', violations: [toViolation('price.nights', 'not_a_number')] },
      'the host makes the booking',
    ),
    toReceivedEvent(
      host({ type: 'booking.resumed', step: 'payment' }, 'the page is opened again at the payment'),
    ),
    toReceivedEvent(
      host(
        { type: 'booking.resumed', step: 'guest' },
        'the page is opened again at the guest',
        'booking.resumed.guest',
      ),
    ),
    ...describeOffers('checkStay'),
    ...describeOffers('checkPayment'),
    failed('checkPayment', 'validation-failed', 'the payment is incomplete', {
      violations: [toViolation('price.nights', 'not_a_number')],
    }),
    defineDelay('recheckDelay', 'phoneBooking.payment.outdated', recheckDelay, 'the host pauses'),
    defineAnswer('createBooking', createdBooking, 'the booking is made'),
    proofRequired('createBooking'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    ...changeFailures('createBooking', 'the booking is refused'),
    failed('createBooking', 'forbidden', 'the role does not allow it'),
    ...describeOffers('recheckBooking'),
  ],
  mainPath: [
    'draft.changed',
    'step.submitted',
    'checkStay.answered',
    'step.submitted',
    'checkPayment.answered',
    'booking.confirmed',
    'createBooking.answered',
  ],
});
