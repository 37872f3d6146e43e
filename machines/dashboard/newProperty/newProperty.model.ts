import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { failed } from '../../shared/failed.model.ts';
import { changeFailures } from '../shared/changeFailures.model.ts';
import { newPropertyMachine } from './newProperty.machine.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof newPropertyMachine>>) =>
  defineUserEvent<typeof newPropertyMachine>(...words);

export const newPropertyModel = defineModel({
  machine: newPropertyMachine,
  group: 'dashboard',
  input: { visitId: 'visit', language: 'en', like: '' },
  events: [
    host({ type: 'entry.changed', entry: { name: 'Casa Açores' } }, 'the host types in the form'),
    host({ type: 'entry.submitted' }, 'the host adds the property'),
    defineAnswer('createProperty', undefined, 'the property is created'),
    failed('createProperty', 'validation-failed', 'some answers are not valid', {
      violations: [toViolation('property', 'invalid_id')],
    }),
    failed('createProperty', 'property-exists', 'another property or page has this address'),
    failed('createProperty', 'not-found', 'the copied property does not exist any more'),
    ...changeFailures('createProperty', 'the property is refused'),
  ],
  mainPath: ['entry.changed', 'entry.submitted', 'createProperty.answered'],
});
