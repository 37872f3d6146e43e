import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
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
    failed('takeAction', 'proof-required', 'the host requires a fresh proof of identity'),
    failed('takeAction', 'unreachable', 'the host cannot be reached'),
    defineAnswer('proof', { isProven: true }, 'the person has proved their identity', 'proven'),
    defineAnswer('proof', { isProven: false }, 'the person does not prove their identity', 'abandoned'),
    host({ type: 'action.finished' }, 'the person returns to the reservation'),
  ],
  mainPath: ['previewAction.answered', 'action.confirmed', 'takeAction.answered', 'action.finished'],
});
