import type { LegalText } from '../../contract/schemas/legal.ts';
import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent, defineDelay } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { loadingTimeout } from '../shared/loading.ts';
import { legalTextMachine } from './legalText.machine.ts';

const text: LegalText = {
  title: 'Terms',
  language: 'en',
  blocks: [{ kind: 'paragraph', runs: [{ text: 'You book directly.' }] }],
};

export const legalTextModel = defineModel({
  machine: legalTextMachine,
  input: { name: 'terms' },
  events: [
    defineAnswer('loadText', text, 'the host returns the text'),
    failed('loadText', 'not-found', 'the host has not published this text'),
    failed('loadText', 'unreachable', 'the host cannot be reached'),
    defineDelay('loadingTimeout', 'legalText.loading', loadingTimeout, 'loading takes too long'),
    toReceivedEvent(
      defineUserEvent<typeof legalTextMachine>({ type: 'connection.returned' }, 'the connection returns'),
    ),
    defineUserEvent<typeof legalTextMachine>({ type: 'retry.requested' }, 'the visitor tries again'),
  ],
  mainPath: ['loadText.answered'],
});
