import { describe } from 'vitest';
import { refundModel } from '../../../machines/dashboard/refund/refund.model.ts';
import { outcomeDescriptions } from '../laws/outcomes.ts';
import { testLaws } from '../laws/testLaws.ts';
import { refundRules } from '../rules/dashboard/refund.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a refund or cancellation', () => {
  testRules(refundModel, refundRules);
  testLaws(refundModel, { failureDescriptions: outcomeDescriptions });
});
