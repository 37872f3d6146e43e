import { describe } from 'vitest';
import { todayModel } from '../../../machines/dashboard/today/today.model.ts';
import { outcomeDescriptions } from '../laws/outcomes.ts';
import { testLaws } from '../laws/testLaws.ts';
import { todayRules } from '../rules/dashboard/today.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('the page of today', () => {
  testRules(todayModel, todayRules);
  testLaws(todayModel, { failureDescriptions: outcomeDescriptions });
});
