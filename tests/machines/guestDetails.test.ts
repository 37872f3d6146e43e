import { describe } from 'vitest';
import type { GuestDetails } from '../../machines/guestDetails/emptyGuestDetails.ts';
import { guestDetailsModel } from '../../machines/guestDetails/guestDetails.model.ts';
import { testLaws } from './laws/testLaws.ts';
import type { LawOptions } from './laws/particulars.ts';
import { guestDetailsRules } from './rules/guestDetails.rules.ts';
import { testRules } from './rules/testRules.ts';

const particulars: LawOptions = {
  typed: {
    of: (context: { guest: GuestDetails }) => context.guest,
    changesBy: ['details.changed', 'details.recalled', 'record.found'],
  },
};

describe('the guest’s details', () => {
  testRules(guestDetailsModel, guestDetailsRules);
  testLaws(guestDetailsModel, particulars);
});
