import { toViolation } from '../../../../contract/schemas/violations.ts';
import type { newPropertyMachine } from '../../../../machines/dashboard/newProperty/newProperty.machine.ts';
import { focusPage, rulesFor, type Rules } from '../rule.ts';
import { outcomes } from '../outcomes.ts';
import { noReason, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof newPropertyMachine>();

const entry = { name: 'Moinho', language: 'pt', property: 'moinho' } as const;
const nothingWrong = { ...noReason, violations: [] };
const [ofName, ofLanguage] = [toViolation('name', 'blank'), toViolation('language', 'invalid')];
const ofId = toViolation('property', 'invalid_id');

const changed = {
  entry: { name: 'Casa Açores', language: 'pt', property: 'casa-acores' } as const,
  violations: [ofLanguage],
  attempt: 4,
};
const typing = {
  'entry.changed': unchanged(changed),
  'entry.submitted': leadsTo('creating'),
};

const states = defineRules(
  {
    visitId: 'v7',
    language: 'de',
    like: 'casa-do-limoeiro',
    entry,
    attempt: 3,
    violations: [ofName, ofLanguage, ofId],
    ...waiting,
  },
  {
    editing: { path: 'initial', on: typing },
    creating: {
      path: ['editing', 'entry.submitted'],
      tags: ['waiting'],
      calls: {
        createProperty: [
          'createProperty',
          { entry, like: 'casa-do-limoeiro', idempotencyKey: 'v7:createProperty:3' },
        ],
      },
      answers: { 'createProperty.answered': leadsTo('created', nothingWrong, focusPage) },
      fails: {
        createProperty: outcomes(
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
    refused: { path: ['creating', 'createProperty.failed.validation-failed'], tags: ['failed'], on: typing },
    taken: {
      path: ['creating', 'createProperty.failed.property-exists'],
      tags: ['failed'],
      on: { ...typing, 'entry.changed': leadsTo('editing', changed) },
    },
    tooMany: { path: ['creating', 'createProperty.failed.too-many-requests'], tags: ['failed'], on: typing },
    rejected: { path: ['creating', 'createProperty.failed.not-found'], tags: ['failed'], on: typing },
    unconfirmed: {
      path: ['creating', 'createProperty.failed.unreachable'],
      tags: ['failed'],
      on: { 'entry.submitted': leadsTo('creating', {}, focusPage) },
    },
    created: { path: ['creating', 'createProperty.answered'] },
  },
);

/** The effect of each event in each state of a new property. */
export const newPropertyRules: Rules<typeof newPropertyMachine> = {
  initial: {
    in: 'editing',
    with: {
      visitId: 'visit',
      language: 'en',
      like: '',
      entry: { name: '', language: 'en', property: '' },
      attempt: 0,
      ...nothingWrong,
    },
  },
  refused: [ofId],
  states,
};
