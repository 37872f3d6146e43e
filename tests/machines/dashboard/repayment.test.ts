import { describe } from 'vitest';
import { repaymentModel } from '../../../machines/dashboard/repayment/repayment.model.ts';
import { outcomeDescriptions } from '../laws/outcomes.ts';
import { testLaws } from '../laws/testLaws.ts';
import { repaymentRules } from '../rules/dashboard/repayment.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a refund or cancellation', () => {
  testRules(repaymentModel, repaymentRules);
  testLaws(repaymentModel, { failureDescriptions: outcomeDescriptions });
});
