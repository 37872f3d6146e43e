import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { sampleReservation } from '../shared/reservation.samples.ts';
import { deskActionMachine } from './deskAction.machine.ts';
import { newLinkEffect } from './deskAction.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof deskActionMachine>>) =>
  defineUserEvent<typeof deskActionMachine>(...words);

export const deskActionModel = defineModel({
  machine: deskActionMachine,
  group: 'dashboard',
  input: { visitId: 'visit', number: newLinkEffect.terms.number, action: newLinkEffect.action },
  events: [
    defineAnswer('previewAction', newLinkEffect, 'the host sends the effect'),
    failed('previewAction', 'command-refused', 'the action is not possible'),
    host({ type: 'retry.requested' }, 'the person tries again'),
    host({ type: 'action.confirmed' }, 'the person confirms the action'),
    host({ type: 'action.abandoned' }, 'the person does not take the action'),
    defineAnswer('takeAction', newLinkEffect, 'the host takes the action'),
    proofRequired('takeAction'),
    ...changeFailures('takeAction', 'the host refuses the action'),
    defineAnswer('reassessAction', newLinkEffect, 'the host sends the present effect'),
    failed('reassessAction', 'command-refused', 'the action is not possible any more'),
    host({ type: 'look.requested' }, 'the person looks at the reservation first'),
    defineAnswer('lookAtReservation', sampleReservation, 'the host sends the reservation'),
    failed('lookAtReservation', 'unreachable', 'the host cannot be reached'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    host({ type: 'action.finished' }, 'the person returns to the reservation'),
  ],
  mainPath: ['previewAction.answered', 'action.confirmed', 'takeAction.answered', 'action.finished'],
});
