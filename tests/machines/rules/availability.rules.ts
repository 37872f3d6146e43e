import type { Availability } from '../../../contract/schemas/availability.ts';
import type { availabilityMachine } from '../../../machines/availability/availability.machine.ts';
import { rulesFor, type Rules } from './rule.ts';

const { leadsTo, defineRules } = rulesFor<typeof availabilityMachine>();

const stay = { earliest: '2027-05-01', latest: '2028-05-01' };
const known: Availability = { unavailable: [], stay };
const before: Availability = {
  unavailable: [{ start: '2027-06-01', end: '2027-06-03', reason: 'booked' }],
  stay: { ...stay, latest: '2028-04-30' },
};

const states = defineRules(
  { unitId: 'unit', availability: before },
  {
    unasked: { first: 'begins', tags: ['settled'], on: { 'availability.requested': leadsTo('asking') } },
    asking: {
      first: ['unasked', 'availability.requested'],
      tags: ['waiting'],
      calls: { readAvailability: ['readAvailability', 'unit'] },
      // A running request may have begun before the nights were taken.
      on: { 'availability.outdated': leadsTo('asking') },
      answers: { 'readAvailability.answered': leadsTo('known', { availability: known }) },
      fails: { readAvailability: { otherwise: leadsTo('unknown') } },
    },
    known: {
      first: ['asking', 'readAvailability.answered'],
      tags: ['settled'],
      on: { 'availability.outdated': leadsTo('asking') },
    },
    unknown: {
      first: ['asking', 'readAvailability.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: {
        'availability.outdated': leadsTo('asking'),
        'connection.returned': leadsTo('asking'),
      },
    },
  },
);

/** The rules for each event while the calendar learns which nights are taken. */
export const availabilityRules: Rules<typeof availabilityMachine> = {
  begins: { in: 'unasked', with: { unitId: 'casa-azul', availability: undefined } },
  states,
};
