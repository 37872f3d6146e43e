import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { failed } from '../shared/failed.model.ts';
import { sampleDates } from '../shared/quote.samples.ts';
import { alternativesMachine } from './alternatives.machine.ts';
import { sampleAlternative } from './alternatives.samples.ts';

const event = (...words: Parameters<typeof defineUserEvent<typeof alternativesMachine>>) =>
  toReceivedEvent(defineUserEvent<typeof alternativesMachine>(...words));

export const alternativesModel = defineModel({
  machine: alternativesMachine,
  input: { unitId: 'casa-azul' },
  events: [
    event(
      { type: 'alternatives.requested', stay: { ...sampleDates, guestCount: 2 } },
      'the dates of the guest are taken',
    ),
    event({ type: 'connection.returned' }, 'the connection returns'),
    defineAnswer('searchAlternatives', [sampleAlternative], 'other properties are free', 'some'),
    defineAnswer('searchAlternatives', [], 'no other property is free', 'none'),
    failed('searchAlternatives', 'unreachable', 'the host cannot be reached'),
  ],
  mainPath: ['alternatives.requested', 'searchAlternatives.answered.some'],
});
