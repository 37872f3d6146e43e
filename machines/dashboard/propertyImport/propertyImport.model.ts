import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures } from '../shared/changeFailures.model.ts';
import { propertyImportMachine } from './propertyImport.machine.ts';
import { foundProperty, otherProperty } from './propertyImport.samples.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof propertyImportMachine>>) =>
  defineUserEvent<typeof propertyImportMachine>(...words);

export const propertyImportModel = defineModel({
  machine: propertyImportMachine,
  group: 'dashboard',
  input: { visitId: 'visit', language: 'en' },
  events: [
    host({ type: 'file.chosen', file: 'file-1' }, 'the person chooses a file'),
    host({ type: 'text.changed', text: 'Casa Azul' }, 'the person pastes a text'),
    host({ type: 'text.submitted', found: [foundProperty] }, 'the person sends the text'),
    host({ type: 'text.submitted', found: [] }, 'the text contains nothing', 'text.submitted.nothing'),
    host({ type: 'property.chosen', index: 1 }, 'the person chooses a property'),
    host({ type: 'import.restarted' }, 'the person begins again'),
    host(
      { type: 'entry.changed', entry: {}, values: { name: 'Casa Branca' } },
      'the person corrects a value',
    ),
    host({ type: 'entry.submitted' }, 'the person begins the property'),
    defineAnswer(
      'readProperties',
      { properties: [foundProperty], photos: 2 },
      'the file contains a property',
    ),
    defineAnswer(
      'readProperties',
      { properties: [foundProperty, otherProperty], photos: 0 },
      'the file contains several properties',
      'several',
    ),
    defineAnswer('readProperties', { problem: 'noJson' }, 'the file contains no property', 'unreadable'),
    failed('readProperties', 'unknown', 'the file has disappeared'),
    defineAnswer('createImportedDraft', undefined, 'the draft is created'),
    failed('createImportedDraft', 'validation-failed', 'some answers are not valid', {
      violations: [toViolation('property', 'invalid_id')],
    }),
    failed('createImportedDraft', 'property-exists', 'another property or page has this address'),
    ...changeFailures('createImportedDraft', 'the draft is refused'),
  ],
  mainPath: [
    'file.chosen',
    'readProperties.answered',
    'entry.changed',
    'entry.submitted',
    'createImportedDraft.answered',
  ],
});
