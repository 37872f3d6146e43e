import { describe } from 'vitest';
import { proofModel } from '../../../machines/dashboard/proof/proof.model.ts';
import { testLaws } from '../laws/testLaws.ts';
import { proofRules } from '../rules/dashboard/proof.rules.ts';
import { testRules } from '../rules/testRules.ts';

describe('a proof of identity', () => {
  testRules(proofModel, proofRules);
  testLaws(proofModel);
});
