import { describe } from 'vitest';
import { deskActionModel } from '../../../machines/dashboard/deskAction/deskAction.model.ts';
import { outcomeDescriptions } from '../laws/outcomes.ts';
import { testLaws } from '../laws/testLaws.ts';
import { deskActionRules } from '../rules/dashboard/deskAction.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('an action on a reservation', () => {
  testRules(deskActionModel, deskActionRules);
  testLaws(deskActionModel, { failureDescriptions: outcomeDescriptions });
});
