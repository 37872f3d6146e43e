import { describe } from 'vitest';
import { deskActionModel } from '../../../machines/dashboard/deskAction/deskAction.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { deskActionRules } from '../rules/dashboard/deskAction.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('an action on a reservation', () => {
  testRules(deskActionModel, deskActionRules);
  testLaws(deskActionModel);
});
