import type { propertyImportMachine } from '../../../../machines/dashboard/propertyImport/propertyImport.machine.ts';
import {
  foundProperty,
  otherProperty,
} from '../../../../machines/dashboard/propertyImport/propertyImport.samples.ts';
import { noValues } from '../../../../contract/imports/foundProperty.ts';
import { toViolation } from '../../../../contract/schemas/violations.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof propertyImportMachine>();

const noFailure = { ...noReason, violations: [] };
const entry = { property: 'casa-azul', language: 'pt', ...pick(foundProperty) } as const;
const violations = [toViolation('property', 'invalid_id')];

function pick({ values, amenities }: typeof foundProperty) {
  return { values, amenities };
}

const nothing = { values: noValues, amenities: [] };
const chosen = (found = foundProperty) => ({
  entry: { ...entry, property: found.values.name.toLowerCase().replace(' ', '-'), ...pick(found) },
  unknown: found.unknown,
  problem: undefined,
});

const choosing = {
  'file.chosen': leadsTo('reading', { file: 'file-1', problem: undefined }, focusPage),
  'text.changed': unchanged({ text: 'Casa Azul' }),
  'text.submitted': leadsTo('editing', { properties: [foundProperty], photos: 0, ...chosen() }, focusPage),
  'text.submitted.nothing': leadsTo('unreadable', { problem: 'noProperty' as const }),
};
const restart = leadsTo('choosing', noFailure, focusPage);
const typing = {
  'entry.changed': unchanged({
    // The person has written another id, which stays.
    entry: { ...entry, property: 'own', values: { ...entry.values, name: 'Casa Branca' } },
    violations: [],
    attempt: 4,
  }),
  'entry.submitted': leadsTo('creating'),
  'import.restarted': restart,
};

const states = defineRules(
  {
    visitId: 'v7',
    language: 'pt',
    text: 'Text',
    file: 'file-7',
    problem: 'empty',
    properties: [otherProperty, foundProperty],
    photos: 7,
    entry: { ...entry, property: 'own' },
    unknown: ['before'],
    attempt: 3,
    ...waiting,
    violations,
  },
  {
    choosing: { path: 'initial', on: choosing },
    reading: {
      path: ['choosing', 'file.chosen'],
      tags: ['waiting'],
      calls: { readProperties: ['readProperties', 'file-7'] },
      answers: {
        'readProperties.answered': leadsTo(
          'editing',
          { properties: [foundProperty], photos: 2, ...chosen(), ...noFailure },
          focusPage,
        ),
        'readProperties.answered.several': leadsTo(
          'selecting',
          { properties: [foundProperty, otherProperty], photos: 0, ...chosen(), ...noFailure },
          focusPage,
        ),
        'readProperties.answered.unreadable': leadsTo('unreadable', { problem: 'noJson', ...noFailure }),
      },
      fails: { readProperties: { otherwise: (failure) => leadsTo('unreadable', failure) } },
    },
    unreadable: { path: ['reading', 'readProperties.answered.unreadable'], on: choosing },
    selecting: {
      path: ['reading', 'readProperties.answered.several'],
      on: { 'property.chosen': leadsTo('editing', chosen(), focusPage), 'import.restarted': restart },
    },
    editing: { path: ['reading', 'readProperties.answered'], on: typing },
    creating: {
      path: ['editing', 'entry.submitted'],
      tags: ['waiting'],
      calls: {
        createImportedDraft: [
          'createImportedDraft',
          { entry: { ...entry, property: 'own' }, idempotencyKey: 'v7:createImportedDraft:3' },
        ],
      },
      answers: { 'createImportedDraft.answered': leadsTo('created', noFailure, focusPage) },
      fails: {
        createImportedDraft: outcomes(
          (failure) => leadsTo('rejected', { ...failure, attempt: 4 }),
          (failure) => leadsTo('unconfirmed', failure),
          {
            'validation-failed': (failure) => leadsTo('refused', { ...failure, attempt: 4 }),
            'property-exists': (failure) => leadsTo('taken', { ...failure, attempt: 4 }),
            'too-many-requests': (failure) => leadsTo('tooMany', failure),
          },
        ),
      },
    },
    refused: {
      path: ['creating', 'createImportedDraft.failed.validation-failed'],
      tags: ['failed'],
      on: typing,
    },
    taken: {
      path: ['creating', 'createImportedDraft.failed.property-exists'],
      tags: ['failed'],
      on: { ...typing, 'entry.changed': { ...typing['entry.changed'], to: 'editing' } },
    },
    tooMany: {
      path: ['creating', 'createImportedDraft.failed.too-many-requests'],
      tags: ['failed'],
      on: typing,
    },
    rejected: {
      path: ['creating', 'createImportedDraft.failed.command-refused'],
      tags: ['failed'],
      on: typing,
    },
    unconfirmed: {
      path: ['creating', 'createImportedDraft.failed.unreachable'],
      tags: ['failed'],
      on: { 'entry.submitted': leadsTo('creating', {}, focusPage) },
    },
    created: { path: ['creating', 'createImportedDraft.answered'] },
  },
);

/** The effect of each event in each state of an import of a property. */
export const propertyImportRules: Rules<typeof propertyImportMachine> = {
  initial: {
    in: 'choosing',
    with: {
      visitId: 'visit',
      language: 'en',
      text: '',
      file: '',
      problem: undefined,
      properties: [],
      photos: 0,
      entry: { property: '', language: 'en', ...nothing },
      unknown: [],
      attempt: 0,
      ...noFailure,
    },
  },
  refused: violations,
  states,
};
