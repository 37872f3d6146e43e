import type { alternativesMachine } from '../../../machines/alternatives/alternatives.machine.ts';
import { sampleAlternative } from '../../../machines/alternatives/alternatives.samples.ts';
import { rulesFor, type Rules } from './rule.ts';

const { leadsTo, defineRules } = rulesFor<typeof alternativesMachine>();

const before = { startDate: '2027-06-01', endDate: '2027-06-04', guestCount: 3 };
const stay = { startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 2 };
const earlier = { ...sampleAlternative, id: 'before' };

/** Other dates are another question: the properties that were free before are forgotten. */
const on = { 'alternatives.requested': leadsTo('searching', { stay, alternatives: [] }) };

const states = defineRules(
  { unitId: 'unit', stay: before, alternatives: [earlier] },
  {
    unasked: { path: 'initial', tags: ['settled'], on },
    searching: {
      path: ['unasked', 'alternatives.requested'],
      tags: ['waiting'],
      calls: { searchAlternatives: ['searchAlternatives', { unitId: 'unit', stay: before }] },
      on,
      answers: {
        'searchAlternatives.answered.some': leadsTo('shown', { alternatives: [sampleAlternative] }),
        'searchAlternatives.answered.none': leadsTo('none'),
      },
      fails: { searchAlternatives: { otherwise: leadsTo('failed') } },
    },
    shown: { path: ['searching', 'searchAlternatives.answered.some'], tags: ['settled'], on },
    none: { path: ['searching', 'searchAlternatives.answered.none'], tags: ['settled'], on },
    failed: {
      path: ['searching', 'searchAlternatives.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: { ...on, 'connection.returned': leadsTo('searching') },
    },
  },
);

/** The rules for each event while other properties are searched for taken dates. */
export const alternativesRules: Rules<typeof alternativesMachine> = {
  initial: { in: 'unasked', with: { unitId: 'casa-azul', stay: undefined, alternatives: [] } },
  states,
};
