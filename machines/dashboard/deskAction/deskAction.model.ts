import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures, proofRequired } from '../shared/changeFailures.model.ts';
import { reservationLoadingEvents } from '../shared/reservationPage.model.ts';
import { sampleReservation } from '../shared/reservation.samples.ts';
import { deskActionMachine } from './deskAction.machine.ts';
import { newLinkEffect, newLinkResult } from './deskAction.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof deskActionMachine>>) =>
  defineUserEvent<typeof deskActionMachine>(...words);

export const deskActionModel = defineModel({
  machine: deskActionMachine,
  group: 'dashboard',
  input: { visitId: 'visit', number: newLinkEffect.terms.number, action: newLinkEffect.action },
  events: [
    ...reservationLoadingEvents('deskAction'),
    defineAnswer('previewAction', newLinkEffect, 'the host sends the effect'),
    failed('previewAction', 'command-refused', 'the action is not possible'),
    host({ type: 'action.confirmed' }, 'the person confirms the action'),
    defineAnswer('takeAction', newLinkResult, 'the host takes the action'),
    proofRequired('takeAction'),
    ...changeFailures('takeAction', 'the host refuses the action'),
    defineAnswer('reassessAction', newLinkEffect, 'the host sends the present effect'),
    failed('reassessAction', 'command-refused', 'the action is not possible any more'),
    host({ type: 'look.requested' }, 'the person looks at the reservation first'),
    defineAnswer('lookAtReservation', sampleReservation, 'the host sends the reservation'),
    failed('lookAtReservation', 'unreachable', 'the host cannot be reached'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
  ],
  mainPath: [
    'loadReservationDesk.answered',
    'previewAction.answered',
    'action.confirmed',
    'takeAction.answered',
  ],
});
