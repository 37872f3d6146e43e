import { describe } from 'vitest';
import type { GuestDetails } from '../../machines/guestDetails/guestDetails.machine.ts';
import { guestDetailsChart } from '../../machines/guestDetails/guestDetails.chart.ts';
import { keepsTheLaws } from './laws/keepsTheLaws.ts';
import type { Particulars } from './laws/particulars.ts';
import { guestDetailsRules } from './rules/guestDetails.rules.ts';
import { keepsItsRules } from './rules/keepsItsRules.ts';

const particulars: Particulars = {
  typed: {
    of: (context: { guest: GuestDetails }) => context.guest,
    changesBy: ['details.changed', 'details.recalled', 'record.found'],
  },
};

describe('the guest’s details', () => {
  keepsItsRules(guestDetailsChart, guestDetailsRules);
  keepsTheLaws(guestDetailsChart, particulars);
});
