import { describe } from 'vitest';
import type { GuestDetails } from '../../machines/guestDetails/emptyGuestDetails.ts';
import { guestDetailsModel } from '../../machines/guestDetails/guestDetails.model.ts';
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
  keepsItsRules(guestDetailsModel, guestDetailsRules);
  keepsTheLaws(guestDetailsModel, particulars);
});
